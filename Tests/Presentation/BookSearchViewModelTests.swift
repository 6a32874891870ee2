import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Testing

struct BookSearchViewModelTests: DrivenStage {
  let loop: SessionLoop
  let clock: VirtualClock
  private let pages = GatedRepository<Book>()
  let screen: Screen<BookSearchViewModel>

  init() {
    let (loop, clock) = (SessionLoop(), VirtualClock())
    (self.loop, self.clock) = (loop, clock)
    screen = Screen(on: loop) { [pages] in
      BookSearchViewModel(
        loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
        language: .korean, policy: .lastItem,
        timeline: Timeline(clock, executor: loop, jitter: { 1 }))
    }
  }

  @Test func `before a search, no intent loads anything`() {
    send(.open, .refresh, .retry, .goOn, .itemAppeared(at: 0))
    act { $0.list.search(" \n\u{200B} ", isolation: $0) }
    #expect(pages.requests.isEmpty)
    #expect(footer == Footer.none)
  }

  @Test func `the next page is requested with the query that was submitted`() {
    act { $0.list.search(" 한강 ", isolation: $0) }
    let book = Book(id: "1", title: "a")
    #expect(pages.answer(1, with: .success(Page(items: [book], next: .page(2)))))
    act { _ in }
    send(.itemAppeared(at: 0))
    let query = SearchQuery("한강")
    #expect(
      pages.requests == [PageRequest(query: query), PageRequest(query: query, key: .page(2))])
  }

  @Test func `opening a list that was searched continues the search, and repeats no request`() {
    search("a")
    send(.open)
    #expect(pages.requests.count == 1)
    send(.cancel, .open)
    #expect(pages.requests.map(\.query) == [SearchQuery("a"), SearchQuery("a")])
  }
}
