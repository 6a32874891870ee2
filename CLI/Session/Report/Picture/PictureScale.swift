/// Where time and rows stand in a session's picture, in the picture's units.
struct PictureScale {
  static let width = 960.0
  static let height = 376.0
  /// The sides of the part that time and rows span.
  static let left = 60.0
  static let right = 912.0
  static let top = 34.0
  static let bottom = 330.0

  /// The least width that a session is given.
  static let leastWidth = 60.0

  /// The time at the right side, in milliseconds.
  let end: Double
  /// The rows down to the lower side.
  let rows: Double

  /// Creates a scale in which so much time and so many rows have room.
  init(end: Duration, rows: Double) {
    // What is beyond does not occur, and numbers have an end.
    self.end = min(max(end.milliseconds, 0), 1e15)
    self.rows = rows.isFinite ? min(max(rows, 1), 1e15) : 1
  }

  func x(_ time: Duration) -> Double {
    Self.left + (Self.right - Self.left) * min(max(time.milliseconds / max(end, 1), 0), 1)
  }

  /// Where a session ends that lasts so long; one without time still takes room.
  func sessionEnd(_ time: Duration) -> Double {
    end > 0 ? max(x(time), Self.left + 2) : Self.left + Self.leastWidth
  }

  func y(_ row: Double) -> Double {
    guard row.isFinite else { return Self.top }
    return Self.top + (Self.bottom - Self.top) * min(max(row / rows, 0), 1)
  }

  /// Returns a number of units with at most one digit of their parts.
  static func text(_ units: Double) -> String {
    let tenths = Int((units * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let whole = "\(sign)\(abs(tenths) / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
  }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
