import Synchronization

/// Something that happens once, and that tasks can wait for.
final class Event: Sendable {
  private enum State {
    case pending([CheckedContinuation<Void, Never>])
    case happened
  }

  private let state = Mutex(State.pending([]))

  var hasHappened: Bool {
    state.withLock { if case .happened = $0 { true } else { false } }
  }

  /// Resumes the tasks that wait, on the current thread.
  func happen() {
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      defer { state = .happened }
      guard case .pending(let waiting) = state else { return [] }
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let hasHappened = state.withLock { state in
        guard case .pending(let waiting) = state else { return true }
        state = .pending(waiting + [continuation])
        return false
      }
      if hasHappened { continuation.resume() }
    }
  }
}
