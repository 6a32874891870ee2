/// How a load stands: the first page's or the next one's.
public enum LoadPhase: Hashable, Sendable {
  /// Nothing is under way.
  case idle
  /// A request is under way.
  case loading
  /// The load waits before it tries again; until that time of the program's ``Timeline``.
  case waiting(until: Duration)
  /// The load failed, and is asked for again by a retry only.
  case failed(FeedError)

  /// Creates the phase of a load that is under way.
  init(_ progress: LoadProgress) {
    switch progress {
    case .waiting(let time): self = .waiting(until: time)
    case .loading: self = .loading
    }
  }

  /// The error of a failed load.
  public var error: FeedError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
