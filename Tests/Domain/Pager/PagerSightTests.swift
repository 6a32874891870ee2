import Testing

@testable import EndlessDomain

/// What the pager remembers of what is in sight.
struct PagerSightTests {
  private static let policies = [
    PrefetchPolicy.lastItem, .remaining(2), .distance(160), .adaptive(), .adaptive(margin: 0),
  ]
  /// The orders in which a list may report ten rows.
  private static let orders = [Array(0..<10), Array((0..<10).reversed()), [5, 9, 0, 7, 3, 1]]

  @Test(arguments: policies, orders)
  func `a refresh that brings the rows in sight again loads the page below them`(
    policy: PrefetchPolicy, order: [Int]
  ) throws {
    var runner = PagerRunner(Pager(policy: policy))
    runner.send(.open)
    try runner.deliver(10)
    for index in order { runner.send(.itemAppeared(at: index)) }
    try fill(&runner, to: 60)
    for index in order { runner.send(.itemAppeared(at: index)) }
    runner.send(.refresh)
    try runner.deliver(10)
    #expect(runner.load?.kind == .next, "no row appears anew, so no report will ask for it")
  }

  @Test(arguments: policies, [1, 5])
  func `a refresh with small pages goes on until the rows in sight are back`(
    policy: PrefetchPolicy, pageSize: Int
  ) throws {
    for byRows in [true, false] {
      var runner = PagerRunner(Pager(policy: policy))
      runner.send(.open)
      try runner.deliver(60)
      if byRows {
        for index in 0..<10 { runner.send(.itemAppeared(at: index)) }
      } else {
        runner.show(0..<10)
      }
      runner.send(.refresh)
      try runner.deliver(pageSize)
      #expect(runner.load?.kind == .next)
      try runner.deliver(pageSize)
      #expect(runner.pager.count == 2 * pageSize)
    }
  }

  @Test
  func `a list that becomes shorter loads one page more, and none once it reports less in sight`()
    throws
  {
    for byRows in [true, false] {
      var runner = try PagerRunner(rows: 40)
      if byRows { runner.scrollToEnd() } else { runner.show(30..<40) }
      try runner.deliver(40)
      runner.send(.refresh)
      try runner.deliver(10)
      // The list is laid out with the rows there are.
      if byRows { runner.send(.itemAppeared(at: 0)) } else { runner.show(0..<10) }
      try runner.deliver(10)
      #expect(runner.kinds == [.first, .next, .first, .next])
    }
  }

  @Test func `rows that return to the screen at once are not reported again, and the list goes on`()
    throws
  {
    for byRows in [true, false] {
      var runner = try PagerRunner(rows: 20)
      if byRows { runner.scrollToEnd() } else { runner.show(14..<20) }
      runner.send(.cancel)
      runner.send(.refresh)
      try runner.deliver(10)
      try runner.deliver(10)
      #expect(runner.load?.kind == .next, "row 20 is still in sight")
      try runner.deliver(10)
      #expect(!runner.isBusy)
    }
  }

  @Test func `if all rows are new, the pager waits until they are reported`() throws {
    var runner = try PagerRunner(rows: 20)
    runner.scrollToEnd()
    try runner.deliver(20)
    runner.send(.refresh)
    try runner.deliver(10, rowsStay: false)
    #expect(!runner.isBusy)
  }

  @Test func `the results of a search start at the top of the same viewport`() throws {
    var runner = try PagerRunner(rows: 40)
    runner.show(20..<26)
    for (rows, isDue) in [(6, true), (7, false)] {
      runner.send(.search(SearchQuery("a")))
      try runner.deliver(rows, rowsStay: false)
      #expect((runner.load?.kind == .next) == isDue, "\(rows) rows")
    }
  }

  @Test(arguments: [Pager.Intent.cancel, .close])
  func `what is in sight outlives the list being stopped and opened again`(stop: Pager.Intent)
    throws
  {
    var runner = try PagerRunner(.remaining(2), rows: 10)
    runner.show(0..<8)
    runner.send(stop)
    runner.send(.open)
    #expect(runner.kinds == [.first, .next, .next])
  }

