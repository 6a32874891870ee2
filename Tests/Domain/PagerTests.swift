import EndlessDomain
import Testing

/// The rules of paging at the machine that decides.
struct PagerTests {
  /// Runs a pager as a view model would: it keeps the one load that the pager asked for.
  private struct Runner {
    var pager: Pager
    var load: Load?
    var started: [Load.Kind] = []

    init(policy: PrefetchPolicy = .lastItem) { pager = Pager(policy: policy) }

    @discardableResult
    mutating func send(_ event: Pager.Event) -> Pager.Command? {
      let command = pager.handle(event)
      switch command {
      case .load(let new):
        load = new
        started.append(new.kind)
      case .cancel: load = nil
      case nil: break
      }
      return command
    }

    mutating func deliver(_ added: Int, ended: Bool = false) throws {
      let done = try #require(load)
      load = nil
      send(.loaded(done, added: added, ended: ended))
    }

    mutating func fail(_ error: FeedError = .offline) throws {
      let done = try #require(load)
      load = nil
      send(.failed(done, error))
    }

    mutating func scrollToEnd() { send(.appeared(at: pager.count - 1)) }
  }

  private func opened(_ count: Int = 10, policy: PrefetchPolicy = .lastItem) throws -> Runner {
    var runner = Runner(policy: policy)
    runner.send(.opened)
    try runner.deliver(count)
    return runner
  }

  @Test func `1 a hundred scrolls at the bottom make one load`() throws {
    var runner = try opened()
    for _ in 0..<100 { runner.scrollToEnd() }
    #expect(runner.started == [.first, .next])
  }

  @Test func `4 a page that failed is loaded again by a retry, never by scrolling on`() throws {
    var runner = try opened()
    runner.scrollToEnd()
    try runner.fail()
    for _ in 0..<10 { runner.scrollToEnd() }
    #expect(runner.started == [.first, .next])
    for _ in 0..<10 { runner.send(.retried) }
    #expect(runner.started == [.first, .next, .next])
  }

  @Test func `5 a search takes effect in mid-load, and the old load's answer changes nothing`()
    throws
  {
    var runner = try opened()
    runner.scrollToEnd()
    let old = try #require(runner.load)
    let query = try #require(SearchQuery("b"))
    #expect(runner.send(.searched(query)) != nil)
    #expect(runner.load?.query == query)
    let before = runner.pager
    #expect(runner.send(.loaded(old, added: 10, ended: false)) == nil)
    #expect(runner.send(.failed(old, .offline)) == nil)
    #expect(runner.send(.progressed(old, .waiting(until: .seconds(1)))) == nil)
    #expect(runner.pager == before)
  }

  @Test func `5 a blank search empties the list and loads nothing`() throws {
    var runner = try opened()
    #expect(runner.send(.searched(nil)) == nil)
    #expect(runner.pager.count == 0)
    runner.send(.refreshed)
    runner.send(.retried)
    runner.scrollToEnd()
    #expect(runner.started == [.first])
  }

  @Test func `6 a refresh keeps the rows until its page is in, also when it fails`() throws {
    var runner = try opened()
    runner.send(.refreshed)
    #expect(runner.pager.count == 10)
    try runner.fail()
    #expect(runner.pager.count == 10)
    #expect(runner.pager.first == .failed(.offline))
    runner.send(.retried)
    try runner.deliver(3)
    #expect(runner.pager.count == 3)
    #expect(runner.started == [.first, .first, .first])
  }

  @Test func `6 the rows that a failed refresh has left can be scrolled on`() throws {
    var runner = try opened()
    runner.send(.refreshed)
    try runner.fail()
    runner.scrollToEnd()
    #expect(runner.started == [.first, .first, .next])
    #expect(runner.pager.first == .failed(.offline))
  }

  @Test func `4 where both loads have failed, a retry means the one that was started last`() throws
  {
    var runner = try opened()
    runner.scrollToEnd()
    try runner.fail()
    runner.send(.refreshed)
    try runner.fail(.timedOut)
    #expect(runner.pager.next == .failed(.offline))
    runner.send(.retried)
    #expect(runner.started.last == .first)
  }

