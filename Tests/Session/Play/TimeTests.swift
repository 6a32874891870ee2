import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

@testable import EndlessSession

/// A list of numbers, for sessions whose rows do not matter.
struct Count: Identifiable, Sendable {
  let id: Int
}

/// Returns a session whose list has `count` numbers.
func session(
  of count: Int = 45, pageSize: Int = 10, _ change: (inout SessionSettings) -> Void = { _ in }
) -> Session<SessionList<Count>> {
  var settings = SessionSettings()
  change(&settings)
  return Session(
    of: InMemoryPageSource((0..<count).map(Count.init), pageSize: pageSize, keys: .page),
    pageSize: pageSize, settings: settings, fields: [RowField("number") { "\($0.id + 1)" }])
}

struct TimeTests {
  @Test func `only steps that wait let time pass`() throws {
    let session = session()
    try session.open()
    try session.expect(.state == .loading)
    try session.expect(.time == .zero)
    try session.wait(.milliseconds(99))
    try session.expect(.state == .loading)
    try session.wait(.milliseconds(1))
    try session.expect(.state == .loaded)
    try session.expect(.time == .milliseconds(100))
  }

  @Test func `awaiting stops at the event that makes it true`() throws {
    let session = session()
    try session.open()
    try session.await(.items == 10, max: .seconds(5))
    #expect(session.now == .milliseconds(100))
  }

  @Test func `awaiting fails at once where nothing is pending`() throws {
    let session = session()
    try session.open()
    let failure = #expect(throws: SessionFailure.self) { try session.await(.items == 11) }
    #expect(failure?.label == "was 10 at 100ms, and nothing is pending")
    #expect(failure?.message == "items: expected = 11, was 10")
  }

  @Test func `awaiting fails after its time, which has passed then`() throws {
    let session = session()
    try session.open()
    let failure = #expect(throws: SessionFailure.self) {
      try session.await(.items == 10, max: .milliseconds(50))
    }
    #expect(failure?.label == "was 0 after 50ms")
    #expect(session.now == .milliseconds(50))
    try session.await(.items == 10, max: .milliseconds(50))
  }

  @Test func `a session settles once nothing is pending, whatever is held`() throws {
    let session = session()
    try session.holdNext()
    try session.open()
    try session.settle()
    #expect(session.now == .zero)
    try session.expect(.inflight == 1)
    try session.release()
    try session.expect(.items == 10)
    #expect(session.now == .zero)
  }

  @Test func `what is not settled in time says what is due`() throws {
    let session = session()
    try session.delayNext(.seconds(3))
    try session.open()
    let failure = #expect(throws: SessionFailure.self) { try session.settle(max: .seconds(1)) }
    #expect(failure?.label == "the next thing is due at 3s")
    #expect(session.now == .seconds(1))
  }

  @Test func `scrolling in time moves row by row`() throws {
    let session = session { $0.prefetch = .remaining(3) }
    try session.open()
    try session.settle()
    try session.scroll(4, over: .milliseconds(400))
    #expect(session.now == .milliseconds(500))
    try session.expect(.position == 5)
    // Row 7 came into sight at 200 ms, and the page 100 ms later.
    try session.expect(.items == 20)
    #expect(session.requests.map(\.sent) == [.zero, .milliseconds(200)])
  }

  @Test func `what turns in circles ends the session`() throws {
    // Every answer brings another request, and no time passes.
    let session = session(of: 200_000) {
      $0.latency = .none
      $0.prefetch = .remaining(.max)
    }
    let failure = #expect(throws: SessionFailure.self) { try session.open() }
    #expect(failure?.kind == .runtime)
    #expect(
      failure?.message == "more than 10000 events in one step: something turns in circles")
  }

  @Test func `a source that spins is stopped by the real clock`() throws {
    let budget = StepBudget(patience: .zero)
    for _ in 0..<255 { #expect(budget.goesOn()) }
    #expect(!budget.goesOn())
    #expect(budget.fault == "more than 0ms of real time in one step: something turns in circles")
  }

  @Test func `a budget is a step's own`() throws {
    // Each way down costs 5,200 events, more than half of what a step may bring.
    let session = session(of: 52_000) { $0.latency = .none }
    try session.open()
    try session.scrollTo("26000", maxPages: 2600)
    try session.expect(.requests == 2601)
    try session.scrollTo("52000", maxPages: 2600)
    try session.expect(.requests == 5200)
  }

  @Test func `a long way is bounded like any other step`() throws {
    let session = session(of: 200_000) { $0.latency = .none }
    try session.open()
    let failure = #expect(throws: SessionFailure.self) {
      try session.scrollTo("none has this", maxPages: 20_000)
    }
    #expect(failure?.kind == .runtime)
    #expect(session.requests.count == 5002)
  }

  @Test func `what comes and goes before a frame is drawn, nobody sees`() throws {
    // The page's answer brings the next page's request: the spinner stays.
    let session = session { $0.prefetch = .remaining(9) }
    try session.open()
    try session.await(.state == .loaded)
    try session.expect(.requests == 2)
    try session.expect(.footer == .loading)
    try session.await(.footer == .none)
    #expect(session.now == .milliseconds(200))
    #expect(session.transcript.filter { $0.contains("footer") }.count == 2)
  }

  @Test func `a source off the session's time is told, not waited for`() throws {
    // Nobody answers at the gate.
    let session = Session(of: GatedRepository<Count>(), fields: [])
    try session.open()
    let stuck = "request #1 waits for something that is not on the session's timeline"
    let awaiting = #expect(throws: SessionFailure.self) { try session.await(.state == .loaded) }
    #expect(awaiting?.label == "was loading at 100ms, and \(stuck)")
    let settling = #expect(throws: SessionFailure.self) { try session.settle() }
    #expect(settling?.label == stuck)
  }

  @Test func `times are written as scripts do`() {
    let texts = [0, 5, 999, 1000, 1250, 1005, 60_000, 600_001].map {
      Duration.milliseconds($0).scriptText
    }
    #expect(texts == ["0ms", "5ms", "999ms", "1s", "1.25s", "1.005s", "60s", "600.001s"])
  }
}
