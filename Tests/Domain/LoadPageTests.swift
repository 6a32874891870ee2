import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

struct LoadPageTests {
  /// Loads a feed of a server to its end, or to a number of requests.
  private func walk(
    _ server: ScriptedPageSource<Item>, query: SearchQuery? = nil, atMost limit: Int = 50
  ) async throws(FeedError) -> (feed: Feed<Item>, ids: [Int]) {
    let loadFirstPage = LoadFirstPage(from: server)
    let loadNextPage = LoadNextPage(from: server)
    var feed = Feed<Item>(query: query)
    let first = try await loadFirstPage(matching: query)
    var ids = first.items.map(\.id)
    feed.apply(first)
    while server.requests.count < limit, let update = try await loadNextPage(after: feed) {
      ids += update.items.map(\.id)
      feed.apply(update)
    }
    return (feed, ids)
  }

  @Test func `pages are asked for one after the other, with their keys and the query`() async throws
  {
    let server = ScriptedPageSource<Item> { request, _ in
      switch request.key {
      case nil: Page(0..<3, next: .cursor("b"))
      case .cursor("b"): Page(3..<6, next: .offset(6))
      default: Page(6..<7)
      }
    }
    let query = SearchQuery("q")
    let (feed, ids) = try await walk(server, query: query)
    #expect(ids == Array(0..<7))
    #expect(feed.end == .exhausted)
    #expect(
      server.requests == [
        PageRequest(query: query), PageRequest(query: query, key: .cursor("b")),
        PageRequest(query: query, key: .offset(6)),
      ])
  }

  @Test func `known ids are left out, and the order is the server's`() async throws {
    let server = ScriptedPageSource<Item> { request, _ in
      request.key == nil ? Page([5, 3, 5, 4], next: .page(2)) : Page([4, 9, 3, 1, 9])
    }
    let (feed, ids) = try await walk(server)
    #expect(ids == [5, 3, 4, 9, 1])
    #expect(ids.map { feed.position(of: $0) } == [0, 1, 2, 3, 4])
    #expect(feed.count == 5)
  }

  @Test(arguments: [["b", "b"], ["b", "c", "b"], ["b", "c", "d", "c"], ["b", "c", "d", "b"]])
  func `a feed whose next key has been used goes in a circle, and ends`(cursors: [String])
    async throws
  {
    // Fresh items on every page: only the keys tell of the circle.
    let server = ScriptedPageSource<Item> { request, _ in
      let place: Int
      if case .cursor(let cursor)? = request.key {
        place = (cursors.firstIndex(of: cursor) ?? 0) + 1
      } else {
        place = 0
      }
      return Page([place], next: place < cursors.count ? .cursor(cursors[place]) : nil)
    }
    let (feed, ids) = try await walk(server)
    #expect(feed.end == .repeatedPage)
    #expect(ids == Array(0..<cursors.count))
    #expect(server.requests.count == cursors.count)
  }

  @Test func `a server that answers the first page for ever is left after three pages`()
    async throws
  {
    let server = ScriptedPageSource<Item> { request, _ in
      guard case .page(let number)? = request.key else { return Page(0..<10, next: .page(2)) }
      return Page(0..<10, next: .page(number + 1))
    }
    let (feed, ids) = try await walk(server)
    #expect(feed.end == .repeatedPage)
    #expect(ids == Array(0..<10))
    #expect(server.requests.count == 4)
  }

  @Test func `a server that announces more and sends nothing is left after three pages`()
    async throws
  {
    let server = ScriptedPageSource<Item> { request, _ in
      guard case .page(let number)? = request.key else { return Page([], next: .page(2)) }
      return Page([], next: .page(number + 1))
    }
    let (feed, _) = try await walk(server)
    #expect(feed.end == .emptyPages)
    #expect(server.requests.count == 3)
  }

  @Test(arguments: [-1, 0]) func `whatever the budget, a page with news ends nothing`(budget: Int)
    async throws
  {
    let server = ScriptedPageSource<Item> { _, _ in Page([1], next: .page(2)) }
    let update = try await LoadFirstPage(from: server, barrenBudget: budget)(matching: nil)
    #expect(update.end == nil && update.next == .page(2))
  }

  @Test func `a page with news gives the whole budget back`() async throws {
    let server = ScriptedPageSource<Item> { request, _ in
      guard case .page(let number)? = request.key else { return Page([], next: .page(2)) }
      // Two barren pages, then one with news, and so on.
      return Page(number % 3 == 0 ? [number] : [], next: number < 12 ? .page(number + 1) : nil)
    }
    let (feed, ids) = try await walk(server)
    #expect(ids == [3, 6, 9, 12])
    #expect(feed.end == .exhausted)
  }

  @Test func `after the end, and before the first page, nothing is asked`() async throws {
    let server = ScriptedPageSource<Item> { _, _ in Page([1]) }
    let loadNextPage = LoadNextPage(from: server)
    #expect(try await loadNextPage(after: Feed()) == nil)
    #expect(server.requests.isEmpty)
    let (feed, _) = try await walk(server)
    #expect(try await loadNextPage(after: feed) == nil)
    #expect(server.requests.count == 1)
  }

  @Test func `a page that fails is the page that is asked for next`() async throws {
    let server = ScriptedPageSource<Item> { request, _ throws(FeedError) in
      guard request.key == nil else { throw .timedOut }
      return Page([1], next: .page(2))
    }
    let loadNextPage = LoadNextPage(from: server)
    var feed = Feed<Item>()
    feed.apply(try await LoadFirstPage(from: server)(matching: nil))
    for _ in 0..<2 {
      await #expect(throws: FeedError.timedOut) { _ = try await loadNextPage(after: feed) }
    }
    #expect(server.requests.map(\.key) == [nil, .page(2), .page(2)])
  }

  @Test func `what could not be read is counted, and the total is the last one told`() async throws
  {
    let server = ScriptedPageSource<Item> { request, _ in
      var page = request.key == nil ? Page([1], next: .page(2), dropped: 2) : Page([2], dropped: 1)
      page.total = request.key == nil ? 10 : 9
      return page
    }
    let (feed, _) = try await walk(server)
    #expect(feed.dropped == 3)
    #expect(feed.total == 9)
  }

  @Test func `a total that is less than what has come is not told`() async throws {
    let server = ScriptedPageSource<Item> { request, _ in
      var page = request.key == nil ? Page([1, 2], next: .page(2)) : Page([3])
      page.total = 2
      return page
    }
    #expect(try await walk(server).feed.total == nil)
  }

  @Test func `a change that was made for another place is stale`() async throws {
    let server = ScriptedPageSource<Item> { request, _ in
      request.key == nil ? Page([1], next: .page(2)) : Page([2], next: .page(3))
    }
    var feed = Feed<Item>()
    feed.apply(try await LoadFirstPage(from: server)(matching: nil))
    let update = try #require(try await LoadNextPage(from: server)(after: feed))
    let taken = [feed.apply(update), feed.apply(update)]
    #expect(taken == [true, false])
    #expect(feed.count == 2)
    #expect(feed.next == .page(3))
  }

  @Test func `whatever a server does, a feed comes to rest without an id twice`() async throws {
    let seed = UInt64.random(in: 0...(.max))
    print("hostile servers: seed \(seed)")
    for round in 0..<300 {
      let server = hostileServer(seed: seed &+ UInt64(round))
      let (feed, ids) = try await walk(server, atMost: 500)
      #expect(feed.end != nil, "seed \(seed), round \(round)")
      #expect(Set(ids).count == ids.count, "seed \(seed), round \(round)")
      #expect(server.requests.count < 500, "seed \(seed), round \(round)")
    }
  }

  /// A server with forty items and a few keys that answers at random, but the same to the same.
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
