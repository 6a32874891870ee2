import EndlessData
import EndlessDomain

/// A client that stands before another one, as the program puts them together.
///
/// The program's own list is in an executable, which no other can call; a test holds the two
/// against each other.
struct ClientLayer {
  let name: String
  let wrap: (any HTTPClient) -> any HTTPClient

  /// Returns the program's clients in front of PokéAPI, from the wire up.
  static func all(on timeline: Timeline, log: @escaping HTTPLog = { _ in }) -> [ClientLayer] {
    [
      ClientLayer(name: "log") { LoggingHTTPClient($0, timeline: timeline, log: log) },
      ClientLayer(name: "host limit") { HostLimitedHTTPClient($0) },
      ClientLayer(name: "cache") {
        CachingHTTPClient($0, timeline: timeline, isWhole: \.looksLikeJSONObject, log: log)
      },
    ]
  }

  /// Returns the program's client of PokéAPI.
  static func client(on timeline: Timeline) -> any HTTPClient {
    all(on: timeline).reduce(URLSessionHTTPClient(timeline: timeline)) { $1.wrap($0) }
  }
}