  @Test func `a report while another page loads counts when that page is in`() throws {
    var runner = try PagerRunner(rows: 40)
    runner.send(.refresh)
    runner.send(.itemAppeared(at: 39))
    try runner.deliver(10)
    #expect(runner.kinds == [.first, .first, .next])
  }

  @Test func `rows that appear on the way up show that the viewport's end has moved up`() throws {
    var runner = try PagerRunner(rows: 500)
    runner.send(.itemAppeared(at: 400))
    for index in (0..<100).reversed() { runner.send(.itemAppeared(at: index)) }
    runner.send(.refresh)
    try runner.deliver(100)
    #expect(!runner.isBusy, "the viewport may end at row 51, but not at row 100")
  }

  // MARK: Positions

  @Test(arguments: [
    ViewportPosition(offset: .nan, viewport: 100, contentLength: 1000, rows: 10),
    ViewportPosition(offset: .infinity, viewport: 100, contentLength: 1000, rows: 10),
    ViewportPosition(offset: 0, viewport: 100, contentLength: .infinity, rows: 10),
    ViewportPosition(offset: 900, viewport: 100, contentLength: -1000, rows: 10),
    ViewportPosition(offset: 900, viewport: 100, contentLength: 1000, rows: 0),
    ViewportPosition(offset: 900, viewport: 100, contentLength: 1000, rows: -10),
    ViewportPosition(offset: 0, viewport: 100, contentLength: 1000, rows: 10),
  ])
  func `a position that makes no sense, or is far from the end, loads nothing`(
    position: ViewportPosition
  ) throws {
    var runner = try PagerRunner(rows: 10)
    #expect(runner.send(.scrolled(to: position)) == nil)
  }

  @Test func `an index past the last row counts as the last row, a negative one is ignored`() throws
  {
    var runner = try PagerRunner(rows: 10)
    #expect(runner.send(.itemAppeared(at: -1)) == nil)
    #expect(runner.send(.itemAppeared(at: .max)) != nil)
    try runner.deliver(1)
    #expect(!runner.isBusy)
  }

  @Test(arguments: [
    ViewportPosition(offset: 1e9, viewport: 800, contentLength: 80, rows: 1),
    // Reported by a list that was a hundred times as long.
    ViewportPosition(offset: 79_000, viewport: 1000, contentLength: 80_000, rows: 1000),
    // Rows that are too short to be seen.
    ViewportPosition(offset: 100, viewport: 800, contentLength: 1e-9, rows: 10),
  ])
  func `an absurd or outdated position loads one page, not page after page`(
    position: ViewportPosition
  ) throws {
    for policy in [PrefetchPolicy.lastItem, .remaining(2), .distance(160)] {
      var runner = try PagerRunner(policy, rows: 10)
      runner.send(.scrolled(to: position))
      #expect(runner.kinds == [.first, .next])
      try runner.deliver(10)
      #expect(!runner.isBusy, "\(policy)")
    }
  }

  @Test func `a position that is reported one frame late loads no page too many`() throws {
    var runner = try PagerRunner(rows: 20)
    let late = ViewportPosition(offset: 800, viewport: 800, contentLength: 1600, rows: 20)
    runner.send(.scrolled(to: late))
    try runner.deliver(20)
    runner.send(.scrolled(to: late))
    #expect(runner.kinds == [.first, .next], "row 20 is in sight, and there are 40")
  }

  @Test func `both ways of reporting ask at the same row`() throws {
    for policy in [PrefetchPolicy.lastItem, .remaining(2), .remaining(0)] {
      for last in 0..<10 {
        var byRow = try PagerRunner(policy, rows: 10)
        var byPosition = byRow
        byRow.send(.itemAppeared(at: last))
        byPosition.show(0..<(last + 1))
        #expect(byRow.kinds == byPosition.kinds, "\(policy), row \(last)")
      }
    }
  }

  private func fill(_ runner: inout PagerRunner, to count: Int) throws {
    if runner.load == nil { runner.scrollToEnd() }
    try runner.deliver(count - runner.pager.count)
    while runner.isBusy { try runner.deliver(100) }
  }
}
