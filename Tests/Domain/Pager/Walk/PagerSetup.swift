@testable import EndlessDomain

/// What a walk tries.
struct PagerSetup {
  /// How time passes in a walk.
  enum Time: Hashable {
    /// Only while a load waits. It is counted from the last event, so that states meet again.
    case inWaits
    /// Not at all, for policies that observe it.
    case frozen
    /// By this much before each event, so that states seldom meet again.
    case steps(Duration)
  }

  /// How the list reports what is in sight.
  enum Reports: Hashable { case rows, positions, both }

  var policy: PrefetchPolicy
  var requiresQuery = false
  var reports = Reports.both
  var time = Time.inWaits
  /// How many screens show the list at most.
  var screens = 1
  /// Whether loads fail in every way, not only in those of different consequences.
  var triesAllErrors = false
  /// How many events follow one another at most; if `nil`, the walk ends once nothing new comes.
  var depth: Int?
  /// Two attempts are enough to see that they are counted, and are the fewest states.
  var retryPolicy = RetryPolicy(attempts: 2, backoff: .seconds(2))
  /// How many rows the list has at most.
  var longest = 4

  var name: String {
    "\(policy), \(reports) reported" + (requiresQuery ? ", only with a query" : "")
  }

  static let all = [
    PagerSetup(policy: .lastItem, reports: .rows, screens: 2, triesAllErrors: true),
    PagerSetup(policy: .lastItem, requiresQuery: true, reports: .rows),
    PagerSetup(policy: .remaining(1), reports: .positions),
    PagerSetup(policy: .distance(100), reports: .both),
    PagerSetup(policy: .adaptive(pages: 2...4), reports: .positions, time: .frozen),
    PagerSetup(policy: .adaptive(margin: 0.1), time: .steps(.milliseconds(700)), depth: 4),
    PagerSetup(policy: .adaptive(pages: 2...4), time: .steps(.seconds(40)), depth: 4),
  ]
}
