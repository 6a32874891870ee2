import EndlessDomain
import EndlessTestSupport
import Foundation
import Synchronization
import Testing

@testable import EndlessData

/// The time limit of requests, in virtual time.
struct DeadlineTests {
  private let stage = ClientStage()
  private let deadlines: Deadlines
  private let log = Log()

  init() { deadlines = Deadlines(limit: .seconds(30), timeline: stage.timeline) }

  private final class Log: Sendable {
    private let names = Mutex<[String]>([])

    var expired: [String] { names.withLock { $0 } }

    func note(_ name: String) { names.withLock { $0.append(name) } }
  }

  private func add(_ name: String) -> Int {
    let ticket = deadlines.add { [log] in log.note(name) }
    stage.run()
    return ticket
  }

  @Test func `a request that reaches the limit expires, and only once`() {
    let ticket = add("a")
    #expect(deadlines.holds(ticket) && log.expired.isEmpty)
    stage.passTime()
    #expect(stage.now == .seconds(30))
    #expect(log.expired == ["a"] && !deadlines.holds(ticket))
    #expect(stage.sleepers == 0)
  }

  @Test func `each request has the whole limit, although one task sleeps for all of them`() {
    _ = add("a")
    stage.pass(.seconds(10))
    _ = add("b")
    #expect(stage.sleepers == 1)
    stage.passTime()
    #expect(stage.now == .seconds(30) && log.expired == ["a"])
    #expect(stage.sleepers == 1)
    stage.passTime()
    #expect(stage.now == .seconds(40) && log.expired == ["a", "b"])
    #expect(stage.sleepers == 0)
  }

  @Test func `a request that ends in time does not expire, and the last one ends the wait`() {
    let (first, second) = (add("a"), add("b"))
    deadlines.remove(first)
    #expect(!deadlines.holds(first) && deadlines.holds(second))
    stage.passTime()
    #expect(log.expired == ["b"])
    let third = add("c")
    #expect(stage.sleepers == 1)
    deadlines.remove(third)
    stage.run()
    #expect(stage.sleepers == 0 && log.expired == ["b"])
  }

  @Test func `a client measures its limit on the timeline that it is given`() async throws {
    let server = try LoopbackServer { _ in .hanging }
    defer { server.stop() }
    let client = URLSessionHTTPClient(limit: .seconds(30), timeline: stage.timeline)
    let slow = Task { try await load("/slow", of: server, by: client) }
    #expect(await server.arrivals.next() != nil)
    // The wait begins on the timeline's own executor, which runs only now.
    #expect(stage.sleepers == 0)
    stage.run()
    stage.passTime()
    #expect(stage.now == .seconds(30))
    #expect(try await slow.value.error == .timedOut)
    #expect(await server.departures.next()?.target == "/slow")
    #expect(stage.sleepers == 0)
  }
}
