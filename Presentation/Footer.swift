public import EndlessDomain

/// What stands below the rows of a list.
public enum Footer: Hashable, Sendable {
  /// Nothing.
  case none
  /// A sign that rows are on their way.
  case loading
  /// That the load waits before it tries again, until that time of the
  /// program's `Timeline`.
  case waiting(until: Duration)
  /// What went wrong, with a way to try again.
  case failed(FeedError)
  /// That this was all, and why.
  case end(EndReason)
  /// That there is nothing: said only once the source has answered.
  case empty
}
