/// A clock of any kind, whose times are counted from its start: the system's in a program, a virtual
/// one in a test.
///
/// All parts of a program that tell each other times share one.
public struct Timeline: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Starts a timeline on a clock.
  public init<Time: Clock>(_ clock: Time = ContinuousClock()) where Time.Duration == Duration {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// The time since the start.
  public var now: Duration { elapsed() }

  /// Waits for a time to come.
  ///
  /// - Throws: ``FeedError/cancelled`` as soon as the task is cancelled.
  public func sleep(until time: Duration) async throws(FeedError) {
    do {
      try await wait(time)
    } catch {
      throw .cancelled
    }
  }
}
