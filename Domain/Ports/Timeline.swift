/// A clock of any kind whose times are counted from its start: the system's in a program, a virtual
/// one in a test.
///
/// All parts of a program that exchange times share one.
public struct Timeline: Sendable {
  /// Where loads and waits run, or `nil` for the default executor.
  ///
  /// With virtual time, everything runs on one queue, so that its driver knows when nothing can run.
  public let executor: (any TaskExecutor)?

  private let elapsed: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async -> Bool

  /// Starts a timeline on a clock.
  public init<Time: Clock>(
    _ clock: Time = ContinuousClock(), executor: (any TaskExecutor)? = nil
  ) where Time.Duration == Duration {
    let start = clock.now
    self.executor = executor
    elapsed = { start.duration(to: clock.now) }
    sleep = { time in
      do {
        try await clock.sleep(until: start.advanced(by: time), tolerance: nil)
        return true
      } catch {
        return false
      }
    }
  }

  /// The time since the start.
  public var now: Duration { elapsed() }

  /// Waits until a time of this timeline; returns at once if the task is cancelled.
  ///
  /// - Returns: whether the time has come.
  @concurrent public func wait(until time: Duration) async -> Bool { await sleep(time) }
}
