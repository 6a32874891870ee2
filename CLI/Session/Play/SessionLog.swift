import Synchronization

/// Takes down what happens in a session, in the order in which it happens.
final class SessionLog: Sendable {
  private struct State {
    var events: [SessionEvent] = []
    var line = 0
  }

  private let clock: VirtualClock
  private let state = Mutex(State())

  init(on clock: VirtualClock) {
    self.clock = clock
  }

  var events: [SessionEvent] { state.withLock { $0.events } }

  /// The line of the script, or the number of the step, whose doing everything is from now on.
  var line: Int {
    get { state.withLock { $0.line } }
    set { state.withLock { $0.line = newValue } }
  }

  func note(_ kind: SessionEvent.Kind) {
    let time = clock.now.elapsed
    state.withLock { $0.events.append(SessionEvent(time: time, line: $0.line, kind: kind)) }
  }
}
