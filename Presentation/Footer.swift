public import EndlessDomain

/// What is shown below the rows of a list.
public enum Footer: Hashable, Sendable {
  /// Nothing.
  case none
  /// Rows are being loaded.
  case loading
  /// A load failed with a transient error, and is tried again at a time of the `Timeline`.
  case waiting(until: Duration)
  /// A load failed; the reader may retry.
  case failed(FeedError)
  /// The list has ended, and why. There may be no rows, if the source sent none that can be shown.
  case end(EndReason)
  /// The source said that there is nothing.
  case empty
}
