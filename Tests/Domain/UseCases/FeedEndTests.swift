import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

/// When a feed comes to rest, and why.
struct FeedEndTests {
  // MARK: Circles

  @Test func `a cursor that stays the same goes on while its rows are new`() async throws {
    let server = ScriptedPageSource<Item> { _, number in
      Page([2 * number, 2 * number + 1], next: number < 6 ? .cursor("scroll") : nil)
    }
    let walk = try await load(server)
    #expect(walk.ids == Array(2..<14))
    #expect(walk.feed.end == .exhausted)
    #expect(server.requests.count == 6)
  }

  @Test func `a page without new rows at a used key ends the feed at once`() async throws {
    let server = ScriptedPageSource<Item> { _, number in
      Page(number < 3 ? [number] : [1, 2], next: .cursor("scroll"))
    }
    let walk = try await load(server)
    #expect(walk.feed.end == .repeatedPage)
    #expect(walk.feed.continuation == .ended)
    #expect(server.requests.count == 3)
    #expect(walk.feed.repeatedPages == 1)
  }

  @Test func `an empty page at a used key ends the feed at once`() async throws {
    let server = ScriptedPageSource<Item> { _, number in
      Page(number < 3 ? [number] : [], next: .cursor("scroll"))
    }
    let walk = try await load(server)
    #expect(walk.feed.end == .emptyPages)
    #expect(walk.feed.continuation == .ended)
    #expect(server.requests.count == 3)
  }

