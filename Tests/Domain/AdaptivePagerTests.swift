import Testing

@testable import EndlessDomain

/// The rules of paging where the pager foresees by observation.
struct AdaptivePagerTests {
  /// Runs a pager as a view model would, on a clock that the test moves.
  private struct Runner {
    var pager: Pager
    var time = Duration.zero
    var load: Load?
    var started: [Load] = []

    init(_ policy: PrefetchPolicy = .adaptive(), rows: Int = 20) throws {
      pager = Pager(policy: policy)
      send(.opened)
      try deliver(rows)
    }

    var ahead: Double { pager.foresight?.rowsAhead(at: time / .seconds(1)) ?? .nan }
    var kinds: [Load.Kind] { started.map(\.kind) }

    @discardableResult
    mutating func send(_ event: Pager.Event) -> Pager.Command? {
      let command = pager.handle(event, at: time)
      switch command {
      case .load(let new):
        load = new
        started.append(new)
      case .cancel: load = nil
      case nil: break
      }
      return command
    }

    mutating func deliver(
      _ added: Int, after latency: Duration = .milliseconds(200), ended: Bool = false
    ) throws {
      let done = try #require(load)
      load = nil
      time += latency
      send(.loaded(done, added: added, ended: ended))
    }

    mutating func fail(_ error: FeedError = .offline) throws {
      let done = try #require(load)
      load = nil
      time += .milliseconds(200)
      send(.failed(done, error))
    }

    /// Brings rows into sight one by one.
    mutating func show(_ rows: Range<Int>, each pause: Duration = .milliseconds(20)) {
      for row in rows {
        time += pause
        send(.appeared(at: row))
      }
    }

    /// Loads as many pages as are asked for without scrolling on.
    mutating func settle(pageSize: Int = 20) throws {
      for _ in 0..<100 where load != nil { try deliver(load?.limit ?? pageSize) }
      #expect(load == nil, "it goes on asking")
    }

    mutating func wait(_ seconds: Int) {
      for _ in 0..<seconds { show(0..<1, each: .seconds(1)) }
    }
  }

  @Test func `one load at a time, however fast rows are passed`() throws {
    var runner = try Runner()
    runner.show(0..<20)
    for _ in 0..<100 { runner.show(19..<20, each: .zero) }
    #expect(runner.kinds == [.first, .next])
  }

  @Test func `it asks while rows are left, the earlier the faster they were passed`() throws {
    var remaining: [Int] = []
    for pause in [Duration.milliseconds(1500), .milliseconds(20)] {
      var runner = try Runner(rows: 400)
      runner.show(0..<8, each: .zero)
      for row in 8..<400 where runner.load == nil {
        runner.show(row..<(row + 1), each: pause)
        if runner.load != nil { remaining.append(399 - row) }
      }
    }
    try #require(remaining.count == 2)
    #expect(remaining[0] > 1 && remaining[0] < 12, "\(remaining)")
    #expect(remaining[1] > 2 * remaining[0], "\(remaining)")
  }

  @Test func `it asks again at once where a page does not suffice, and comes to rest`() throws {
    var runner = try Runner(rows: 100)
    runner.show(0..<8, each: .zero)
    runner.show(8..<100, each: .milliseconds(5))
    let before = runner.started.count
    try runner.deliver(5, after: .milliseconds(500))
    #expect(runner.started.count == before + 1, "5 rows suffice for nobody")
    try runner.settle(pageSize: 5)
    #expect(runner.started.count > before + 3)
    #expect(Double(runner.pager.count - 100) >= runner.ahead)
  }

  @Test func `whoever has stopped is not loaded ahead of`() throws {
    var runner = try Runner(rows: 100)
    runner.show(0..<60, each: .milliseconds(20))
    for _ in 0..<600 { runner.show(59..<60, each: .seconds(1)) }
    try runner.settle()
    #expect(runner.ahead < AdaptivePrefetch.floor + 0.5)
    let before = runner.started.count
    runner.show(60..<(runner.pager.count - 10), each: .seconds(3))
    #expect(runner.started.count == before)
  }

  @Test func `a failed page is not asked for by scrolling on, and a retry asks for it`() throws {
    var runner = try Runner()
    runner.show(0..<20)
    try runner.fail()
    runner.show(0..<20)
    runner.wait(60)
    #expect(runner.kinds == [.first, .next])
    #expect(runner.ahead <= AdaptivePrefetch.fastest * AdaptivePrefetch.unknownLatency)
    #expect(runner.pager.foresight?.horizon == AdaptivePrefetch.unknownLatency)
    runner.send(.retried)
    #expect(runner.kinds == [.first, .next, .next])
  }

