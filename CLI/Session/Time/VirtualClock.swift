import Synchronization

/// A clock that stands still until it is told to go on.
public final class VirtualClock: Clock {
  /// A time on the clock, counted from its start.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// The time since the clock's start.
    public let elapsed: Duration

    /// Returns the time so much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(elapsed: elapsed + duration)
    }

    /// Returns how much later the other time is.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Returns whether one time comes before the other.
    public static func < (a: Instant, b: Instant) -> Bool { a.elapsed < b.elapsed }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(elapsed: .zero)
    var asked = 0
    /// In the order in which they asked, so that ties are woken in that order.
    var sleepers: [Sleeper] = []
    /// Those that were cancelled before they had begun to sleep.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Creates a clock that stands at zero.
  public init() {}

  /// The time.
  public var now: Instant { state.withLock { $0.now } }
  /// Time comes in any amount.
  public var minimumResolution: Duration { .zero }
  /// The next time for which a task waits; nothing where none does.
  public var nextDeadline: Instant? { state.withLock { $0.sleepers.map(\.deadline).min() } }
  /// How many tasks wait for a time to come.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Waits until the clock has been advanced to a time.
  ///
  /// - Throws: `CancellationError` where the task is cancelled meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.asked += 1
      return state.asked
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome = state.withLock { state -> Result<Void, any Error>? in
          if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(
            Sleeper(number: number, deadline: deadline, continuation: continuation))
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let place = state.sleepers.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.sleepers.remove(at: place)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Goes on to the next time for which a task waits, and wakes the task that asked first.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func advanceToNextSleeper() -> Bool {
    let woken = state.withLock { state -> Sleeper? in
      // `min` returns the first of equal ones.
      guard
        let next = state.sleepers.indices.min(by: { a, b in
          state.sleepers[a].deadline < state.sleepers[b].deadline
        })
      else { return nil }
      let sleeper = state.sleepers.remove(at: next)
      state.now = max(state.now, sleeper.deadline)
      return sleeper
    }
    woken?.continuation.resume()
    return woken != nil
  }

  /// Goes on to a time for which no task waits, nor for an earlier one.
  ///
  /// - Precondition: nobody is to be woken until then: the order of what happens would be lost.
  public func advance(to time: Instant) {
    state.withLock { state in
      precondition(
        state.sleepers.allSatisfy { $0.deadline > time }, "tasks wait for an earlier time")
      state.now = max(state.now, time)
    }
  }
}
