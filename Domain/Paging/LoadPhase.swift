/// The state of one of a list's two loads: the one that replaces the rows, or the one that adds some.
public enum LoadPhase: Hashable, Sendable {
  /// No load is in flight.
  case idle
  /// A load is in flight.
  case loading(Load)
  /// A load failed with a transient error, and is tried again at a time of the ``Timeline``.
  case waiting(Load, until: Duration, after: FeedError)
  /// A load failed; only a retry starts it again.
  case failed(Load, FeedError)

  /// Whether a request is in flight.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Whether a load is in flight or waits to be tried again.
  public var isBusy: Bool {
    switch self {
    case .loading, .waiting: true
    case .idle, .failed: false
    }
  }

  /// The error of a failed load.
  public var error: FeedError? {
    if case .failed(_, let error) = self { error } else { nil }
  }

  /// The load in this state, or `nil` if there is none.
  var load: Load? {
    switch self {
    case .idle: nil
    case .loading(let load), .waiting(let load, _, _), .failed(let load, _): load
    }
  }
}