  @Test func `keys that go in a circle end the feed once their rows repeat`() async throws {
    // The first page, then a → b → a → b …, each with the same row.
    let server = ScriptedPageSource<Item> { request, _ in
      switch request.key {
      case .cursor("a"): Page([1], next: .cursor("b"))
      case .cursor("b"): Page([2], next: .cursor("a"))
      default: Page([0], next: .cursor("a"))
      }
    }
    let walk = try await load(server)
    #expect(walk.ids == [0, 1, 2])
    #expect(walk.feed.end == .repeatedPage)
    #expect(
      server.requests.map(\.key) == [nil, .cursor("a"), .cursor("b"), .cursor("a")])
  }

  @Test func `a server that always returns the first page is left after three repeats`()
    async throws
  {
    let server = ScriptedPageSource<Item> { _, number in Page(0..<10, next: .page(number + 1)) }
    let walk = try await load(server)
    #expect(walk.feed.end == .repeatedPage)
    #expect(walk.ids == Array(0..<10))
    #expect(server.requests.count == 4)
    #expect(walk.feed.repeatedPages == 3)
  }

  @Test func `a page that only repeats known rows is counted, and the feed goes on`() async throws {
    let pages = [[1, 2], [2, 1], [3], [], [1, 4]]
    let server = ScriptedPageSource<Item> { _, number in
      Page(pages[number - 1], next: number < pages.count ? .page(number + 1) : nil)
    }
    let walk = try await load(server)
    #expect(walk.ids == [1, 2, 3, 4])
    #expect(walk.feed.repeatedPages == 1)
    #expect(walk.feed.end == .exhausted)
  }

  // MARK: Empty pages

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (3, 3), (7, 7)])
  func `empty pages that announce more halt the feed at the limit`(limit: Int, requests: Int)
    async throws
  {
    let server = ScriptedPageSource<Item> { _, number in Page([], next: .page(number + 1)) }
    let walk = try await load(server, emptyPageLimit: limit)
    #expect(walk.feed.end == .emptyPages)
    #expect(walk.feed.continuation == .halted)
    #expect(server.requests.count == requests)
  }

  @Test func `a feed that halted goes on with the page that was next`() async throws {
    let server = ScriptedPageSource<Item> { _, number in
      Page(number == 5 ? [5] : [], next: number < 6 ? .page(number + 1) : nil)
    }
    var walk = try await load(server)
    #expect(server.requests.count == 3)
    try await walk.goOn()
    #expect(walk.ids == [5])
    #expect(walk.feed.end == .exhausted)
    #expect(server.requests.map(\.key) == [nil] + (2...6).map(PageKey.page))
  }

  @Test func `each time a feed goes on, it has the whole limit again`() async throws {
    let server = ScriptedPageSource<Item> { _, number in Page([], next: .page(number + 1)) }
    var walk = try await load(server)
    try await walk.goOn()
    #expect(server.requests.count == 6)
    #expect(walk.feed.continuation == .halted)
  }

  @Test func `only a feed that halted can go on`() async throws {
    let server = ScriptedPageSource<Item> { _, _ in Page([1]) }
    var walk = try await load(server)
    try await walk.goOn()
    #expect(walk.feed.end == .exhausted)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [-1, 0]) func `whatever the limit, a page with new rows ends nothing`(limit: Int)
    async throws
  {
    let server = ScriptedPageSource<Item> { _, _ in Page([1], next: .page(2)) }
    let update = try await LoadFirstPage(from: server, emptyPageLimit: limit)(matching: nil).get()
    #expect(update.end == nil && update.next == .page(2))
  }

  @Test func `a page with new rows restores the whole limit`() async throws {
    let server = ScriptedPageSource<Item> { _, number in
      // Two empty pages, then one with a row, and so on.
      Page(number % 3 == 0 ? [number] : [], next: number < 12 ? .page(number + 1) : nil)
    }
    let walk = try await load(server)
    #expect(walk.ids == [3, 6, 9, 12])
    #expect(walk.feed.end == .exhausted)
  }

  // MARK: Totals

  @Test(arguments: [(1, 2), (30, 2164)])
  func `a source that stops before its own total is short of it`(rows: Int, total: Int)
    async throws
  {
    let server = ScriptedPageSource<Item> { _, _ in Page(0..<rows, total: total) }
    #expect(try await load(server).feed.end == .short(of: total))
  }

  @Test func `the total of an earlier page counts too`() async throws {
    let server = ScriptedPageSource<Item> { _, number in
      number == 1 ? Page([1], next: .page(2), total: 3) : Page([2])
    }
    #expect(try await load(server).feed.end == .short(of: 3))
  }

  @Test func `repeated and unreadable rows count as received`() async throws {
    let server = ScriptedPageSource<Item> { _, number in
      number == 1 ? Page([1, 2], next: .page(2), total: 5) : Page([2, 3], total: 5, dropped: 1)
    }
    let walk = try await load(server)
    #expect(walk.ids == [1, 2, 3])
    #expect(walk.feed.end == .exhausted)
  }

  @Test func `a source that gives another reason for its end is not short`() async throws {
    let server = ScriptedPageSource<Item> { _, _ in
      Page(items: [Item(id: 1)], next: nil, total: 100, end: .serverLimit)
    }
    #expect(try await load(server).feed.end == .serverLimit)
  }

  // MARK: Any server

  @Test func `whatever a server does, a feed comes to rest without an id twice`() async throws {
    let seed = UInt64.random(in: 0...(.max))
    print("hostile servers: seed \(seed)")
    for round in 0..<300 {
      let server = hostileServer(seed: seed &+ UInt64(round))
      let walk = try await load(server)
      #expect(walk.feed.end != nil, "seed \(seed), round \(round)")
      #expect(Set(walk.ids).count == walk.ids.count, "seed \(seed), round \(round)")
      #expect(server.requests.count < 500, "seed \(seed), round \(round)")
    }
  }

  /// A server with forty items and a few keys that answers at random, but equal
  /// requests equally.
  private func hostileServer(seed: UInt64) -> ScriptedPageSource<Item> {
    ScriptedPageSource<Item> { request, _ in
      var hash = UInt64(7)
      switch request.key {
      case .page(let number)?: hash = UInt64(number)
      case .offset(let offset)?: hash = UInt64(offset) &* 31
      case .cursor, nil: break
      }
      var generator = SeededGenerator(seed: seed ^ (hash &* 0x9E37_79B9))
      let ids = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        Int.random(in: 0..<40, using: &generator)
      }
      let next: PageKey? =
        switch Int.random(in: 0..<20, using: &generator) {
        case 0: nil
        case 1..<10: .page(Int.random(in: 0..<30, using: &generator))
        case 10..<12: request.key
        default: .offset(Int.random(in: 0..<1000, using: &generator))
        }
      return Page(ids, next: next)
    }
  }
}
