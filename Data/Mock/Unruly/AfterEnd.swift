public import EndlessDomain

/// What a server that does not know its end answers past it.
public enum AfterEnd: Hashable, Sendable {
  /// The last page again.
  case `repeat`
  /// The list from its beginning.
  case restart
  /// A page without rows that announces another one.
  case empty
  /// A failure.
  case fail(FeedError)
}
