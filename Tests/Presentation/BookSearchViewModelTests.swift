import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Testing

struct BookSearchViewModelTests {
  private let loop = SessionLoop()
  private let pages = GatedRepository<Book>()
  private let screen: Screen<BookSearchViewModel>

  init() {
    screen = Screen(on: loop) { [loop, pages] in
      BookSearchViewModel(
        repository: LoopedSource(pages, on: loop), language: .korean, policy: .lastItem)
    }
  }

  private func act(_ act: @Sendable (isolated Screen<BookSearchViewModel>) -> Void) {
    loop.drive(screen, act)
  }

  @Test func `before a search there is nothing to load, open or refresh`() {
    act { screen in
      screen.list.open()
      screen.list.refresh()
      screen.list.retry()
      screen.list.itemAppeared(at: 0)
      screen.list.search(" \n ")
    }
    #expect(pages.requests.isEmpty)
    #expect(loop.drive(screen) { $0.list.state.footer } == Footer.none)
  }

  @Test func `the next page is asked for with the query that was submitted`() {
    act { $0.list.search(" 한강 ") }
    let book = Book(id: "1", title: "a")
    #expect(pages.answer(1, with: .success(Page(items: [book], next: .page(2)))))
    act { _ in }
    act { $0.list.itemAppeared(at: 0) }
    let query = SearchQuery("한강")
    #expect(
      pages.requests == [PageRequest(query: query), PageRequest(query: query, key: .page(2))])
  }

  @Test func `coming into sight again loads nothing twice`() {
    act { $0.list.search("a") }
    act { $0.list.open() }
    #expect(pages.requests.count == 1)
    act { $0.list.cancel() }
    act { $0.list.open() }
    #expect(pages.requests.map(\.query) == [SearchQuery("a"), SearchQuery("a")])
  }
}
