import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// Each change is published once, with all that belongs to it.
struct ChangeTests {
  @Test func `a report that loads nothing publishes nothing`() {
    let stage = Stage.opened()
    #expect(stage.changes { stage.send(.itemAppeared(at: 3)) } == 0)
  }

  @Test func `a load that starts is one change, and so is its answer`() {
    let stage = Stage()
    #expect(stage.changes { stage.send(.open) } == 1)
    #expect(stage.changes { stage.answer(1, 0..<10, next: .page(2)) } == 1)
    #expect(stage.changes { stage.scrollToEnd() } == 1)
    #expect(stage.changes { stage.answer(2, 10..<12) } == 1)
  }

  @Test func `a page and the load that follows it are one change`() {
    let stage = Stage.opened()
    stage.scrollToEnd()
    #expect(stage.changes { stage.answer(2, 0..<0, next: .offset(20)) } == 1)
    #expect(stage.live == [3])
  }

  @Test func `a failure is one change, and so are its wait, its end and its cancellation`() {
    let stage = Stage(retryPolicy: RetryPolicy(attempts: 2))
    stage.send(.open)
    #expect(stage.changes { stage.fail(1, .offline) } == 1)
    #expect(stage.changes { stage.passTime() } == 1)
    #expect(stage.changes { stage.fail(2, .offline) } == 1)
    #expect(stage.changes { stage.send(.retry) } == 1)
    #expect(stage.changes { stage.send(.cancel) } == 1)
    #expect(stage.changes { stage.fail(3, .offline) } == 0)
  }

  @Test func `an empty page of a refresh and the load that follows it are one change`() {
    let stage = Stage.opened()
    #expect(stage.changes { stage.send(.refresh) } == 1)
    #expect(stage.changes { stage.answer(2, 0..<0, next: .page(2)) } == 1)
    #expect(stage.changes { stage.answer(3, 50..<53) } == 1)
  }

  @Test func `a search, and one that empties the list, are one change each`() {
    let stage = Stage.opened()
    #expect(stage.changes { stage.search("a") } == 1)
    #expect(stage.changes { stage.answer(2, 0..<3) } == 1)
    #expect(stage.changes { stage.search("") } == 1)
  }

  @Test func `intents that change nothing publish nothing`() {
    let stage = Stage.opened()
    let changes = stage.changes {
      stage.send(.open, .retry, .goOn, .cancel, .close, .close, .refresh)
    }
    #expect(changes == 0)
  }

  @Test func `a page is one change with the details that it starts, and so is a detail`() {
    let stage = PokemonStage(detailLimit: 2)
    stage.send(.open)
    #expect(stage.changes { stage.answer(page: 1, 1...4) } == 1)
    #expect(stage.phases == [.loading, .loading, .waiting, .waiting])
    #expect(stage.changes { stage.answer(detail: 2) } == 1)
    #expect(stage.changes { stage.fail(detail: 1, .notFound) } == 1)
    #expect(stage.changes { stage.send(.cancel) } == 1)
    #expect(stage.changes { stage.send(.open) } == 1)
  }
}
