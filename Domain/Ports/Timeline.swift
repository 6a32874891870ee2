/// The time of a program, counted from its start: the system's, or a virtual one in a test.
///
/// All parts of a program that exchange times must share one timeline.
public struct Timeline: Sendable {
  /// Where loads and waits run, or `nil` for the default executor.
  ///
  /// With virtual time, everything runs on one queue, so that its driver knows when nothing can run.
  public let executor: (any TaskExecutor)?

  /// Returns a random number from 0 to 1, which spreads the waits of many clients.
  public let jitter: @Sendable () -> Double

  private let elapsed: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async -> Bool

  /// Starts a timeline on a clock.
  ///
  /// - Parameters:
  ///   - clock: the clock to read and to sleep on.
  ///   - executor: where loads and waits run, or `nil` for the default executor.
  ///   - jitter: returns a number from 0 to 1; a constant makes waits repeatable.
  public init<Time: Clock>(
    _ clock: Time = ContinuousClock(), executor: (any TaskExecutor)? = nil,
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) where Time.Duration == Duration {
    let start = clock.now
    self.jitter = jitter
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
  /// - Returns: whether the time has come; `false` if the task was cancelled before.
  @concurrent public func wait(until time: Duration) async -> Bool { await sleep(time) }
}
