import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Foundation
import Testing

@testable import EndlessData

struct RetryTests {
  private let stage = ClientStage()

  /// A client that always waits the longest time that the backoff allows.
  private func client(_ policy: RetryPolicy = RetryPolicy()) -> RetryingHTTPClient {
    RetryingHTTPClient(
      stage.wire, policy: policy, timeline: stage.timeline,
      failure: { response, _ in FeedError(status: response) }, jitter: { 1 })
  }

  @Test func `three tries, each wait twice as long, then the last failure`() throws {
    let request = try HTTPRequest.to("a")
    let load = stage.send(request, through: client())
    stage.answer(1, .failure(.timedOut))
    #expect(stage.wire.requests.count == 1)
    stage.passTime()
    #expect(stage.now == .milliseconds(500))
    stage.answer(2, .failure(.offline))
    stage.passTime()
    #expect(stage.now == .milliseconds(1500))
    #expect(stage.outcome(load) == nil)
    stage.answer(3, .status(503, [:], "last"))
    #expect(stage.outcome(load) == .status(503, [:], "last"))
    #expect(stage.wire.requests == [request, request, request])
    #expect(stage.sleepers == 0)
  }

  @Test func `a try that succeeds ends it, and the waits are told while they last`() throws {
    let load = stage.send(try .to("a"), through: client())
    stage.answer(1, .status(502))
    #expect(stage.news == [.waiting(until: .milliseconds(500))])
    stage.passTime()
    #expect(stage.news == [.waiting(until: .milliseconds(500)), .loading])
    stage.answer(2, .status(200, [:], "good"))
    #expect(stage.outcome(load) == .status(200, [:], "good"))
    #expect(stage.news.count == 2)
  }

  @Test(arguments: [
    GatedHTTPClient.Answer.failure(.timedOut), .failure(.offline), .status(408), .status(429),
    .status(500), .status(502), .status(503), .status(504),
  ])
  func `what may pass is tried again`(answer: GatedHTTPClient.Answer) throws {
    let load = stage.send(try .to("a"), through: client())
    stage.answer(1, answer)
    stage.passTime()
    #expect(stage.wire.requests.count == 2)
    stage.answer(2, .status(200))
    #expect(stage.outcome(load) == .status(200))
  }

  @Test(arguments: [
    GatedHTTPClient.Answer.failure(.malformed("x")), .failure(.refused("x")),
    .failure(.cancelled), .failure(.unauthorized(nil)), .failure(.quotaExceeded(nil)),
    .failure(.notFound), .failure(.invalidRequest(nil)), .status(200), .status(400),
    .status(401), .status(403), .status(404), .status(410), .status(422), .status(501),
    .status(505), .status(304),
  ])
  func `what stays as it is is not`(answer: GatedHTTPClient.Answer) throws {
    let load = stage.send(try .to("a"), through: client())
    stage.answer(1, answer)
    #expect(stage.outcome(load) == answer)
    #expect(stage.wire.requests.count == 1 && stage.sleepers == 0 && stage.news.isEmpty)
  }

  @Test(arguments: [429, 503])
  func `the server's wish is waited for, in seconds or up to a date`(status: Int) throws {
    let wishes = [
      ["Retry-After": "3"],
      [
        "Retry-After": "Wed, 21 Oct 2015 07:28:03 GMT", "Date": "Wed, 21 Oct 2015 07:28:00 GMT",
      ],
    ]
    for (number, headers) in wishes.enumerated() {
      stage.send(try .to("a"), through: client())
      let start = stage.now
      stage.answer(2 * number + 1, .status(status, headers))
      stage.passTime()
      #expect(stage.now - start == .seconds(3))
      stage.answer(2 * number + 2, .status(200))
    }
  }

  @Test func `a wish of no time is met at once`() throws {
    let load = stage.send(try .to("a"), through: client())
    stage.answer(1, .status(429, ["Retry-After": "0"]))
    #expect(stage.wire.requests.count == 2 && stage.news.isEmpty)
    stage.answer(2, .status(200))
    #expect(stage.outcome(load) == .status(200))
  }

  @Test(arguments: ["21", "3600", "99999999999999999999"])
  func `a wish for longer than anybody looks ends it at once`(wish: String) throws {
    let load = stage.send(try .to("a"), through: client())
    stage.answer(1, .status(429, ["Retry-After": wish]))
    #expect(stage.outcome(load) == .status(429, ["Retry-After": wish]))
    #expect(stage.sleepers == 0)
  }

  @Test func `no try begins after the budget of time`() throws {
    let policy = RetryPolicy(tries: 100, base: .seconds(4), budget: .seconds(30))
    let load = stage.send(try .to("a"), through: client(policy))
    var tries = 0
    while stage.outcome(load) == nil {
      tries += 1
      stage.answer(tries, .failure(.offline))
      if stage.sleepers > 0 { stage.passTime() }
    }
    // 4 + 8 + 16 s are within it, 20 more are not.
    #expect(tries == 4)
    #expect(stage.now == .seconds(28))
  }

  @Test func `cancelling during a wait ends it at once`() throws {
    let load = stage.send(try .to("a"), through: client())
    stage.answer(1, .failure(.timedOut))
    #expect(stage.sleepers == 1)
    stage.cancel(load)
    #expect(stage.outcome(load) == .failure(.cancelled))
    #expect(stage.sleepers == 0 && stage.now == .zero)
    #expect(stage.wire.requests.count == 1)
  }

  @Test func `waits are drawn evenly from nothing to the backoff`() {
    let seed: UInt64 = 20_261_130
    print("jitter: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let policy = RetryPolicy(tries: 40)
    for tried in 1..<40 {
      let bound = min(policy.longestWait, policy.base * (1 << min(tried - 1, 10)))
      var sum = Duration.zero
      for _ in 0..<1000 {
        let wait = policy.wait(
          after: tried, .offline, wish: nil, spent: .zero,
          jitter: .random(in: 0...1, using: &generator))
        #expect(wait.map { (.zero...bound).contains($0) } == true)
        sum += wait ?? .zero
      }
      #expect((0.45...0.55).contains(sum / bound / 1000))
    }
  }
}
