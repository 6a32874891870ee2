import Synchronization

/// Ends a step in which something turns in circles.
final class StepBudget: Sendable {
  /// How many requests for pages and answers a step may bring.
  static let events = 10_000
  /// How much real time a step may take.
  let patience: Duration

  private struct State {
    var events = 0
    var looks = 0
    var end: ContinuousClock.Instant
    var fault: String?
  }

  private let state: Mutex<State>

  init(patience: Duration = .seconds(10)) {
    self.patience = patience
    state = Mutex(State(end: ContinuousClock.now + patience))
  }

  /// What was exceeded, in a sentence.
  var fault: String? { state.withLock { $0.fault } }

  /// Begins a step.
  func renew() {
    state.withLock { $0 = State(end: ContinuousClock.now + patience) }
  }

  /// Counts an event.
  func spend() {
    state.withLock { state in
      state.events += 1
      if state.events > Self.events {
        state.fault = "more than \(Self.events) events in one step: something turns in circles"
      }
    }
  }

  /// Returns whether the step may go on.
  ///
  /// It is the only look at a real clock, and decides nothing else.
  func goesOn() -> Bool {
    state.withLock { state in
      state.looks += 1
      if state.looks % 256 == 0, ContinuousClock.now > state.end {
        state.fault =
          "more than \(patience.scriptText) of real time in one step: something turns in circles"
      }
      return state.fault == nil
    }
  }
}
