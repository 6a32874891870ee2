import Synchronization

/// Stops every task that comes through until the test lets it pass.
final class Turnstile: Sendable {
  private struct State {
    var permits = 0
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Lets one task pass: the one that waits longest, or the next one to come.
  func letOnePass() {
    let first = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.permits += 1
      return nil
    }
    first?.resume()
  }

  /// Lets all tasks pass from now on.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func pass() async {
    await withCheckedContinuation { continuation in
      let mayPass = state.withLock { state in
        if state.isOpen { return true }
        if state.permits > 0 {
          state.permits -= 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if mayPass { continuation.resume() }
    }
  }
}

/// A clock on which every wait lasts until the test ends it.
struct TurnstileClock: Clock {
  struct Instant: InstantProtocol {
    var elapsed = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }
    func duration(to other: Instant) -> Duration { other.elapsed - elapsed }
    static func < (a: Instant, b: Instant) -> Bool { a.elapsed < b.elapsed }
  }

  let turnstile: Turnstile
  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await turnstile.pass()
    try Task.checkCancellation()
  }
}
