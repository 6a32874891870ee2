import EndlessData
import EndlessDomain
import Foundation
import Testing

struct CoalescingTests {
  private let wire = GatedHTTPClient()
  private let client: CoalescingHTTPClient
  private let joined: AsyncStream<HTTPRequest>

  init() {
    let (joined, teller) = AsyncStream.makeStream(of: HTTPRequest.self)
    self.joined = joined
    client = CoalescingHTTPClient(wire) {
      if case .joined(let request) = $0 { teller.yield(request) }
    }
  }

  private func send(_ request: HTTPRequest) -> Task<GatedHTTPClient.Answer, Never> {
    Task {
      do throws(FeedError) {
        return .success(try await client.send(request))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Sends a request that goes out by itself.
  private func sendFirst(_ request: HTTPRequest) async -> Task<GatedHTTPClient.Answer, Never> {
    let load = send(request)
    var arrivals = wire.arrivals.makeAsyncIterator()
    _ = await arrivals.next()
    return load
  }

  /// Sends a request that joins an equal one.
  private func sendAgain(_ request: HTTPRequest) async -> Task<GatedHTTPClient.Answer, Never> {
    let load = send(request)
    var joins = joined.makeAsyncIterator()
    #expect(await joins.next() == request)
    return load
  }

  @Test func `equal requests that are under way at the same time are one`() async throws {
    let request = try HTTPRequest.to("a")
    let loads = [await sendFirst(request), await sendAgain(request), await sendAgain(request)]
    #expect(wire.answer(1, with: .status(200, [:], "x")))
    for load in loads { #expect(await load.value == .status(200, [:], "x")) }
    #expect(wire.requests == [request])
  }

  @Test func `a failure is everybody's, and the next request goes out anew`() async throws {
    let request = try HTTPRequest.to("a")
    let loads = [await sendFirst(request), await sendAgain(request)]
    #expect(wire.answer(1, with: .failure(.timedOut)))
    for load in loads { #expect(await load.value == .failure(.timedOut)) }
    let next = await sendFirst(request)
    #expect(wire.answer(2, with: .status(200)))
    #expect(await next.value == .status(200))
  }

  @Test func `other addresses and headers are other requests`() async throws {
    for request in [
      try HTTPRequest.to("a"), try .to("b"), try .to("a", headers: ["Authorization": "1"]),
      try .to("a", headers: ["Authorization": "2"]),
    ] { _ = await sendFirst(request) }
    #expect(wire.waiting == [1, 2, 3, 4])
  }

  @Test func `one that is cancelled leaves alone`() async throws {
    let request = try HTTPRequest.to("a")
    let (first, second) = (await sendFirst(request), await sendAgain(request))
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    #expect(wire.cancelled.isEmpty)
    #expect(wire.answer(1, with: .status(200)))
    #expect(await second.value == .status(200))
  }

  @Test func `the last one that is cancelled takes the request with it`() async throws {
    let request = try HTTPRequest.to("a")
    let (first, second) = (await sendFirst(request), await sendAgain(request))
    first.cancel()
    second.cancel()
    #expect(await first.value == .failure(.cancelled))
    #expect(await second.value == .failure(.cancelled))
    // The request that was given up is not joined any more.
    let third = await sendFirst(request)
    #expect(wire.cancelled == [1])
    #expect(wire.answer(2, with: .status(200)))
    #expect(await third.value == .status(200))
  }

  @Test func `it keeps to the executor of whoever sends, so that a session knows when it rests`()
    throws
  {
    let stage = ClientStage()
    let client = CoalescingHTTPClient(stage.wire)
    let loads = try (0..<2).map { _ in stage.send(try .to("a"), through: client) }
    #expect(stage.wire.waiting == [1])
    stage.answer(1, .status(200))
    #expect(loads.map(stage.outcome) == [.status(200), .status(200)])
  }

  @Test func `a task that was cancelled before sends nothing`() async throws {
    let request = try HTTPRequest.to("a")
    let load = Task { () -> FeedError? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(FeedError) {
        _ = try await client.send(request)
        return nil
      } catch {
        return error
      }
    }
    #expect(await load.value == .cancelled)
    #expect(wire.requests.isEmpty)
  }
}
