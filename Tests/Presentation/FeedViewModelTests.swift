import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Observation
import Synchronization
import Testing

/// The twelve rules of paging once more, with the use cases and a source behind the view model.
struct FeedViewModelTests {
  /// Returns a stage on which the first page, rows 0 to 9, is in.
  private func opened(policy: PrefetchPolicy = .lastItem) -> Stage {
    let stage = Stage(policy: policy)
    stage.act { $0.list.open() }
    stage.answer(1, 0..<10, next: .offset(10))
    return stage
  }

  @Test func `a hundred scrolls at the bottom make one request`() {
    let stage = opened()
    for _ in 0..<100 { stage.scrollToEnd() }
    #expect(stage.keys == [nil, .offset(10)])
    #expect(stage.state.next == .loading)
    #expect(stage.state.footer == .loading)
  }

  @Test func `no id comes twice, inside a page or between pages`() {
    let stage = Stage()
    stage.act { $0.list.open() }
    stage.answer(1, [1, 2, 1, 3], next: .page(2))
    stage.scrollToEnd()
    stage.answer(2, 2..<6, next: .page(3))
    #expect(stage.rows == [1, 2, 3, 4, 5])
  }

  @Test func `rows stand in the server's order`() {
    let stage = Stage()
    stage.act { $0.list.open() }
    stage.answer(1, [9, 3, 7])
    #expect(stage.rows == [9, 3, 7])
  }

  @Test func `a page that failed is asked for again by a retry only, and none is skipped`() {
    let stage = opened()
    stage.scrollToEnd()
    stage.fail(2, .server(status: 503))
    #expect(stage.state.footer == .failed(.server(status: 503)))
    for _ in 0..<5 { stage.scrollToEnd() }
    #expect(stage.pages.requests.count == 2)
    for _ in 0..<5 { stage.act { $0.list.retry() } }
    #expect(stage.state.footer == .loading)
    stage.answer(3, 10..<20, next: .offset(20))
    #expect(stage.keys == [nil, .offset(10), .offset(10)])
    #expect(stage.rows == Array(0..<20))
  }

  @Test func `the answer to an older search changes nothing`() {
    let stage = Stage()
    stage.act { $0.list.feed.search("swift") }
    stage.act { $0.list.feed.search(" 한글 ") }
    #expect(stage.pages.cancelled == [1])
    stage.answer(1, 0..<10, next: .offset(10))
    #expect(stage.rows.isEmpty)
    #expect(stage.state.footer == .loading)
    stage.answer(2, 100..<103)
    #expect(stage.rows == [100, 101, 102])
    #expect(stage.state.query == SearchQuery("한글"))
    #expect(stage.pages.requests.map(\.query) == [SearchQuery("swift"), SearchQuery("한글")])
  }

  @Test func `a search that is replaced before it has begun asks the source for nothing`() {
    let stage = Stage()
    stage.act {
      for text in ["s", "sw", "swift"] { $0.list.feed.search(text) }
    }
    #expect(stage.pages.requests == [PageRequest(query: SearchQuery("swift"))])
  }

  @Test func `a new search shows none of the old rows, and no end of the old list`() {
    let stage = Stage()
    stage.act { $0.list.feed.search("a") }
    stage.answer(1, 0..<0)
    #expect(stage.state.footer == .empty)
    stage.act { $0.list.feed.search("b") }
    #expect(stage.state.footer == .loading)
    #expect(stage.state.end == nil)
    stage.answer(2, 0..<5)
    stage.act { $0.list.feed.search("  ") }
    #expect(stage.state == FeedState())
  }

  @Test func `a refresh keeps the rows until its page is in`() {
    let stage = opened()
    stage.act { $0.list.refresh() }
    #expect(stage.rows == Array(0..<10))
    #expect(stage.state.first == .loading)
    stage.answer(2, 50..<55, next: .offset(5))
    #expect(stage.rows == Array(50..<55))
  }

  @Test func `a refresh that fails keeps the rows, and says that they are old`() {
    let stage = opened()
    stage.act { $0.list.refresh() }
    stage.fail(2, .offline)
    #expect(stage.rows == Array(0..<10))
    #expect(stage.state.footer == .failed(.offline))
    stage.act { $0.list.retry() }
    stage.answer(3, 50..<55)
    #expect(stage.rows == Array(50..<55))
    #expect(stage.keys == [nil, nil, nil])
  }

