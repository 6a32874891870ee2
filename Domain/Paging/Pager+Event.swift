extension Pager {
  /// What a person did, or what a load brought.
  public enum Event: Hashable, Sendable {
    /// The list came into sight.
    case opened
    /// The row at this index came into sight.
    case appeared(at: Int)
    /// The list was scrolled.
    case scrolled(to: ScrollPosition)
    /// A search was submitted; nothing where it was blank.
    case searched(SearchQuery?)
    /// The whole list is wanted anew.
    case refreshed
    /// What failed is wanted again.
    case retried
    /// What is under way is no longer wanted.
    case cancelled
    /// A load brought its page: so many new rows, and whether the feed has ended with it.
    case loaded(Load, added: Int, ended: Bool)
    /// A load waits before it tries again, or does try again.
    case progressed(Load, LoadProgress)
    /// A load failed.
    case failed(Load, FeedError)

    /// Whether it is a scroll: there are many of them, and one that asks for nothing changes nothing.
    public var isScroll: Bool {
      switch self {
      case .appeared, .scrolled: true
      default: false
      }
    }
  }

  /// What is to be done.
  public enum Command: Hashable, Sendable {
    /// Start this load, in place of the one under way.
    case load(Load)
    /// Cancel the load under way.
    case cancel
  }
}
