import EndlessData
import EndlessDomain
import EndlessPresentation
import EndlessSession
import Foundation
import Testing

/// A list over HTTP in virtual time: what a server answers decides whether and when it is asked again.
struct RetryOverHTTPTests {
  private let stage = ClientStage()
  private let screen: Screen

  /// Owns the list, as a screen does.
  private actor Screen {
    let list: PokemonListViewModel
    private let loop: SessionLoop

    init(_ source: PokeAPISource, on loop: SessionLoop, _ timeline: Timeline) {
      self.loop = loop
      list = PokemonListViewModel(
        loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
        loadDetails: LoadDetails(from: source), language: .english, policy: .lastItem,
        timeline: timeline)
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  }

  init() throws {
    let logged = LoggingHTTPClient(stage.wire, timeline: stage.timeline) { _ in }
    let client = CachingHTTPClient(HostLimitedHTTPClient(logged), timeline: stage.timeline)
    let source = PokeAPISource(client: client, server: try BaseURL("https://a.example"))
    screen = Screen(source, on: stage.loop, stage.timeline)
  }

  private var state: FeedState<PokemonRow> { stage.loop.drive(screen) { $0.list.state } }

  private func open() { stage.loop.drive(screen) { $0.list.open() } }

  private func page(_ ids: Int...) -> GatedHTTPClient.Answer {
    let rows = ids.map { #"{"name":"mon-\#($0)","url":"https://x/pokemon/\#($0)/"}"# }
    return .status(
      200, [:], #"{"count":\#(ids.count),"next":null,"results":[\#(rows.joined(separator: ","))]}"#)
  }

  private func details(_ id: Int) -> GatedHTTPClient.Answer {
    .status(
      200, [:],
      #"{"id":\#(id),"height":1,"weight":1,"types":[{"slot":1,"type":{"name":"ice"}}],"sprites":{}}"#
    )
  }

  private var targets: [String] {
    stage.wire.requests.map { "\($0.url.path)?\($0.url.query ?? "")" }
  }

  private let first = "/api/v2/pokemon?offset=0&limit=30"

  @Test(
    arguments: [408, 429, 503],
    [
      ["Retry-After": "2"],
      ["Retry-After": "Wed, 21 Oct 2015 07:28:02 GMT", "Date": "Wed, 21 Oct 2015 07:28:00 GMT"],
    ])
  func `a server that asks for two seconds is asked again after two`(
    status: Int, headers: [String: String]
  ) {
    open()
    stage.answer(1, .status(status, headers))
    #expect(state.footer == .waiting(until: .seconds(2)))
    #expect(targets == [first])
    stage.passTime()
    #expect(stage.now == .seconds(2))
    #expect(targets == [first, first])
    stage.answer(2, page(1))
    #expect(state.rows.map(\.id) == [1] && state.end == .exhausted)
  }

  @Test(arguments: [
    GatedHTTPClient.Answer.failure(.offline), .failure(.timedOut), .status(408), .status(429),
    .status(500), .status(502), .status(503), .status(504),
  ])
  func `a transient failure gets three attempts, each wait twice as long`(
    failure: GatedHTTPClient.Answer
  ) {
    open()
    stage.answer(1, failure)
    stage.passTime()
    #expect(stage.now == .milliseconds(500))
    stage.answer(2, failure)
    stage.passTime()
    #expect(stage.now == .milliseconds(1500))
    stage.answer(3, failure)
    #expect(state.first.error != nil && stage.sleepers == 0)
    #expect(targets == [first, first, first])
  }

  @Test(arguments: [
    GatedHTTPClient.Answer.failure(.malformed("x")), .failure(.refused("x")), .status(400),
    .status(401), .status(403), .status(404), .status(410), .status(422), .status(501),
    .status(505), .status(304), .status(200, [:], "<html>"),
  ])
  func `a permanent failure gets one attempt`(failure: GatedHTTPClient.Answer) {
    open()
    stage.answer(1, failure)
    #expect(state.first.error != nil && stage.sleepers == 0)
    #expect(targets == [first])
  }

  @Test func `a server that asks for no time is asked again at once`() {
    open()
    stage.answer(1, .status(503, ["Retry-After": "0"]))
    #expect(targets == [first, first] && stage.now == .zero)
  }

  @Test(arguments: ["21", "3600", "99999999999999999999"])
  func `a server that asks for longer than a reader waits is not asked again`(wish: String) {
    open()
    stage.answer(1, .status(503, ["Retry-After": wish]))
    #expect(state.first.error != nil && stage.sleepers == 0)
    #expect(targets == [first])
  }

  @Test func `a cancelled wait sends nothing more`() {
    open()
    stage.answer(1, .status(503, ["Retry-After": "2"]))
    stage.loop.drive(screen) { $0.list.cancel() }
    #expect(stage.sleepers == 0 && targets == [first])
    #expect(state.first == .idle)
  }

  @Test func `details wait as long as their server asks, and the other rows do not`() {
    open()
    stage.answer(1, page(1, 2))
    stage.answer(2, .status(503, ["Retry-After": "2"]))
    stage.answer(3, details(2))
    #expect(state.rows.map(\.details.isSettled) == [false, true])
    #expect(state.rows.first?.details == .retrying(until: .seconds(2)))
    stage.passTime()
    #expect(stage.now == .seconds(2))
    stage.answer(4, details(1))
    #expect(state.rows.map(\.details.isSettled) == [true, true])
    #expect(targets.dropFirst().map { $0.split(separator: "/").last } == ["1?", "2?", "1?"])
  }
}
