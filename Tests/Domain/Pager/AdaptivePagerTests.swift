import Testing

@testable import EndlessDomain

/// The rules of paging with the policy that observes the reader and the network.
struct AdaptivePagerTests {
  @Test func `one load at a time, however fast rows are passed`() throws {
    var runner = try open()
    runner.reveal(0..<20)
    for _ in 0..<100 { runner.reveal(19..<20, each: .zero) }
    #expect(runner.kinds == [.first, .next])
  }

  @Test func `it loads while rows are left, the earlier the faster they are passed`() throws {
    var remaining: [Int] = []
    for pause in [Duration.milliseconds(1500), .milliseconds(20)] {
      var runner = try open(rows: 400)
      runner.reveal(0..<8, each: .zero)
      for row in 8..<400 where runner.load == nil {
        runner.reveal(row..<(row + 1), each: pause)
        if runner.load != nil { remaining.append(399 - row) }
      }
    }
    try #require(remaining.count == 2)
    #expect(remaining[0] > 1 && remaining[0] < 12, "\(remaining)")
    #expect(remaining[1] > 2 * remaining[0], "\(remaining)")
  }

  @Test func `it loads again at once if a page is too small, and comes to rest`() throws {
    var runner = try open(rows: 100)
    runner.reveal(0..<8, each: .zero)
    runner.reveal(8..<100, each: .milliseconds(5))
    let before = runner.started.count
    try runner.deliver(5, after: .milliseconds(500))
    #expect(runner.started.count == before + 1, "5 rows are too few")
    try runner.settle(pageSize: 5)
    #expect(runner.started.count > before + 3)
    #expect(Double(runner.pager.count - 100) >= runner.ahead)
  }

  @Test func `nothing is loaded ahead of a reader who has stopped`() throws {
    var runner = try open(rows: 100)
    runner.reveal(0..<60, each: .milliseconds(20))
    for _ in 0..<600 { runner.reveal(59..<60, each: .seconds(1)) }
    try runner.settle()
    #expect(runner.ahead < AdaptivePrefetch.floor + 0.5)
    let before = runner.started.count
    runner.reveal(60..<(runner.pager.count - 10), each: .seconds(3))
    #expect(runner.started.count == before)
  }

  @Test func `a failed page is loaded by a retry, not by scrolling on`() throws {
    var runner = try open()
    runner.reveal(0..<20)
    try runner.fail(.notFound)
    runner.reveal(0..<20)
    runner.wait(60)
    #expect(runner.kinds == [.first, .next])
    #expect(runner.ahead <= AdaptivePrefetch.fastest * AdaptivePrefetch.unknownLatency)
    #expect(runner.pager.foresight?.horizon == AdaptivePrefetch.unknownLatency)
    runner.send(.retry)
    #expect(runner.kinds == [.first, .next, .next])
  }

  @Test func `a load that was cancelled is no sample of the network`() throws {
    var runner = try open()
    runner.reveal(0..<20)
    let horizon = runner.pager.foresight?.horizon
    #expect(runner.send(.cancel) == .cancel)
    #expect(runner.pager.next == .idle)
    runner.time += .seconds(30)
    runner.send(.itemAppeared(at: 19))
    #expect(runner.kinds == [.first, .next, .next])
    #expect(runner.pager.foresight?.horizon == horizon)
    try runner.deliver(20, after: .milliseconds(200))
    #expect(try #require(runner.pager.foresight?.horizon) < 2)
  }

  @Test func `a load that was tried again is no sample either`() throws {
    var runner = try open()
    runner.reveal(0..<20)
    let horizon = runner.pager.foresight?.horizon
    try runner.fail(.rateLimited(retryAfter: .seconds(20)))
    try runner.becomeDue()
    try runner.deliver(20, after: .seconds(10))
    #expect(runner.pager.foresight?.horizon == horizon)
  }

  @Test func `laying out the results of a search is not scrolling`() throws {
    var runner = try open()
    runner.reveal(0..<20)
    runner.send(.search(SearchQuery("a")))
    #expect(runner.kinds == [.first, .next, .first])
    runner.wait(120)
    try runner.deliver(200)
    let before = runner.ahead
    for row in 0..<12 { runner.send(.itemAppeared(at: row)) }
    #expect(runner.ahead <= before)
    #expect(runner.started.count == 3)
  }

