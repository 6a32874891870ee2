import EndlessDomain
import Synchronization

/// What the lists of one session share: the time, the way to their servers, and what is taken down.
final class SessionWorld: Sendable {
  let settings: SessionSettings
  let loop = SessionLoop()
  let clock: VirtualClock
  let log: SessionLog
  let budget = StepBudget()
  let strict = Mutex(StrictWatch())
  let wire: Wire
  let timeline: Timeline

  init(_ settings: SessionSettings) {
    self.settings = settings
    clock = VirtualClock()
    timeline = Timeline(clock, executor: loop, jitter: { 1 })
    log = SessionLog(on: clock)
    wire = Wire(settings, clock: clock, log: log, budget: budget)
  }

  var now: Duration { clock.now.elapsed }

  /// Acts on a screen, then runs everything that can run without time passing.
  func drive<Owner: Actor, Result: Sendable>(
    _ owner: Owner, _ act: (isolated Owner) -> Result
  ) throws(SessionFailure) -> Result {
    // Counted whether there is a job or not: a step may have many drives.
    _ = budget.goesOn()
    let result = loop.drive(owner, while: budget.goesOn, act)
    try checkBudget()
    return result
  }

  /// Lets time pass to the next thing that is due, at the latest to a time.
  ///
  /// - Returns: whether something was due.
  func passTime(to end: Duration) throws(SessionFailure) -> Bool {
    guard let next = clock.nextDeadline, next.elapsed <= end else {
      clock.advance(to: VirtualClock.Instant(elapsed: end))
      return false
    }
    clock.advanceToNextSleeper()
    return true
  }

  /// What is left over at the end, by the line that made it: what is still in flight or held, plans
  /// never used, and in a strict session what came without being expected.
  var leftOver: [SessionFailure] {
    let left = (wire.unanswered + wire.plans.leftOver).map {
      SessionFailure(.leftOver, "left over: \($0.text)", line: $0.line)
    }
    let missed = settings.isStrict ? strict.withLock { $0.finish() } : []
    let unexpected = missed.map {
      SessionFailure(.leftOver, "not expected: \($0.text)", line: $0.line)
    }
    return (left + unexpected).enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }

  /// Stops the program if a source is called outside the session's queue, where its time is unknown.
  func expectOnLoop() {
    precondition(
      loop.isDriven,
      "a list in a session must be created with the session's timeline: SessionSources.timeline")
  }

  /// Ends the step where it turns in circles.
  func checkBudget() throws(SessionFailure) {
    if let fault = budget.fault {
      throw SessionFailure(.runtime, fault, line: log.line)
    }
  }
}
