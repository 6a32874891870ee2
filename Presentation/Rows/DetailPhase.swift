public import EndlessDomain

/// The state of one row's details.
public enum DetailPhase: Hashable, Sendable {
  /// Their turn has not come yet.
  case waiting
  /// They are in flight.
  case loading
  /// They failed with a transient error, and are tried again at a time of the `Timeline`.
  case retrying(until: Duration)
  /// They are loaded.
  case loaded(PokemonDetails)
  /// They failed; the other rows are not affected.
  case failed(FeedError)

  /// Whether nothing more will happen by itself.
  public var isSettled: Bool {
    switch self {
    case .loaded, .failed: true
    case .waiting, .loading, .retrying: false
    }
  }
}
