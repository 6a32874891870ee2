import EndlessData
import EndlessDomain
import Foundation
import Testing

struct TimeLimitTests {
  private let stage = ClientStage()

  private var client: TimeLimitedHTTPClient {
    TimeLimitedHTTPClient(stage.wire, limit: .seconds(30), timeline: stage.timeline)
  }

  @Test func `an answer that takes too long is given up, and its request with it`() throws {
    let load = stage.send(try .to("a"), through: client)
    stage.passTime()
    #expect(stage.now == .seconds(30))
    #expect(stage.outcome(load) == .failure(.timedOut))
    #expect(stage.wire.cancelled == [1])
  }

  /// A client that answers nothing and takes no notice of cancelling.
  private struct DeafClient: HTTPClient {
    func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      throw .offline
    }
  }

  /// A client that only lets time pass.
  private struct Pause: HTTPClient {
    let time: Duration
    let timeline: Timeline

    func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
      try await timeline.sleep(until: timeline.now + time)
      throw .offline
    }
  }

  @Test func `a client that is stuck is not waited for`() throws {
    let client = TimeLimitedHTTPClient(
      DeafClient(), limit: .seconds(30), timeline: stage.timeline)
    let loads = try ["a", "b"].map { stage.send(try .to($0), through: client) }
    stage.cancel(loads[0])
    #expect(stage.outcome(loads[0]) == .failure(.cancelled))
    stage.passTime()
    #expect(stage.outcome(loads[1]) == .failure(.timedOut))
    #expect(stage.sleepers == 0)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .nanoseconds(1)])
  func `a limit that is over at once is told`(limit: Duration) throws {
    let client = TimeLimitedHTTPClient(DeafClient(), limit: limit, timeline: stage.timeline)
    let load = stage.send(try .to("a"), through: client)
    if limit > .zero { stage.passTime() }
    #expect(stage.outcome(load) == .failure(.timedOut))
    #expect(stage.sleepers == 0)
  }

  @Test func `half a minute is the limit where none is given`() throws {
    let load = stage.send(
      try .to("a"), through: TimeLimitedHTTPClient(stage.wire, timeline: stage.timeline))
    stage.passTime()
    #expect(stage.now == .seconds(30))
    #expect(stage.outcome(load) == .failure(.timedOut))
  }

  @Test func `each request has its own time, though one sleeps for all`() throws {
    let client = client
    let first = stage.send(try .to("a"), through: client)
    stage.send(try .to("x"), through: Pause(time: .seconds(10), timeline: stage.timeline))
    stage.passTime()
    let second = stage.send(try .to("b"), through: client)
    #expect(stage.sleepers == 1)
    stage.answer(1, .status(200))
    #expect(stage.outcome(first) == .status(200))
    stage.passTime()
    #expect(stage.now == .seconds(30) && stage.outcome(second) == nil)
    stage.passTime()
    #expect(stage.now == .seconds(40))
    #expect(stage.outcome(second) == .failure(.timedOut))
    #expect(stage.sleepers == 0)
  }

  @Test func `an answer in time leaves nothing behind`() throws {
    let load = stage.send(try .to("a"), through: client)
    stage.answer(1, .status(200, [:], "x"))
    #expect(stage.outcome(load) == .status(200, [:], "x"))
    #expect(stage.sleepers == 0)
  }

  @Test func `a failure is told as it is`() throws {
    let load = stage.send(try .to("a"), through: client)
    stage.answer(1, .failure(.refused("x")))
    #expect(stage.outcome(load) == .failure(.refused("x")))
    #expect(stage.sleepers == 0)
  }

  @Test func `cancelling reaches the request`() throws {
    let load = stage.send(try .to("a"), through: client)
    stage.cancel(load)
    #expect(stage.outcome(load) == .failure(.cancelled))
    #expect(stage.wire.cancelled == [1] && stage.sleepers == 0)
  }
}

struct HostLimitTests {
  private let stage = ClientStage()

  @Test func `six at a time, the others in the order in which they came`() throws {
    let client = HostLimitedHTTPClient(stage.wire)
    let loads = try (0..<20).map { stage.send(try .to("\($0)"), through: client) }
    #expect(stage.wire.waiting == Array(1...6))
    for number in 1...20 { stage.answer(number, .status(200, [:], "\(number)")) }
    #expect(stage.wire.peak == 6)
    #expect(stage.wire.requests.map { $0.url.lastPathComponent } == (0..<20).map(String.init))
    #expect(loads.map(stage.outcome) == (1...20).map { .status(200, [:], "\($0)") })
  }

  @Test func `each host has its own limit`() throws {
    let client = HostLimitedHTTPClient(stage.wire, limit: 1)
    for host in ["a.example", "b.example", "a.example:8443"] {
      stage.send(try .to("x", host: host), through: client)
      stage.send(try .to("y", host: host), through: client)
    }
    #expect(stage.wire.requests.map(\.url.path) == ["/x", "/x", "/x"])
  }

  @Test func `one that is cancelled while it waits sends nothing and takes no place`() throws {
    let client = HostLimitedHTTPClient(stage.wire, limit: 1)
    let loads = try ["a", "b", "c"].map { stage.send(try .to($0), through: client) }
    stage.cancel(loads[1])
    #expect(stage.outcome(loads[1]) == .failure(.cancelled))
    stage.answer(1, .status(200))
    #expect(stage.wire.requests.map(\.url.path) == ["/a", "/c"])
  }

  @Test func `a failure and a cancelled request give their places back`() throws {
    let client = HostLimitedHTTPClient(stage.wire, limit: 1)
    let loads = try ["a", "b", "c"].map { stage.send(try .to($0), through: client) }
    stage.answer(1, .failure(.offline))
    stage.cancel(loads[1])
    #expect(stage.wire.cancelled == [2])
    stage.answer(3, .status(200))
    #expect(stage.outcome(loads[2]) == .status(200))
    // And none is left over: the next goes out at once.
    stage.send(try .to("d"), through: client)
    #expect(stage.wire.waiting == [4])
  }
}
