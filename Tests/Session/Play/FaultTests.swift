import EndlessDomain
import EndlessMocks
import Testing

@testable import EndlessSession

/// What a session does to the requests of a list.
struct FaultTests {
  private func sent(_ session: Session<SessionList<Count>>) -> [Int?] {
    session.requests.map(\.page)
  }

  @Test(arguments: [
    (SessionFault.offline, FeedError.offline), (.timeout, .timedOut),
    (.malformed, .malformed("cut off")), (.unauthorized, .unauthorized(nil)),
    (.status(401), .unauthorized(nil)), (.status(404), .notFound),
    (.status(400), .invalidRequest(nil)), (.status(503), .server(status: 503)),
    (.status(429), .rateLimited(retryAfter: nil)),
    (.status(429, retryAfter: .seconds(30)), .rateLimited(retryAfter: .seconds(30))),
  ])
  func `a fault is the error that a live source would throw`(
    fault: SessionFault, error: FeedError
  ) throws {
    #expect(fault.error == error)
    let session = session()
    try session.fail(.next, fault)
    try session.open()
    try session.settle()
    try session.expect(.state == .failed)
    try session.expect(.error == fault)
    try session.retry()
    try session.await(.items == 10)
    try session.finish()
  }

  @Test func `a page's own fault waits for that page, and goes before the next one's`() throws {
    let session = session()
    try session.fail(.page(2), .status(500))
    try session.open()
    try session.await(.items == 10)
    try session.fail(.next, .offline)
    try session.scroll(.end)
    try session.settle()
    try session.expect(.error == .status(500))
    try session.retry()
    try session.settle()
    try session.expect(.error == .offline)
    try session.retry()
    try session.await(.items == 20)
    #expect(sent(session) == [1, 2, 2, 2])
  }

  @Test func `a fault with a number fails so often`() throws {
    let session = session()
    try session.fail(.next, .status(500), times: 2)
    try session.open()
    try session.settle()
    try session.retry()
    try session.settle()
    try session.expect(.state == .failed)
    try session.retry()
    try session.await(.state == .loaded)
  }

  @Test func `a server that names the time is asked again by itself`() throws {
    let session = session()
    try session.fail(.next, .status(429, retryAfter: .seconds(3)))
    try session.open()
    try session.wait(.milliseconds(100))
    try session.expect(.footer == .waiting)
    try session.wait(.milliseconds(2999))
    try session.expect(.requests == 1)
    try session.wait(.milliseconds(1))
    try session.expect(.requests == 2)
    try session.expect(.footer == .loading)
    try session.await(.items == 10)
    #expect(sent(session) == [1, 1])
    try session.finish()
  }

  @Test func `a delay and a hold are the next request's alone`() throws {
    let session = session()
    try session.delayNext(.seconds(2))
    try session.open()
    try session.await(.items == 10)
    try session.expect(.time == .seconds(2))
    try session.scroll(.end)
    try session.await(.items == 20)
    try session.expect(.time == .milliseconds(2100))
    try session.holdNext()
    try session.scroll(.end)
    try session.settle()
    try session.expect(.items == 20)
    try session.release(3)
    try session.expect(.items == 30)
  }

  @Test func `releasing a cancelled request does nothing, releasing none is a failure`() throws {
    let session = session()
    try session.holdNext()
    try session.open()
    try session.cancel()
    try session.expect(.isCancelled(request: 1))
    try session.release(1)
    try session.expect(.items == 0)
    let failure = #expect(throws: SessionFailure.self) { try session.release() }
    #expect(failure?.message == "release: expected a held request")
    try session.finish()
  }

  @Test func `latencies of a range are the same for the same seed, in whole milliseconds`() throws {
    func times(_ seed: UInt64) throws -> [Duration] {
      let session = session {
        $0.latency = .uniform(.milliseconds(50)...(.milliseconds(400)))
        $0.latencySeed = seed
      }
      try session.open()
      for _ in 0..<4 {
        try session.settle()
        try session.scroll(.end)
      }
      return session.requests.compactMap(\.ended)
    }
    #expect(try times(7) == times(7))
    #expect(try times(7) != times(8))
    #expect(try times(7).allSatisfy { $0 == .milliseconds($0.wholeMilliseconds) })
  }
}
