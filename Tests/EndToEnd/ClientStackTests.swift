import Dispatch
import EndlessData
import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Foundation
import Testing

@testable import endless

/// The clients, put together as the program does, over real sockets on this machine.
@Suite(.timeLimit(.minutes(5)))
struct ClientStackTests {
  /// Returns a source as the program composes it, and what its clients tell.
  private func source(_ server: LoopbackServer) async throws -> (
    source: PokeAPISource, events: AsyncStream<HTTPEvent>
  ) {
    let (events, teller) = AsyncStream.makeStream(of: HTTPEvent.self)
    let client = await Composition(
      options: ListOptions(feed: .lectures), environment: [:], language: .english,
      timeline: Timeline(), log: { teller.yield($0) }
    ).client(reading: PokeAPISource.failure)
    return (
      PokeAPISource(client: client, server: try BaseURL(server.address), pageSize: 10), events
    )
  }

  @Test(arguments: [
    LoopbackResponse.reset, .empty, .truncated(#"{"count":"#), .resetInBody(#"{"count":"#),
    .chunked([#"{"count":"#], isCutOff: true),
    LoopbackResponse(status: 408, headers: ["Retry-After": "0"]),
    LoopbackResponse(status: 429, headers: ["Retry-After": "0"]),
    LoopbackResponse(status: 500, headers: ["Retry-After": "0"], body: "<html>"),
    LoopbackResponse(status: 503, headers: ["Retry-After": "0"]),
  ])
  func `a server that stumbles twice is asked a third time, for the same page`(
    fault: LoopbackResponse
  ) async throws {
    let pokemon = PokemonServer(count: 25)
    let stumbles = Countdown(from: 2)
    let server = try LoopbackServer { stumbles.next() ? fault : pokemon.answer($0) }
    defer { server.stop() }
    let page = try await source(server).source.page(for: PageRequest(key: .offset(10)))
    #expect(page.items.map(\.id) == Array(11...20))
    #expect(
      server.requests.map(\.target)
        == Array(repeating: "/api/v2/pokemon?offset=10&limit=10", count: 3))
  }

  @Test(arguments: [
    (LoopbackResponse(status: 400), FeedError.invalidRequest(nil)),
    (LoopbackResponse(status: 401), .unauthorized(nil)),
    (LoopbackResponse(status: 404), .notFound),
    (.garbage, .malformed("the answer is no HTTP answer")),
    (.redirect(to: "https://example.com/"), .refused("the server redirects to another host")),
    (LoopbackResponse(body: "<html>"), .malformed("no JSON")),
  ])
  func `what stays as it is is asked for once`(answer: LoopbackResponse, error: FeedError)
    async throws
  {
    let server = try LoopbackServer { _ in answer }
    defer { server.stop() }
    let (source, _) = try await source(server)
    await #expect(throws: error) { try await source.page(for: PageRequest()) }
    #expect(server.requests.count == 1)
  }

  @Test func `scrolling back and refreshing cost no second download`() async throws {
    let pokemon = PokemonServer(count: 25)
    let server = try LoopbackServer { pokemon.answer($0) }
    defer { server.stop() }
    let (source, _) = try await source(server)
    let page = try await source.page(for: PageRequest())
    let details = try await source.detail(of: 7)
    for _ in 0..<3 {
      #expect(try await source.page(for: PageRequest()) == page)
      #expect(try await source.detail(of: 7) == details)
    }
    #expect(server.requests.count == 2)
  }

  @Test func `what has become stale is asked for by its tag, and its body does not come again`()
    async throws
  {
    let pokemon = PokemonServer(count: 25)
    let server = try LoopbackServer { request in
      let answer = pokemon.answer(target: request.target, header: request.header)
      let headers = answer.headers.merging(["Cache-Control": "no-cache"]) { $1 }
      return answer.status == 304
        ? .notModified(headers: headers)
        : LoopbackResponse(status: answer.status, headers: headers, body: answer.body)
    }
    defer { server.stop() }
    let (source, _) = try await source(server)
    let page = try await source.page(for: PageRequest())
    #expect(try await source.page(for: PageRequest()) == page)
    #expect(try await source.page(for: PageRequest()) == page)
    let tag = #"W/"25-0-10""#
    #expect(server.requests.map { $0.header("If-None-Match") } == [nil, tag, tag])
  }

  @Test func `thirty details are asked for six at a time`() async throws {
    let pokemon = PokemonServer(count: 30)
    let server = try LoopbackServer { pokemon.answer($0).delayed(by: .milliseconds(5)) }
    defer { server.stop() }
    let (source, _) = try await source(server)
    let loads = (1...30).map { id in Task { try await source.detail(of: id).id } }
    for (place, load) in loads.enumerated() { #expect(try await load.value == place + 1) }
    #expect((2...6).contains(server.peakInFlight))
    #expect(server.requests.count == 30)
  }

  @Test func `equal requests under way are one`() async throws {
    let pokemon = PokemonServer(count: 30)
    let release = DispatchSemaphore(value: 0)
    let server = try LoopbackServer {
      release.wait()
      return pokemon.answer($0)
    }
    defer { server.stop() }
    let (source, events) = try await source(server)
    let loads = (0..<3).map { _ in Task { try await source.detail(of: 7) } }
    var joined = 0
    for await event in events {
      if case .joined = event { joined += 1 }
      if joined == 2 { break }
    }
    release.signal()
    for load in loads { #expect(try await load.value.id == 7) }
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [LoopbackResponse.hanging, .hangingInBody("{"), .endless(every: .seconds(1))])
  func `cancelling a load closes its connection`(answer: LoopbackResponse) async throws {
    let server = try LoopbackServer { _ in answer }
    defer { server.stop() }
    let (source, _) = try await source(server)
    let load = Task { try await source.page(for: PageRequest()) }
    #expect(await server.arrivals.next() != nil)
    load.cancel()
    await #expect(throws: FeedError.cancelled) { try await load.value }
    #expect(await server.departures.next()?.target == "/api/v2/pokemon?offset=0&limit=10")
    #expect(server.requests.count == 1)
  }

  @Test func `cancelling ends a wait before a retry, and no request follows`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(status: 503, headers: ["Retry-After": "15"])
    }
    defer { server.stop() }
    let (source, events) = try await source(server)
    let load = Task { try await source.page(for: PageRequest()) }
    for await event in events {
      guard case .retrying(_, let error, let wait, let attempt, let limit) = event else { continue }
      #expect(error == .server(status: 503))
      #expect(wait == .seconds(15) && attempt == 2 && limit == 3)
      break
    }
    load.cancel()
    await #expect(throws: FeedError.cancelled) { try await load.value }
    #expect(server.requests.count == 1)
  }

  @Test func `an endless answer is refused while it comes`() async throws {
    let server = try LoopbackServer { _ in .endless() }
    defer { server.stop() }
    let (source, _) = try await source(server)
    await #expect(throws: FeedError.malformed("the answer is larger than 8 MiB")) {
      try await source.page(for: PageRequest())
    }
    #expect(await server.departures.next() != nil)
  }
}
