import EndlessDomain
import EndlessPresentation
import EndlessSession
import Foundation
import Testing

// README begins
nonisolated struct Quote: Identifiable, Sendable {
  let id: Int
  let text: String
}

nonisolated struct QuoteSource: PageRepository {
  let count = 45

  func page(for request: PageRequest) async throws(FeedError) -> Page<Quote> {
    let start = if case .offset(let offset)? = request.key { offset } else { 0 }
    let end = min(start + 20, count)
    return Page(
      items: (start..<end).map { Quote(id: $0, text: "Quote \($0)") },
      next: end < count ? .offset(end) : nil,
      total: count)
  }
}

nonisolated final class QuoteListViewModel: ListViewModel {
  let feed: FeedViewModel<Quote, String>

  init(
    loadFirstPage: LoadFirstPage<Quote>, loadNextPage: LoadNextPage<Quote>, timeline: Timeline
  ) {
    feed = FeedViewModel(
      loadFirstPage: loadFirstPage, loadNextPage: loadNextPage, policy: .remaining(5),
      timeline: timeline
    ) { $0.text }
  }
}
// README ends

struct OwnFeedTests {
  @Test func `a feed of one's own scrolls to its end`() {
    let loop = SessionLoop()
    let screen = Screen(on: loop) {
      QuoteListViewModel(
        loadFirstPage: LoadFirstPage(from: QuoteSource()),
        loadNextPage: LoadNextPage(from: QuoteSource()),
        timeline: Timeline(VirtualClock(), executor: loop))
    }
    loop.drive(screen) { $0.list.open() }
    var counts: [Int] = []
    for _ in 0..<4 {
      loop.drive(screen) { $0.list.itemAppeared(at: $0.list.state.rows.count - 1) }
      counts.append(loop.drive(screen) { $0.list.state.rows.count })
    }
    #expect(counts == [40, 45, 45, 45])
    #expect(loop.drive(screen) { $0.list.state.footer } == .end(.exhausted))
  }

  @Test func `a scripted session drives it, too`() throws {
    // README session begins
    let session = Session(traits: ListTraits(fields: [RowField("text") { $0 }])) { sources in
      let pages = sources.pages(QuoteSource(), pageSize: 20)
      return QuoteListViewModel(
        loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
        timeline: sources.timeline)
    }
    try session.open()
    try session.await(.state == .loaded, max: .seconds(1))
    try session.scroll(3)
    try session.expect(.items == 20)
    try session.fail(.next, .status(503))
    try session.scroll(.end)
    try session.await(.footer == .waiting)
    try session.await(.items == 40)
    try session.expect(.requests == 3)
    try session.finish()
    // README session ends
    #expect(session.now == .milliseconds(800))
  }

  @Test func `the README shows this very code`() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(contentsOf: here, encoding: .utf8)
    let parts = source.components(separatedBy: "// README ")
    let code = try #require(parts.first { $0.hasPrefix("begins\n") }).dropFirst("begins\n".count)
    let steps = try #require(parts.first { $0.hasPrefix("session begins\n") })
      .split(separator: "\n").dropFirst().dropLast().map { $0.dropFirst(4) }
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(code)```"))
    #expect(readme.contains("```swift\n\(steps.joined(separator: "\n"))\n```"))
  }
}
