extension Pager {
  /// What a reader or the app wants.
  public enum Intent: Hashable, Sendable {
    /// A screen shows the list: load the first page, or go on where the list stopped.
    case open
    /// A screen no longer shows the list: once no screen does, cancel what is in flight.
    case close
    /// The row at an index became visible.
    case itemAppeared(at: Int)
    /// The list was scrolled, or laid out with other content.
    case scrolled(to: ViewportPosition)
    /// Replace the list by the results of a query; `nil` if the text was blank.
    case search(SearchQuery?)
    /// Load the whole list again.
    case refresh
    /// Load again what failed, without waiting any longer.
    case retry
    /// Ask for further pages after too many brought nothing new.
    case goOn
    /// Cancel what is in flight.
    case cancel

    /// Whether it reports scrolling: there are many of these, and most of them change nothing.
    public var isScroll: Bool {
      switch self {
      case .itemAppeared, .scrolled: true
      default: false
      }
    }
  }

  /// What became of a load.
  ///
  /// Only the code that runs loads can report it.
  package enum Outcome: Hashable, Sendable {
    /// The load brought its page: how many new rows, up to which of them rows stay that were in sight
    /// before, and what follows them.
    case loaded(Load, added: Int, staying: Int = 0, then: Continuation)
    /// The load brought an empty first page that announces another one, and there are rows that must
    /// stay until something can replace them.
    case inconclusive(Load)
    /// The load ended a new feed without anything that could replace the rows there are.
    case rejected(Load, FeedError)
    /// The load failed.
    case failed(Load, FeedError)
    /// The time has come to try the load again.
    case due(Load)
  }

  /// What to do.
  public enum Command: Hashable, Sendable {
    /// Run this load instead of whatever runs now.
    case load(Load)
    /// Report ``Outcome/due(_:)`` for this load at a time of the ``Timeline``.
    case wait(Load, until: Duration)
    /// Cancel what runs now.
    case cancel
  }
}
