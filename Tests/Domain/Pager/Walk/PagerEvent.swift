@testable import EndlessDomain

/// What can happen to a pager.
enum PagerEvent: Hashable {
  case intent(Pager.Intent)
  /// The outcome of a load, with the random number for the delay before another attempt.
  case outcome(Pager.Outcome, jitter: Double)
}

extension Pager.Outcome {
  /// The load that it is the outcome of.
  var load: Load {
    switch self {
    case .loaded(let load, _, _, _), .inconclusive(let load), .rejected(let load, _),
      .failed(let load, _), .due(let load):
      load
    }
  }
}

extension Pager {
  mutating func handle(_ event: PagerEvent, at time: Duration) -> Command? {
    switch event {
    case .intent(let intent): handle(intent, at: time)
    case .outcome(let outcome, let jitter): handle(outcome, at: time, jitter: jitter)
    }
  }
}
