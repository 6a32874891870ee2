/// A clock that stands still: a sleep lasts until the test ends it.
struct HeldClock: Clock {
  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let ends: AsyncStream<Void>
  private let end: AsyncStream<Void>.Continuation

  init() { (ends, end) = AsyncStream.makeStream() }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    for await _ in ends { break }
  }

  /// Ends one sleep.
  func endSleep() { end.yield() }
}
