/// What a page takes to come: the profiles of WebPageTest (`connectivity.ini`), with a tail.
///
/// A page costs a round trip, the server's own time and its bytes over the bandwidth; all of that
/// times a log-normal factor of median 1. The tails are not in the profiles: they are assumed, the
/// longer the slower the network.
enum Network: String, CaseIterable {
  /// WebPageTest's "Cable": 5 Mbit/s, 28 ms; a home's Wi-Fi.
  case wifi = "Wi-Fi"
  /// WebPageTest's "4G": 9 Mbit/s, 170 ms.
  case fourG = "4G"
  /// WebPageTest's "3G": 1.6 Mbit/s, 300 ms.
  case threeG = "3G"
  /// 4G, of which nothing comes through for 5 seconds once in a visit, as in a lift.
  case outage = "4G, 5 s out"

  /// The server's own time for a page, in seconds.
  static let serverTime = 0.1
  /// The bytes of a row; book and lecture lists have about a thousand.
  static let rowBytes = 1000.0
  static let outageSeconds = 5.0

  /// In seconds.
  var roundTrip: Double {
    switch self {
    case .wifi: 0.028
    case .fourG, .outage: 0.170
    case .threeG: 0.300
    }
  }

  /// In bytes a second.
  var bandwidth: Double {
    switch self {
    case .wifi: 5e6 / 8
    case .fourG, .outage: 9e6 / 8
    case .threeG: 1.6e6 / 8
    }
  }

  /// The tail: the deviation of the latency's logarithm.
  var sigma: Double {
    switch self {
    case .wifi: 0.4
    case .fourG, .outage: 0.5
    case .threeG: 0.6
    }
  }

  /// The median time of a page of so many rows, in seconds.
  func median(rows: Int) -> Double {
    roundTrip + Self.serverTime + Double(rows) * Self.rowBytes / bandwidth
  }
}
