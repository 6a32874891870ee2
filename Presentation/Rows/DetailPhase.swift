public import EndlessDomain

/// How the details of one row stand.
public enum DetailPhase: Hashable, Sendable {
  /// Their turn has not come yet.
  case waiting
  /// They are on their way.
  case loading
  /// They wait before they are asked for again, until that time of the program's `Timeline`.
  case retrying(until: Duration)
  /// They are there.
  case loaded(PokemonDetails)
  /// They could not be had; the other rows have nothing to do with it.
  case failed(FeedError)

  /// Creates the phase of details that are on their way.
  init(_ progress: LoadProgress) {
    switch progress {
    case .waiting(let time): self = .retrying(until: time)
    case .loading: self = .loading
    }
  }

  /// Whether nothing more will come by itself.
  public var isSettled: Bool {
    switch self {
    case .loaded, .failed: true
    case .waiting, .loading, .retrying: false
    }
  }
}
