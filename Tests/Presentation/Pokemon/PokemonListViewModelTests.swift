import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

struct PokemonListViewModelTests {
  private let stage = PokemonStage()

  @Test func `rows are in the list's order before any details have arrived`() {
    stage.open(1...30)
    #expect(stage.ids == Array(1...30))
    #expect(stage.phases.allSatisfy { !$0.isSettled })
  }

  @Test func `details in any order fill their own rows and move none`() {
    stage.open(1...12)
    while let id = stage.details.live.max() { stage.answer(detail: id) }
    #expect(stage.details.requests.sorted() == Array(1...12))
    #expect(stage.ids == Array(1...12))
    #expect(stage.rows.map(\.height).prefix(3) == ["0.1 m", "0.2 m", "0.3 m"])
  }

  @Test func `at most six details are in flight`() {
    stage.open(1...30)
    #expect(stage.details.requests == Array(1...6))
    for id in 1...30 { stage.answer(detail: id) }
    #expect(stage.details.peak == 6)
    #expect(stage.details.requests == Array(1...30))
  }

  @Test func `details of visible rows are loaded first`() {
    stage.open(1...30)
    for place in 20...24 { stage.send(.itemAppeared(at: place)) }
    stage.answer(detail: 1)
    stage.answer(detail: 2)
    #expect(stage.details.requests.suffix(2) == [21, 22])
    let position = ViewportPosition(offset: 100, viewport: 30, contentLength: 300, rows: 30)
    stage.send(.scrolled(to: position))
    stage.answer(detail: 3)
    #expect(stage.details.requests.last == 11)
  }

  @Test func `details that failed show on their row, and their retry loads nothing else`() {
    stage.open(1...3)
    stage.fail(detail: 2, .server(status: 500))
    stage.answer(detail: 1)
    stage.answer(detail: 3)
    #expect(stage.rows[1].details == .failed(.server(status: 500)))
    #expect(stage.loaded == [1, 3])
    for place in [0, 1, 1, 1, 2, 7, -1] { stage.retryDetails(at: place) }
    stage.send(.retry)
    #expect(stage.details.requests == [1, 2, 3, 2])
    #expect(stage.pages.requests.count == 1)
    #expect(stage.rows[1].details == .loading)
    stage.answer(detail: 2)
    #expect(stage.rows[1].types == "Fire")
  }

  @Test func `details of another item are not shown`() {
    stage.open(1...1)
    let other = PokemonDetails(id: 2, types: [], heightDecimetres: 1, weightHectograms: 1)
    #expect(stage.details.answer(1, with: .success(other)))
    stage.act { _ in }
    #expect(
      stage.phases == [.failed(.malformed("details of 2 came instead of those of 1"))])
  }

  @Test(arguments: [Pager.Intent.cancel, .close])
  func `cancelling and closing cancel the details, and opening loads them again`(
    intent: Pager.Intent
  ) {
    stage.open(1...8)
    stage.send(intent)
    #expect(stage.details.live.isEmpty)
    #expect(stage.phases.allSatisfy { $0 == .waiting })
    for id in 1...6 { stage.fail(detail: id, .cancelled) }
    #expect(stage.phases.allSatisfy { $0 == .waiting })
    stage.send(.open)
    #expect(stage.details.requests == Array(1...6) + Array(1...6))
    for id in 1...8 { stage.answer(detail: id) }
    #expect(stage.loaded == Array(1...8))
  }

  @Test func `a late answer to a cancelled request does not fill the row of its repetition`() {
    stage.open(1...1)
    stage.send(.cancel, .open)
    stage.fail(detail: 1, .notFound)
    #expect(stage.phases == [.loading])
    stage.answer(detail: 1)
    #expect(stage.loaded == [1])
  }

  @Test func `details that a source cancels unasked have failed, and the others go on`() {
    stage.open(1...8)
    stage.fail(detail: 2, .cancelled)
    #expect(stage.rows[1].details == .failed(.cancelled))
    #expect(stage.details.requests == Array(1...7))
    stage.retryDetails(at: 1)
    for id in 1...8 { stage.answer(detail: id) }
    #expect(stage.loaded == Array(1...8))
  }

  @Test func `a retry of one row's details continues a list that was cancelled`() {
    stage.open(1...8)
    stage.fail(detail: 2, .notFound)
    stage.send(.cancel)
    stage.retryDetails(at: 1)
    #expect(stage.details.live.contains(2))
  }

  @Test func `two screens share the details: they stop when the last one closes`() {
    stage.open(1...3)
    stage.send(.open, .close)
    #expect(stage.details.live == [1, 2, 3])
    stage.send(.close)
    #expect(stage.details.live.isEmpty)
  }

  @Test func `code that knows only the protocol reaches the list's own view model`() {
    stage.open(1...30)
    stage.act { showRow(20, of: $0.list, isolation: $0) }
    stage.answer(detail: 1)
    #expect(stage.details.requests.last == 21)
  }
}

private func showRow(
  _ index: Int, of list: some ListViewModel, isolation: isolated any Actor
) {
  list.itemAppeared(at: index)
}
