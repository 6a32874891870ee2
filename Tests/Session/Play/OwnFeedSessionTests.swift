import EndlessDomain
import EndlessPresentation
import EndlessSession
import Testing

/// Departures of a bus stop, handed out by cursor: a feed that is none of the three.
private struct Departure: Identifiable, Sendable {
  let id: String
  let minutes: Int
  let line: String
}

private struct DepartureSource: PageRepository {
  func page(for request: PageRequest) async throws(FeedError) -> Page<Departure> {
    let start = if case .cursor(let token)? = request.key { Int(token) ?? 0 } else { 0 }
    let end = min(start + 20, 50)
    return Page(
      items: (start..<end).map {
        Departure(id: "D\($0)", minutes: 7 * $0, line: $0 % 3 == 0 ? "N6" : "150")
      },
      next: end < 50 ? .cursor("\(end)") : nil)
  }
}

/// What a row shows.
private struct DepartureRow: Sendable {
  let line: String
  let clock: String
}

private final class DepartureListViewModel: ListViewModel {
  let feed: FeedViewModel<Departure, DepartureRow>

  init(departures: any PageRepository<Departure>, settings: SessionSettings, timeline: Timeline) {
    feed = FeedViewModel(
      loadFirstPage: LoadFirstPage(from: departures), loadNextPage: LoadNextPage(from: departures),
      policy: settings.prefetch, retryPolicy: settings.retryPolicy, timeline: timeline
    ) {
      DepartureRow(line: $0.line, clock: "\(5 + $0.minutes / 60):\($0.minutes % 60)")
    }
  }
}

struct OwnFeedSessionTests {
  private let fields = [
    RowField<DepartureRow>("line") { $0.line }, RowField<DepartureRow>("clock") { $0.clock },
  ]

  private func session(_ settings: SessionSettings = SessionSettings())
    -> Session<DepartureListViewModel>
  {
    Session(settings: settings, traits: ListTraits(fields: fields)) { sources in
      DepartureListViewModel(
        departures: sources.pages(DepartureSource()), settings: sources.settings,
        timeline: sources.timeline)
    }
  }

  @Test func `a list of one's own is scrolled, broken and retried`() throws {
    let session = session()
    try session.open()
    try session.expect(.state == .loading)
    try session.await(.state == .loaded, max: .seconds(1))
    try session.scroll(3)
    try session.expect(.items == 20)
    try session.fail(.next, .status(503))
    try session.scroll(.end)
    try session.await(.footer == .failed, max: .seconds(1))
    try session.expect(.error == .status(503))
    try session.retry()
    try session.await(.items == 40)
    try session.expect(.requests == 3)
    try session.expect(.isDone(request: 2))
    try session.expect(.status(ofRequest: 3) == "200")
    try session.scrollTo("10:43")
    try session.expect(.items == 50)
    try session.expect(.item(50, "clock") == "10:43")
    try session.expect(.item(1, "line", contains: "N"))
    try session.expect(!(.position == 1))
    try session.expect(.end == .exhausted)
    try session.finish()
    #expect(session.now == .milliseconds(400))
  }

  @Test func `what does not hold is told with what was there`() throws {
    let session = session()
    try session.open()
    try session.settle()
    let failure = #expect(throws: SessionFailure.self) { try session.expect(.items == 21, line: 7) }
    #expect(failure?.message == "items: expected = 21, was 20")
    #expect(failure?.line == 7)
    #expect(
      failure?.notes == [
        "state loaded, footer none, requests 1, in flight 0",
        "0ms → #1 page=1   100ms ← #1 200, 20 rows",
      ])
  }

  @Test func `a source alone is enough for a session`() throws {
    let session = Session(
      of: DepartureSource(), fields: [RowField("line") { $0.line }, RowField("id") { $0.id }])
    try session.open()
    try session.settle()
    try session.scroll(40, over: .seconds(4))
    try session.expect(.items == 50)
    try session.expect(.position == 41)
    try session.snapshot("after four seconds")
    try session.finish()
    #expect(session.transcript.last == "          | 46. N6 · D45")
  }
}