  @Test func `a load that was given up is no sample of the network`() throws {
    var runner = try Runner()
    runner.show(0..<20)
    let horizon = runner.pager.foresight?.horizon
    #expect(runner.send(.cancelled) == .cancel)
    #expect(runner.pager.next == .idle)
    runner.time += .seconds(30)
    runner.send(.appeared(at: 19))
    #expect(runner.kinds == [.first, .next, .next])
    #expect(runner.pager.foresight?.horizon == horizon)
    try runner.deliver(20)
    #expect(try #require(runner.pager.foresight?.horizon) < 2)
  }

  @Test func `a load that waits before it is tried again is no sample either`() throws {
    var runner = try Runner()
    runner.show(0..<20)
    let horizon = runner.pager.foresight?.horizon
    runner.send(.progressed(try #require(runner.load), .waiting(until: .seconds(30))))
    try runner.deliver(20, after: .seconds(30))
    #expect(runner.pager.foresight?.horizon == horizon)
  }

  @Test func `a search begins a list of its own, and what it lays out is no scrolling`() throws {
    var runner = try Runner()
    runner.show(0..<20)
    runner.send(.searched(SearchQuery("a")))
    #expect(runner.kinds == [.first, .next, .first])
    runner.wait(120)
    try runner.deliver(200)
    let before = runner.ahead
    for row in 0..<12 { runner.send(.appeared(at: row)) }
    #expect(runner.ahead <= before)
    #expect(runner.started.count == 3)
  }

  @Test func `a list that a refresh lays out again is no scrolling`() throws {
    var runner = try Runner(rows: 200)
    runner.show(0..<100)
    runner.wait(300)
    runner.send(.refreshed)
    try runner.deliver(200)
    let before = runner.ahead
    for row in 0..<100 { runner.send(.appeared(at: row)) }
    #expect(runner.ahead <= before)
    #expect(runner.kinds == [.first, .first])
  }

  @Test func `what is not there cannot have been passed`() throws {
    var runner = try Runner()
    runner.show(0..<8, each: .zero)
    runner.time += .seconds(60)
    let before = runner.ahead
    runner.send(
      .scrolled(to: ScrollPosition(offset: 1e9, viewport: 800, contentLength: 1600)))
    #expect(runner.ahead > before)
    #expect(runner.ahead <= AdaptivePrefetch.surge * 20 + AdaptivePrefetch.floor)
  }

  // MARK: Page sizes

  @Test func `only next pages whose size may be chosen have a limit`() throws {
    for policy in [PrefetchPolicy.lastItem, .remaining(30), .distance(1e6), .adaptive()] {
      var runner = try Runner(policy)
      runner.show(0..<20)
      #expect(runner.kinds == [.first, .next])
      #expect(runner.started.allSatisfy { $0.limit == nil }, "\(policy)")
    }
    var runner = try Runner(.adaptive(pages: 10...100))
    runner.show(0..<20)
    #expect(runner.started.map { $0.limit == nil } == [true, false])
  }

  @Test(arguments: [10...100, 35...40, 1...5, 7...7])
  func `a page has as many rows as are missing, within what is allowed`(pages: ClosedRange<Int>)
    throws
  {
    var runner = try Runner(.adaptive(pages: pages), rows: 60)
    runner.show(0..<8, each: .zero)
    for row in 8..<60 where runner.load == nil {
      runner.show(row..<(row + 1))
      guard let limit = runner.load?.limit else { continue }
      let missing = Int((runner.ahead - Double(59 - row)).rounded(.up))
      #expect(limit == min(max(missing, pages.lowerBound), pages.upperBound))
    }
    #expect(runner.load != nil)
    runner.show(0..<60, each: .zero)
    let ahead = runner.ahead
    try runner.deliver(try #require(runner.load?.limit), after: .zero)
    if ahead > Double(pages.upperBound) + 1 {
      #expect(
        runner.load?.limit
          == min(pages.upperBound, Int((ahead - Double(runner.pager.count - 60)).rounded(.up))))
    }
  }

  @Test(arguments: [0...0, -7 ... -3, 5...Int.max])
  func `no range and no position asks for an empty page, or stops the program`(
    pages: ClosedRange<Int>
  ) throws {
    var runner = try Runner(.adaptive(pages: pages))
    let absurd = ScrollPosition(offset: 1e300, viewport: 800, contentLength: 1600)
    runner.send(.scrolled(to: absurd))
    #expect(try #require(runner.load?.limit) >= 1)
  }
}
