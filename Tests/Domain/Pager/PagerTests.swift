import Testing

@testable import EndlessDomain

/// What is loaded, and when.
struct PagerTests {
  @Test func `a hundred scrolls at the bottom make one load`() throws {
    var runner = try PagerRunner(rows: 10)
    for _ in 0..<100 { runner.scrollToEnd() }
    #expect(runner.kinds == [.first, .next])
  }

  @Test func `events during a load are remembered until it ends, in any order`() throws {
    var runner = try PagerRunner(.remaining(10), rows: 10)
    for index in [3, 4, 9, 5, 3] { runner.send(.itemAppeared(at: index)) }
    try runner.deliver(5)
    #expect(runner.kinds == [.first, .next, .next])
  }

  @Test func `a page without new rows is followed by the next one without scrolling`() throws {
    var runner = try PagerRunner(rows: 0)
    #expect(runner.kinds == [.first, .next])
    try runner.deliver(10)
    runner.scrollToEnd()
    try runner.deliver(0)
    #expect(runner.kinds == [.first, .next, .next, .next])
  }

  @Test func `pages do not load by themselves once enough rows are below the viewport`() throws {
    var runner = try PagerRunner(.remaining(3), rows: 10)
    runner.send(.itemAppeared(at: 5))
    #expect(runner.kinds == [.first])
    runner.send(.itemAppeared(at: 6))
    try runner.deliver(10)
    #expect(runner.kinds == [.first, .next])
  }

  @Test func `after the end only a refresh loads`() throws {
    var runner = try PagerRunner(rows: 10, then: .ended)
    runner.scrollToEnd()
    for intent in [Pager.Intent.retry, .goOn, .open] { runner.send(intent) }
    #expect(runner.kinds == [.first])
    runner.send(.refresh)
    #expect(runner.kinds == [.first, .first])
  }

  @Test func `a feed that halted goes on only when asked to`() throws {
    var runner = try PagerRunner(rows: 0, then: .halted)
    for intent in [Pager.Intent.retry, .open, .itemAppeared(at: 0)] { runner.send(intent) }
    #expect(runner.kinds == [.first])
    runner.send(.goOn)
    #expect(runner.kinds == [.first, .next])
    try runner.deliver(0, then: .halted)
    #expect(!runner.isBusy)
    runner.send(.goOn)
    runner.send(.goOn)
    try runner.deliver(10)
    #expect(runner.kinds == [.first, .next, .next])
  }

  @Test func `going on that was cancelled resumes with the next intent`() throws {
    var runner = try PagerRunner(rows: 0, then: .halted)
    runner.send(.goOn)
    runner.send(.cancel)
    runner.send(.open)
    #expect(runner.kinds == [.first, .next, .next])
  }

  // MARK: Searches

  @Test func `a search takes effect during a load, and the old load's outcomes change nothing`()
    throws
  {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    let old = try #require(runner.load)
    let query = try #require(SearchQuery("b"))
    #expect(runner.send(.search(query)) != nil)
    #expect(runner.load?.query == query)
    #expect(runner.pager.count == 0)
    let before = runner.pager
    let stale: [Pager.Outcome] = [
      .loaded(old, added: 10, then: .ended), .inconclusive(old), .failed(old, .offline), .due(old),
    ]
    for outcome in stale { #expect(runner.report(outcome) == nil, "\(outcome)") }
    #expect(runner.pager == before)
  }

  @Test func `an outcome that comes twice counts once`() throws {
    var runner = try PagerRunner(rows: 10)
    let first = try #require(runner.started.first)
    let before = runner.pager
    #expect(runner.report(.loaded(first, added: 10, then: .ended)) == nil)
    #expect(runner.report(.failed(first, .offline)) == nil)
    #expect(runner.pager == before)
  }

  @Test func `a search forgets the old list's failures, end and position`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    try runner.fail()
    runner.send(.search(SearchQuery("b")))
    #expect(runner.pager.next == .idle)
    try runner.deliver(10, rowsStay: false)
    #expect(!runner.isBusy, "nothing of the new list has been in sight")
  }

  @Test func `a blank search empties the list and loads nothing`() throws {
    var runner = PagerRunner(Pager(requiresQuery: true))
    runner.send(.open)
    #expect(runner.started.isEmpty)
    runner.send(.search(SearchQuery("a")))
    #expect(runner.send(.search(nil)) == .cancel)
    for intent in [Pager.Intent.refresh, .retry, .goOn, .open, .itemAppeared(at: 0)] {
      #expect(runner.send(intent) == nil, "\(intent)")
    }
    #expect(runner.pager.count == 0 && runner.pager.query == nil)
    #expect(runner.kinds == [.first])
  }

  @Test func `where no query is required, a blank search leaves an empty list that opens again`()
    throws
  {
    var runner = try PagerRunner(rows: 10)
    #expect(runner.send(.search(nil)) == nil)
    #expect(runner.pager.count == 0 && !runner.pager.isActive)
    runner.send(.open)
    #expect(runner.kinds == [.first, .first])
  }

  // MARK: Refreshing

  @Test func `a refresh keeps the rows until its page is in, also when it fails`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.refresh)
    #expect(runner.pager.count == 10)
    try runner.fail()
    #expect(runner.pager.count == 10)
    #expect(runner.pager.first.error == .notFound)
    runner.send(.retry)
    try runner.deliver(3)
    #expect(runner.pager.count == 3)
    #expect(runner.kinds == [.first, .first, .first])
  }

  @Test func `a refresh whose first page is empty goes on before it replaces the rows`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.refresh)
    try runner.bringEmptyPage()
    #expect(runner.load?.kind == .first && runner.load?.continues == true)
    #expect(runner.pager.count == 10)
    try runner.deliver(7)
    #expect(runner.pager.count == 7)
  }

  @Test func `a refresh that fails after an empty page is retried where it was`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.refresh)
    try runner.bringEmptyPage()
    try runner.fail()
    runner.send(.retry)
    #expect(runner.load?.kind == .first && runner.load?.continues == true)
    runner.send(.refresh)
    #expect(runner.load?.kind == .first && runner.load?.continues == false)
  }

  @Test func `a refresh replaces a next page that is in flight`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    let next = try #require(runner.load)
    runner.send(.refresh)
    #expect(runner.pager.next == .idle)
    #expect(runner.report(.loaded(next, added: 10, then: .more)) == nil)
    #expect(runner.pager.count == 10)
  }

  @Test func `a closed list does not refresh`() {
    var runner = PagerRunner(Pager())
    for intent in [Pager.Intent.refresh, .retry, .goOn, .cancel, .close] {
      #expect(runner.send(intent) == nil, "\(intent)")
    }
  }
}