  @Test func `7 cancelling shows no error, and the next intent works`() throws {
    var runner = try opened()
    runner.scrollToEnd()
    #expect(runner.send(.cancelled) == .cancel)
    #expect(runner.pager.next == .idle)
    runner.scrollToEnd()
    try runner.fail(.cancelled)
    #expect(runner.pager.next == .idle)
    runner.scrollToEnd()
    try runner.deliver(10)
    #expect(runner.pager.count == 20)
  }

  @Test func `7 a first page that was given up is loaded by opening or by a retry`() throws {
    for intent in [Pager.Event.opened, .retried, .refreshed] {
      var runner = Runner()
      runner.send(.opened)
      runner.send(.cancelled)
      runner.send(intent)
      #expect(runner.started == [.first, .first])
    }
  }

  @Test func `8 what was asked during a load is looked at when it ends, in any order`() throws {
    var runner = try opened(policy: .remaining(10))
    runner.send(.appeared(at: 3))
    for index in [4, 9, 5, 3] { runner.send(.appeared(at: index)) }
    try runner.deliver(5)
    #expect(runner.started == [.first, .next, .next])
  }

  @Test func `8 a page that brings nothing asks on, though nobody scrolls`() throws {
    var runner = Runner()
    runner.send(.opened)
    try runner.deliver(0)
    #expect(runner.started == [.first, .next])
  }

  @Test func `8 pages do not load by themselves once the viewport is full`() throws {
    var runner = try opened(policy: .remaining(3))
    runner.send(.appeared(at: 5))
    #expect(runner.started == [.first])
    runner.send(.appeared(at: 6))
    try runner.deliver(10)
    #expect(runner.started == [.first, .next])
  }

  @Test func `8 what was seen of the old list asks for one page of a shorter new one at most`()
    throws
  {
    var runner = try opened(40)
    runner.send(.refreshed)
    runner.send(.appeared(at: 39))
    try runner.deliver(10)
    try runner.deliver(10)
    #expect(runner.started == [.first, .first, .next])
  }

  @Test func `9 after the end nothing is loaded but a refresh`() throws {
    var runner = Runner()
    runner.send(.opened)
    try runner.deliver(10, ended: true)
    runner.scrollToEnd()
    runner.send(.retried)
    runner.send(.opened)
    #expect(runner.started == [.first])
    runner.send(.refreshed)
    #expect(runner.started == [.first, .first])
  }

  @Test func `10 an error leaves the feed open`() throws {
    var runner = try opened()
    runner.scrollToEnd()
    try runner.fail()
    runner.send(.retried)
    try runner.deliver(10)
    runner.scrollToEnd()
    #expect(runner.started.count == 4)
  }

  @Test func `11 a load that waits is still the one load, and no flag sticks after it`() throws {
    var runner = try opened()
    runner.scrollToEnd()
    runner.send(.progressed(try #require(runner.load), .waiting(until: .seconds(3))))
    #expect(runner.pager.next == .waiting(until: .seconds(3)))
    runner.scrollToEnd()
    #expect(runner.started.count == 2)
    try runner.deliver(5)
    #expect(runner.pager.next == .idle)
  }

  @Test(arguments: [
    ScrollPosition(offset: .nan, viewport: 100, contentLength: 1000),
    ScrollPosition(offset: .infinity, viewport: 100, contentLength: 1000),
    ScrollPosition(offset: 0, viewport: 100, contentLength: .infinity),
    ScrollPosition(offset: 0, viewport: 100, contentLength: 1000),
  ])
  func `a position that makes no sense, or is far from the end, asks for nothing`(
    position: ScrollPosition
  ) throws {
    var runner = try opened()
    #expect(runner.send(.scrolled(to: position)) == nil)
  }

  @Test func `an index beyond the list counts as its last row, one before it as nothing`() throws {
    var runner = try opened()
    #expect(runner.send(.appeared(at: -1)) == nil)
    #expect(runner.send(.appeared(at: .max)) != nil)
  }

  @Test func `both ways of scrolling ask at the same place`() throws {
    for policy in [PrefetchPolicy.lastItem, .remaining(2)] {
      for last in 0..<10 {
        var byRow = try opened(policy: policy)
        var byPoints = byRow
        byRow.send(.appeared(at: last))
        let viewport = Double(last + 1) * 80
        byPoints.send(
          .scrolled(to: ScrollPosition(offset: 0, viewport: viewport, contentLength: 800)))
        #expect(byRow.started == byPoints.started, "\(policy), row \(last)")
      }
    }
  }
}