  @Test func `a refresh in mid-load takes effect at once, and the page's late answer is dropped`() {
    let stage = opened()
    stage.scrollToEnd()
    stage.act { $0.list.refresh() }
    #expect(stage.pages.cancelled == [2])
    stage.answer(3, 50..<60, next: .offset(10))
    stage.answer(2, 10..<20, next: .offset(20))
    #expect(stage.rows == Array(50..<60))
    stage.scrollToEnd()
    #expect(stage.keys == [nil, .offset(10), nil, .offset(10)])
  }

  @Test func `cancelling is not failing, and the next scroll goes on`() {
    let stage = opened()
    stage.scrollToEnd()
    stage.act { $0.list.cancel() }
    #expect(stage.state.footer == Footer.none)
    stage.fail(2, .cancelled)
    #expect(stage.state.footer == Footer.none)
    stage.scrollToEnd()
    stage.answer(3, 10..<20, next: nil)
    #expect(stage.rows == Array(0..<20))
  }

  @Test func `a first page that was given up is loaded when the list comes into sight again`() {
    let stage = Stage()
    stage.act { $0.list.open() }
    stage.act { $0.list.cancel() }
    stage.act { $0.list.open() }
    stage.answer(2, 0..<3)
    #expect(stage.rows == [0, 1, 2])
  }

  @Test func `a scroll during a load is looked at again when the load ends`() {
    let stage = opened(policy: .remaining(10))
    stage.act { $0.list.itemAppeared(at: 5) }
    stage.act { $0.list.itemAppeared(at: 9) }
    stage.act { $0.list.itemAppeared(at: 4) }
    stage.answer(2, 10..<15, next: .offset(15))
    #expect(stage.keys == [nil, .offset(10), .offset(15)])
  }

  @Test func `a page that brings nothing asks on by itself`() {
    let stage = Stage()
    stage.act { $0.list.open() }
    stage.answer(1, 0..<0, next: .page(2))
    #expect(stage.state.footer == .loading)
    stage.answer(2, 0..<4, next: .page(3))
    #expect(stage.rows == [0, 1, 2, 3])
    #expect(stage.keys == [nil, .page(2)])
  }

  @Test(arguments: [
    ([0..<5, 0..<5, 0..<5, 0..<5], EndReason.repeatedPage),
    ([0..<5, 5..<5, 5..<5, 5..<5], .emptyPages),
  ])
  func `a server that brings nothing new for ever comes to rest`(
    pages: [Range<Int>], reason: EndReason
  ) {
    let stage = Stage()
    stage.act { $0.list.open() }
    for (place, items) in pages.enumerated() {
      stage.answer(place + 1, items, next: .page(place + 2))
      if place == 0 { stage.scrollToEnd() }
    }
    #expect(stage.pages.waiting.isEmpty)
    #expect(stage.state.end == reason)
    #expect(stage.state.footer == .end(reason))
  }

  @Test func `an error is never an end, and nothing found is said only after an answer`() {
    let stage = Stage()
    stage.act { $0.list.open() }
    #expect(stage.state.footer == .loading)
    stage.fail(1, .offline)
    #expect(stage.state.footer == .failed(.offline))
    #expect(stage.state.end == nil)
    stage.act { $0.list.retry() }
    #expect(stage.state.footer == .loading)
    stage.answer(2, 0..<0)
    #expect(stage.state.footer == .empty)
  }

  @Test func `a view model that goes away cancels its load`() {
    let loop = SessionLoop()
    let pages = GatedRepository<Number>()
    let owner = Owner(on: loop)
    loop.drive(owner) {
      let list = NumberListViewModel(LoopedSource(pages, on: loop))
      list.open()
      $0.list = list
    }
    #expect(pages.waiting == [1])
    #expect(pages.cancelled.isEmpty)
    loop.drive(owner) { $0.list = nil }
    #expect(pages.cancelled == [1])
  }

  @Test func `a change of state is told once`() {
    let stage = opened()
    let changes = Mutex(0)
    stage.act { screen in
      withObservationTracking {
        _ = screen.list.state
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    stage.act { $0.list.itemAppeared(at: 3) }
    #expect(changes.withLock { $0 } == 0)
    stage.scrollToEnd()
    #expect(changes.withLock { $0 } == 1)
  }
}

/// An actor that can let its view model go.
private actor Owner {
  var list: NumberListViewModel?
  private let loop: SessionLoop

  init(on loop: SessionLoop) { self.loop = loop }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
}