  @Test func `laying out the list again after a refresh is not scrolling`() throws {
    var runner = try open(rows: 200)
    runner.reveal(0..<100)
    runner.wait(300)
    runner.send(.refresh)
    try runner.deliver(200)
    let before = runner.ahead
    for row in 0..<100 { runner.send(.itemAppeared(at: row)) }
    #expect(runner.ahead <= before)
    #expect(runner.kinds == [.first, .first])
  }

  @Test func `rows that do not exist cannot have been passed`() throws {
    var runner = try open()
    runner.reveal(0..<8, each: .zero)
    runner.time += .seconds(60)
    let before = runner.ahead
    runner.send(
      .scrolled(
        to: ViewportPosition(offset: 1e9, viewport: 800, contentLength: 1600, rows: 20)))
    #expect(runner.ahead > before)
    #expect(runner.ahead <= AdaptivePrefetch.surge * 20 + AdaptivePrefetch.floor)
  }

  // MARK: Page sizes

  @Test func `only next pages of a policy that chooses sizes have a limit`() throws {
    for policy in [PrefetchPolicy.lastItem, .remaining(30), .distance(1e6), .adaptive()] {
      var runner = try open(policy)
      runner.reveal(0..<20)
      #expect(runner.kinds == [.first, .next])
      #expect(runner.started.allSatisfy { $0.limit == nil }, "\(policy)")
    }
    var runner = try open(.adaptive(pages: 10...100))
    runner.reveal(0..<20)
    #expect(runner.started.map { $0.limit == nil } == [true, false])
  }

  @Test(arguments: [10...100, 35...40, 1...5, 7...7])
  func `a page has as many rows as are missing, within the allowed range`(pages: ClosedRange<Int>)
    throws
  {
    var runner = try open(.adaptive(pages: pages), rows: 60)
    runner.reveal(0..<8, each: .zero)
    for row in 8..<60 where runner.load == nil {
      runner.reveal(row..<(row + 1))
      guard let limit = runner.load?.limit else { continue }
      let missing = Int((runner.ahead - Double(59 - row)).rounded(.up))
      #expect(limit == min(max(missing, pages.lowerBound), pages.upperBound))
    }
    #expect(runner.load != nil)
    runner.reveal(0..<60, each: .zero)
    let ahead = runner.ahead
    try runner.deliver(try #require(runner.load?.limit), after: .zero)
    if ahead > Double(pages.upperBound) + 1 {
      #expect(
        runner.load?.limit
          == min(pages.upperBound, Int((ahead - Double(runner.pager.count - 60)).rounded(.up))))
    }
  }

  @Test(arguments: [0...0, -7 ... -3, 5...Int.max])
  func `no range and no position asks for an empty page or traps`(
    pages: ClosedRange<Int>
  ) throws {
    var runner = try open(.adaptive(pages: pages))
    let absurd = ViewportPosition(offset: 1e300, viewport: 800, contentLength: 1600, rows: 20)
    runner.send(.scrolled(to: absurd))
    #expect(try #require(runner.load?.limit) >= 1)
  }
}

extension AdaptivePagerTests {
  private func open(_ policy: PrefetchPolicy = .adaptive(), rows: Int = 20) throws -> PagerRunner {
    var runner = PagerRunner(Pager(policy: policy))
    runner.send(.open)
    try runner.deliver(rows, after: .milliseconds(200))
    return runner
  }
}

extension PagerRunner {
  fileprivate var ahead: Double { pager.foresight?.rowsAhead(at: time / .seconds(1)) ?? .nan }

  /// Brings rows into sight one by one.
  fileprivate mutating func reveal(_ rows: Range<Int>, each pause: Duration = .milliseconds(20)) {
    for row in rows {
      time += pause
      send(.itemAppeared(at: row))
    }
  }

  /// Loads as many pages as are asked for without scrolling on.
  fileprivate mutating func settle(pageSize: Int = 20) throws {
    for _ in 0..<100 where load != nil {
      try deliver(load?.limit ?? pageSize, after: .milliseconds(200))
    }
    #expect(load == nil, "it goes on loading")
  }

  /// Lets time pass in which the first row is reported now and then.
  fileprivate mutating func wait(_ seconds: Int) {
    for _ in 0..<seconds { reveal(0..<1, each: .seconds(1)) }
  }
}
