public import EndlessDomain

/// How the details of one row stand.
public enum DetailPhase: Hashable, Sendable {
  /// Their turn has not come yet.
  case waiting
  /// They are on their way.
  case loading
  /// They are there.
  case loaded(PokemonDetails)
  /// They could not be had; the other rows have nothing to do with it.
  case failed(FeedError)

  /// Whether nothing more will come by itself.
  public var isSettled: Bool {
    switch self {
    case .loaded, .failed: true
    case .waiting, .loading: false
    }
  }
}
