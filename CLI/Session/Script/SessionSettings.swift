public import EndlessDomain
public import EndlessMocks

/// What a session is played under; the values that nobody sets are fixed, so that a session means the
/// same for ever.
public struct SessionSettings: Hashable, Sendable {
  /// How a list reports what is in sight.
  public enum Reports: String, CaseIterable, Hashable, Sendable {
    /// Each row, when it comes into sight.
    case rows
    /// The viewport's position, when the list is scrolled or laid out with other content.
    case positions
  }

  /// How long a page takes.
  public var latency = Latency.fixed(.milliseconds(100))
  /// Where the chance of ``latency`` begins.
  public var latencySeed: UInt64 = 1
  /// How long the details of an item take.
  public var detailLatency = Latency.fixed(.milliseconds(100))
  /// Where the chance of ``detailLatency`` begins.
  public var detailLatencySeed: UInt64 = 1
  /// How many rows a page of a sample feed has; the feed's own number where it is not set.
  ///
  /// A source of your own has its own.
  public var pageSize: Int?
  /// How many rows are in sight at a time, at least 1.
  public var viewport = 6
  /// The height of a row in points, above 0.
  public var rowHeight = 80.0
  /// When the next page is asked for.
  public var prefetch = PrefetchPolicy.lastItem
  /// How many rows a sample feed's list has on the server; the whole catalogue where it is not set.
  ///
  /// A source of your own has its own.
  public var items: Int?
  /// How the list reports what is in sight; like a real list, it reports only changes.
  public var reports = Reports.positions
  /// Whether a load that failed with a transient error is tried again as in an app.
  ///
  /// The delay is always the longest one. Otherwise a load is tried again only if the server says when.
  public var retries = false
  /// Whether every request and every change of state must have been expected.
  public var isStrict = false

  /// Creates settings.
  public init() {}

  /// The retry policy for a view model, which ``retries`` decides.
  public var retryPolicy: RetryPolicy {
    retries ? RetryPolicy() : RetryPolicy(backoff: nil)
  }
}
