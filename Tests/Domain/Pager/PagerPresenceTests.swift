import Testing

@testable import EndlessDomain

/// What opening, closing and cancelling do.
struct PagerPresenceTests {
  private static let policies = [
    PrefetchPolicy.lastItem, .remaining(3), .distance(200), .adaptive(), .adaptive(margin: 0),
  ]

  @Test(arguments: policies)
  func `a next page that was cancelled loads when the list opens again`(policy: PrefetchPolicy)
    throws
  {
    for stop in [Pager.Intent.cancel, .close] {
      var runner = try PagerRunner(policy, rows: 10)
      runner.scrollToEnd()
      #expect(runner.send(stop) == .cancel)
      #expect(!runner.pager.isActive && !runner.pager.next.isBusy)
      runner.send(.open)
      #expect(runner.kinds == [.first, .next, .next], "\(stop)")
    }
  }

  @Test(arguments: [Pager.Intent.open, .retry, .refresh])
  func `a first page that was cancelled loads with the next intent`(intent: Pager.Intent) {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    runner.send(.cancel)
    runner.send(intent)
    #expect(runner.kinds == [.first, .first])
  }

  @Test(arguments: [nil, SearchQuery("a")])
  func `an empty first page whose second page was cancelled goes on when the list opens again`(
    query: SearchQuery?
  ) throws {
    var runner = PagerRunner(Pager(requiresQuery: query != nil))
    runner.send(.open)
    if let query { runner.send(.search(query)) }
    try runner.deliver(0)
    #expect(runner.kinds == [.first, .next])
    runner.send(.cancel)
    runner.send(.open)
    #expect(runner.kinds == [.first, .next, .next])
  }

  @Test func `cancelling shows no error, and scrolling on loads again`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    #expect(runner.send(.cancel) == .cancel)
    #expect(runner.pager.next == .idle)
    #expect(runner.send(.cancel) == nil)
    runner.scrollToEnd()
    try runner.deliver(10)
    #expect(runner.pager.count == 20)
  }

  @Test func `after a cancel nothing loads until the next intent`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    runner.send(.refresh)
    runner.send(.cancel)
    #expect(!runner.pager.isActive && !runner.isBusy, "the next page is due, but was cancelled too")
    runner.send(.itemAppeared(at: 0))
    #expect(runner.pager.isActive)
    #expect(runner.kinds == [.first, .next, .first, .next])
  }

  @Test func `a cancelled load's outcome changes nothing`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    let load = try #require(runner.load)
    runner.send(.cancel)
    let before = runner.pager
    #expect(runner.report(.loaded(load, added: 10, then: .more)) == nil)
    #expect(runner.report(.failed(load, .cancelled)) == nil)
    #expect(runner.pager == before)
  }

  @Test func `of two screens, the one that leaves does not cancel the other's load`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.open)
    runner.scrollToEnd()
    #expect(runner.send(.close) == nil)
    #expect(runner.pager.isActive && runner.isBusy)
    #expect(runner.send(.close) == .cancel)
    #expect(!runner.pager.isActive)
  }

  @Test func `screens that close more often than they opened do not count as open later`() throws {
    var runner = try PagerRunner(rows: 10)
    for _ in 0..<3 { runner.send(.close) }
    runner.send(.open)
    runner.send(.refresh)
    #expect(runner.send(.close) == .cancel)
  }

  @Test func `a closed list remembers what is in sight, but does not load`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.close)
    runner.scrollToEnd()
    #expect(runner.kinds == [.first])
    runner.send(.open)
    #expect(runner.kinds == [.first, .next])
  }

  @Test func `a search opens a list that no screen shows, and closing cancels it`() throws {
    var runner = PagerRunner(Pager(requiresQuery: true))
    runner.send(.search(SearchQuery("a")))
    #expect(runner.pager.isActive)
    #expect(runner.send(.close) == .cancel)
    #expect(!runner.pager.isActive)
  }
}
