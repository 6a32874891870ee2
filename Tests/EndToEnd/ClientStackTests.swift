import EndlessData
import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Foundation
import Testing

@testable import endless

/// The clients, put together as the program does, over real sockets on this machine.
@Suite(.timeLimit(.minutes(15)))
struct ClientStackTests {
  /// Returns a source as the program composes it.
  private func source(_ server: LoopbackServer) async throws -> PokeAPISource {
    let client = await Composition(
      options: ListOptions(feed: .lectures), environment: [:], language: .english,
      timeline: Timeline(), log: nil
    ).client
    return PokeAPISource(client: client, server: try BaseURL(server.address), pageSize: 10)
  }

  /// Returns a list as the program composes it, whose waits take no time unless the server asks.
  @MainActor private func list(_ server: LoopbackServer) throws -> PokemonListViewModel {
    var options = ListOptions(feed: .lectures)
    options.isLive = true
    options.baseURL = try BaseURL(server.address)
    options.pageSize = 10
    return try Composition(
      options: options, environment: [:], language: .english, timeline: Timeline(jitter: { 0 }),
      log: nil
    ).pokemon()
  }

  @MainActor
  @Test(arguments: [
    LoopbackResponse.reset, .empty, .truncated(#"{"count":"#), .resetInBody(#"{"count":"#),
    .chunked([#"{"count":"#], isCutOff: true), LoopbackResponse(status: 408),
    LoopbackResponse(status: 408, headers: ["Retry-After": "0"]),
    LoopbackResponse(status: 429, headers: ["Retry-After": "0"]),
    LoopbackResponse(status: 500, body: "<html>"), LoopbackResponse(status: 503),
  ])
  func `a server that stumbles twice is asked a third time, for the same page`(
    fault: LoopbackResponse
  ) async throws {
    let pokemon = PokemonServer(count: 25)
    let stumbles = Countdown(from: 2)
    let second = "/api/v2/pokemon?offset=10&limit=10"
    let server = try LoopbackServer {
      $0.target == second && stumbles.next() ? fault : pokemon.answer($0)
    }
    defer { server.stop() }
    let list = try list(server)
    list.open()
    while list.state.rows.count < 20, list.state.first.error == nil, list.state.next.error == nil {
      if list.state.rows.count == 10 { list.itemAppeared(at: 9) }
      await change(of: list)
    }
    list.close()
    #expect(list.state.rows.map(\.id) == Array(1...20))
    #expect(server.requests.map(\.target).filter { $0 == second }.count == 3)
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
    let source = try await source(server)
    await #expect(throws: error) { try await source.page(for: PageRequest()) }
    #expect(server.requests.count == 1)
  }

  @Test func `scrolling back and refreshing cost no second download`() async throws {
    let pokemon = PokemonServer(count: 25)
    let server = try LoopbackServer { pokemon.answer($0) }
    defer { server.stop() }
    let source = try await source(server)
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
    let source = try await source(server)
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
    let source = try await source(server)
    let loads = (1...30).map { id in Task { try await source.detail(of: id).id } }
    for (place, load) in loads.enumerated() { #expect(try await load.value == place + 1) }
    #expect((2...6).contains(server.peakInFlight))
    #expect(server.requests.count == 30)
  }

  @Test(arguments: [LoopbackResponse.hanging, .hangingInBody("{"), .endless(every: .seconds(1))])
  func `cancelling a load closes its connection`(answer: LoopbackResponse) async throws {
    let server = try LoopbackServer { _ in answer }
    defer { server.stop() }
    let source = try await source(server)
    let load = Task { try await source.page(for: PageRequest()) }
    #expect(await server.arrivals.next() != nil)
    load.cancel()
    await #expect(throws: FeedError.cancelled) { try await load.value }
    #expect(await server.departures.next()?.target == "/api/v2/pokemon?offset=0&limit=10")
    #expect(server.requests.count == 1)
  }

  @MainActor @Test func `cancelling ends a wait before a retry, and no request follows`()
    async throws
  {
    let server = try LoopbackServer { _ in
      LoopbackResponse(status: 503, headers: ["Retry-After": "15"])
    }
    defer { server.stop() }
    let source = try await source(server)
    // The wait is within the budget, however long the first attempt takes on a busy machine.
    let list = PokemonListViewModel(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      loadDetails: LoadDetails(from: source), language: .english,
      retryPolicy: RetryPolicy(budget: .seconds(3600)), timeline: Timeline())
    list.open()
    while list.state.first.isLoading { await change(of: list) }
    guard case .waiting(let load, _, let error) = list.state.first else {
      Issue.record("\(list.state.first)")
      return
    }
    #expect(load.attempt == 1 && error == .server(status: 503, retryAfter: .seconds(15)))
    list.cancel()
    #expect(list.state.first == .idle)
    #expect(server.requests.count == 1)
  }

  @Test func `an endless answer is refused while it comes`() async throws {
    let server = try LoopbackServer { _ in .endless() }
    defer { server.stop() }
    let source = try await source(server)
    await #expect(throws: FeedError.malformed("the answer is larger than 8 MiB")) {
      try await source.page(for: PageRequest())
    }
    #expect(await server.departures.next() != nil)
  }
}
