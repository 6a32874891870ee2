import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// A refresh keeps what is shown until something can replace it.
struct RefreshTests {
  private func refreshing(_ stage: Stage = .opened()) -> Stage {
    stage.send(.refresh)
    return stage
  }

  @Test func `the rows stay until the first page of a refresh arrives`() {
    let stage = refreshing()
    #expect(stage.rows == Array(0..<10))
    #expect(stage.state.first.isLoading)
    #expect(stage.footer == Footer.none)
    stage.answer(2, 50..<55, next: .offset(5))
    #expect(stage.rows == Array(50..<55))
  }

  @Test func `a failed refresh keeps the rows and shows its error`() {
    let stage = refreshing()
    stage.fail(2, .offline)
    #expect(stage.rows == Array(0..<10))
    #expect(stage.footer == .failed(.offline))
    stage.send(.retry)
    stage.answer(3, 50..<55)
    #expect(stage.rows == Array(50..<55))
    #expect(stage.keys == [nil, nil, nil])
  }

  @Test func `a refresh during a load takes effect at once, and the page's late answer is dropped`()
  {
    let stage = Stage.opened()
    stage.scrollToEnd()
    stage.send(.refresh)
    #expect(stage.pages.cancelled == [2])
    stage.answer(3, 50..<60, next: .offset(10))
    stage.answer(2, 10..<20, next: .offset(20))
    #expect(stage.rows == Array(50..<60))
    stage.scrollToEnd()
    #expect(stage.keys == [nil, .offset(10), nil, .offset(10)])
  }

  @Test func `an empty first page that announces another one keeps the rows until that arrives`() {
    let stage = refreshing()
    stage.answer(2, 0..<0, next: .page(2))
    #expect(stage.rows == Array(0..<10))
    #expect(stage.state.first.isLoading)
    stage.answer(3, 50..<53)
    #expect(stage.rows == [50, 51, 52])
    #expect(stage.keys == [nil, nil, .page(2)])
  }

  @Test func `if the page after an empty first page fails, the rows stay and a retry loads it`() {
    let stage = refreshing()
    stage.answer(2, 0..<0, next: .page(2))
    stage.fail(3, .offline)
    #expect(stage.rows == Array(0..<10))
    #expect(stage.footer == .failed(.offline))
    stage.send(.retry)
    stage.answer(4, 50..<53)
    #expect(stage.rows == [50, 51, 52])
    #expect(stage.keys == [nil, nil, .page(2), .page(2)])
  }

  @Test func `a refresh that ends in empty pages keeps the rows, shows an error, and starts over`()
  {
    let stage = refreshing()
    for number in 2...4 { stage.answer(number, 0..<0, next: .page(number)) }
    #expect(stage.live.isEmpty)
    #expect(stage.rows == Array(0..<10))
    #expect(stage.footer == .failed(.malformed("no rows came")))
    stage.send(.retry)
    #expect(stage.keys.last == .some(nil))
    stage.answer(5, 50..<53)
    #expect(stage.rows == [50, 51, 52])
  }

  @Test func `a refresh of which no row could be read keeps the rows and shows an error`() {
    let stage = refreshing()
    stage.answer(2, 0..<0, dropped: 10)
    #expect(stage.rows == Array(0..<10))
    #expect(stage.footer == .failed(.malformed("no row could be read")))
    #expect(stage.state.dropped == 0)
  }

  @Test func `a refresh empties the list if the source says that there is nothing`() {
    let stage = refreshing()
    stage.answer(2, 0..<0)
    #expect(stage.rows.isEmpty)
    #expect(stage.footer == .empty)
  }

  @Test func `an empty list that is refreshed says so until the answer arrives`() {
    let stage = Stage()
    stage.send(.open)
    stage.answer(1, 0..<0)
    #expect(stage.footer == .empty)
    stage.send(.refresh)
    #expect(stage.footer == .empty)
    #expect(stage.state.first.isLoading)
    stage.answer(2, 0..<0)
    #expect(stage.footer == .empty)
    stage.send(.refresh)
    stage.fail(3, .offline)
    #expect(stage.footer == .failed(.offline))
    stage.send(.retry)
    #expect(stage.footer == .loading)
  }

  @Test func `after a failed page and a failed refresh, the refresh is shown and retried`() {
    let stage = Stage.opened()
    stage.scrollToEnd()
    stage.fail(2, .timedOut)
    stage.send(.refresh)
    stage.fail(3, .offline)
    #expect(stage.footer == .failed(.offline))
    stage.send(.retry)
    #expect(stage.keys == [nil, .offset(10), nil, nil])
  }

  @Test func `after a failed refresh and a failed page, the page is shown and retried`() {
    let stage = refreshing()
    stage.fail(2, .offline)
    stage.scrollToEnd()
    stage.fail(3, .timedOut)
    #expect(stage.footer == .failed(.timedOut))
    stage.send(.retry)
    #expect(stage.keys == [nil, nil, .offset(10), .offset(10)])
    stage.answer(4, 10..<12)
    #expect(stage.footer == .failed(.offline))
  }

  @Test(arguments: [Pager.Intent.cancel, .close])
  func `rows whose refresh failed are still marked as stale after its retry was cancelled`(
    intent: Pager.Intent
  ) {
    let stage = refreshing()
    stage.fail(2, .offline)
    stage.send(.retry)
    #expect(stage.state.first.isLoading)
    stage.send(intent)
    #expect(stage.rows == Array(0..<10))
    #expect(stage.footer == .failed(.offline))
  }

  @Test func `a cancelled refresh leaves the rows as they were`() {
    let stage = refreshing()
    stage.send(.cancel)
    #expect(stage.footer == Footer.none)
    stage.answer(2, 50..<60)
    #expect(stage.rows == Array(0..<10))
    stage.scrollToEnd()
    #expect(stage.keys == [nil, nil, .offset(10)])
  }
}
