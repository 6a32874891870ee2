import EndlessDomain
import EndlessPresentation
import EndlessSession
import Testing

struct Tram: Identifiable, Sendable {
  let id: Int
  let line: String
}

struct TramSource: PageRepository {
  func page(for request: PageRequest) async throws(FeedError) -> Page<Tram> {
    let page = if case .page(let number)? = request.key { number } else { 1 }
    return Page(
      items: (1...20).map { Tram(id: 20 * page + $0, line: "Line \($0)") },
      next: page < 3 ? .page(page + 1) : nil)
  }
}

final class TramListViewModel: ListViewModel {
  let feed: FeedViewModel<Tram, String>

  init(trams: any PageRepository<Tram>, settings: SessionSettings, timeline: Timeline) {
    feed = FeedViewModel(
      loadFirstPage: LoadFirstPage(from: trams), loadNextPage: LoadNextPage(from: trams),
      policy: settings.prefetch, retryPolicy: settings.retryPolicy, timeline: timeline
    ) {
      "Tram of \($0.line)"
    }
  }
}

struct TramSessionTests {
  @Test func `a page that fails is loaded by a retry`() throws {
    let session = Session(
      of: TramSource(), pageSize: 20, fields: [RowField("line") { $0.line }])
    try session.open()
    try session.expect(.state == .loading)
    try session.await(.items == 20, max: .seconds(1))
    try session.fail(.page(2), .status(503))
    try session.scroll(.end)
    try session.await(.footer == .failed)
    try session.expect(.error == .status(503))
    try session.retry()
    try session.await(.items == 40)
    try session.expect(.page(ofRequest: 3) == 2)
    try session.expect(.item(21, "line") == "Line 1")
    try session.finish()
  }

  @Test func `the next page comes before the last row is seen`() throws {
    var settings = SessionSettings()
    settings.viewport = 8
    settings.prefetch = .remaining(5)
    let traits = ListTraits<TramListViewModel>(fields: [RowField("text") { $0 }])
    let session = Session(settings: settings, traits: traits) { sources in
      TramListViewModel(
        trams: sources.pages(TramSource(), pageSize: 20), settings: sources.settings,
        timeline: sources.timeline)
    }
    try session.open()
    try session.await(.state == .loaded)
    try session.scroll(6)
    try session.expect(.requests == 1)
    try session.scroll(1)
    try session.expect(.requests == 2)
    try session.settle()
    try session.expect(.item(1, "text", contains: "Line 1"))
    try session.finish()
  }
}
