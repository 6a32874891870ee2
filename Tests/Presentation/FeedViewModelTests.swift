import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// What a list promises, through the view model, the use cases and a source.
struct FeedViewModelTests {
  @Test func `a hundred scrolls at the bottom make one request`() {
    let stage = Stage.opened()
    for _ in 0..<100 { stage.scrollToEnd() }
    #expect(stage.keys == [nil, .offset(10)])
    #expect(stage.state.next.isLoading)
    #expect(stage.state.footer == .loading)
  }

  @Test func `no id appears twice, within a page or between pages`() {
    let stage = Stage()
    stage.send(.open)
    stage.answer(1, [1, 2, 1, 3], next: .page(2))
    stage.scrollToEnd()
    stage.answer(2, 2..<6, next: .page(3))
    #expect(stage.rows == [1, 2, 3, 4, 5])
  }

  @Test func `rows are in the server's order`() {
    let stage = Stage()
    stage.send(.open)
    stage.answer(1, [9, 3, 7])
    #expect(stage.rows == [9, 3, 7])
  }

  @Test func `a page that failed is loaded again only by a retry, and never skipped`() {
    let stage = Stage.opened()
    stage.scrollToEnd()
    stage.fail(2, .server(status: 503))
    #expect(stage.state.footer == .failed(.server(status: 503)))
    for _ in 0..<5 { stage.scrollToEnd() }
    #expect(stage.pages.requests.count == 2)
    for _ in 0..<5 { stage.send(.retry) }
    #expect(stage.state.footer == .loading)
    stage.answer(3, 10..<20, next: .offset(20))
    #expect(stage.keys == [nil, .offset(10), .offset(10)])
    #expect(stage.rows == Array(0..<20))
  }

  @Test func `the answer to an older search changes nothing`() {
    let stage = Stage()
    stage.search("swift")
    stage.search(" 한글 ")
    #expect(stage.pages.cancelled == [1])
    stage.answer(1, 0..<10, next: .offset(10))
    #expect(stage.rows.isEmpty)
    #expect(stage.state.footer == .loading)
    stage.answer(2, 100..<103)
    #expect(stage.rows == [100, 101, 102])
    #expect(stage.state.query == SearchQuery("한글"))
    #expect(stage.pages.requests.map(\.query) == [SearchQuery("swift"), SearchQuery("한글")])
  }

  @Test func `a search that is replaced before its load starts makes no request`() {
    let stage = Stage()
    stage.act {
      for text in ["s", "sw", "swift"] { $0.list.feed.search(text, isolation: $0) }
    }
    #expect(stage.pages.requests == [PageRequest(query: SearchQuery("swift"))])
  }

  @Test func `a new search shows neither old rows nor the end of the old list`() {
    let stage = Stage()
    stage.search("a")
    stage.answer(1, 0..<0)
    #expect(stage.state.footer == .empty)
    stage.search("b")
    #expect(stage.state.footer == .loading)
    #expect(stage.state.end == nil)
    stage.answer(2, 0..<5)
    stage.search("  ")
    #expect(stage.state == FeedState())
  }

  @Test func `the next intent continues what was cancelled, and cancelling shows no error`() {
    let stage = Stage.opened()
    stage.scrollToEnd()
    stage.send(.cancel)
    #expect(stage.state.footer == Footer.none)
    stage.fail(2, .cancelled)
    #expect(stage.state.footer == Footer.none)
    stage.scrollToEnd()
    stage.answer(3, 10..<20)
    #expect(stage.rows == Array(0..<20))
  }

  @Test func `a scroll during a load counts when the load ends`() {
    let stage = Stage.opened(policy: .remaining(10))
    stage.send(.itemAppeared(at: 5), .itemAppeared(at: 9), .itemAppeared(at: 4))
    stage.answer(2, 10..<15, next: .offset(15))
    #expect(stage.keys == [nil, .offset(10), .offset(15)])
  }

  @Test func `an error is never an end, and an end is never an error`() {
    let stage = Stage()
    stage.send(.open)
    #expect(stage.state.footer == .loading)
    stage.fail(1, .offline)
    #expect(stage.state.footer == .failed(.offline))
    #expect(stage.state.end == nil)
    stage.send(.retry)
    #expect(stage.state.footer == .loading)
    stage.answer(2, 0..<0)
    #expect(stage.state.footer == .empty)
  }

  @Test func `the last screen that closes a list cancels its load, and no other does`() {
    let stage = Stage.opened()
    stage.send(.open)
    stage.scrollToEnd()
    stage.send(.close)
    #expect(stage.pages.cancelled.isEmpty)
    #expect(stage.state.footer == .loading)
    stage.send(.close)
    #expect(stage.pages.cancelled == [2])
    #expect(stage.state.footer == Footer.none)
    stage.send(.refresh, .retry, .itemAppeared(at: 9))
    #expect(stage.live.isEmpty)
  }
}
