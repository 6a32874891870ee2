import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// An intent that is sent while the list changes takes effect right after that change.
struct ReentrancyTests {
  @Test(arguments: Stage.occasions, Reaction<NumberListViewModel>.intents)
  func `an intent inside an observation callback acts as if sent after the change`(
    occasion: Occasion<Stage>, first: Reaction<NumberListViewModel>
  ) {
    for second in Reaction<NumberListViewModel>.intents {
      let stage = Stage.inside(occasion, first, second)
      stage.expectSame(as: .afterwards(occasion, first, second))
    }
  }

  @Test(arguments: Stage.occasions.filter(\.makesRows), Reaction<NumberListViewModel>.intents)
  func `an intent inside the row closure acts as if sent after the change`(
    occasion: Occasion<Stage>, first: Reaction<NumberListViewModel>
  ) {
    for second in Reaction<NumberListViewModel>.intents {
      let stage = Stage.make()
      occasion.prepare(stage)
      stage.act { $0.onNextRow(first, second) }
      occasion.cause(stage)
      stage.expectSame(as: .afterwards(occasion, first, second))
    }
  }

  @Test func `a blank search inside the callback of another one's page leaves no rows`() {
    let stage = Stage()
    stage.search("a")
    stage.act { $0.react([Reaction(.search(nil))]) }
    stage.answer(1, 0..<10, next: .page(2))
    #expect(stage.state == FeedState())
    #expect(stage.live.isEmpty)
  }

  @Test func `a search inside the callback of another one's page shows none of its rows`() {
    let stage = Stage()
    stage.search("a")
    stage.act { $0.react([Reaction(.search(SearchQuery("b")))]) }
    stage.answer(1, 0..<10, next: .page(2))
    #expect(stage.rows.isEmpty)
    #expect(stage.live == [2])
    stage.fail(2, .offline)
    #expect(stage.rows.isEmpty)
    #expect(stage.state.query == SearchQuery("b"))
    #expect(stage.footer == .failed(.offline))
  }

  @Test func `intents inside one callback take effect in the order in which they were sent`() {
    let stage = Stage()
    stage.send(.open)
    stage.act { screen in
      screen.onNextChange { screen in
        for text in ["a", "", "b"] { screen.list.feed.search(text, isolation: screen) }
      }
    }
    stage.answer(1, 0..<10, next: .page(2))
    #expect(stage.state.query == SearchQuery("b"))
    #expect(stage.pages.requests.map(\.query) == [nil, SearchQuery("b")])
    stage.answer(2, 0..<3)
    #expect(stage.footer == .end(.exhausted))
  }

  @Test func `a cancelled load stays cancelled if that was asked for inside a callback`() {
    let stage = Stage.opened()
    stage.act { $0.react([Reaction(.cancel)]) }
    stage.scrollToEnd()
    #expect(stage.pages.requests.count == 1)
    #expect(stage.footer == Footer.none)
  }
}

extension Occasion<Stage> {
  fileprivate var makesRows: Bool { testDescription.hasSuffix("arrives") && !isEmptyPage }
  private var isEmptyPage: Bool { testDescription.contains("empty") }
}

extension Screen<NumberListViewModel> {
  /// Runs the first reaction inside the row closure, and the second inside the callback of the change
  /// that the first one makes.
  fileprivate func onNextRow(_ first: Reaction<List>, _ second: Reaction<List>) {
    list.onNextRow {
      // The change that the row belongs to comes first.
      self.react([Reaction("nothing") { _ in }, second])
      first.run(self)
    }
  }
}
