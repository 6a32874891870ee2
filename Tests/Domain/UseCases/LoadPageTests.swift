import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

/// What is asked of a source, and what its pages change.
struct LoadPageTests {
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
    let walk = try await load(server, query: query)
    #expect(walk.ids == Array(0..<7))
    #expect(walk.feed.end == .exhausted)
    #expect(
      server.requests == [
        PageRequest(query: query), PageRequest(query: query, key: .cursor("b")),
        PageRequest(query: query, key: .offset(6)),
      ])
  }

  @Test func `the wanted number of rows is passed on`() async throws {
    let server = ScriptedPageSource<Item> { _, number in Page([number], next: .page(number + 1)) }
    var feed = Feed<Item>()
    feed.apply(try await LoadFirstPage(from: server)(matching: nil).get())
    _ = try await LoadNextPage(from: server)(after: feed, limit: 7).get()
    #expect(server.requests.map(\.limit) == [nil, 7])
  }

  @Test func `known ids are left out, and the order is the server's`() async throws {
    let server = ScriptedPageSource<Item> { request, _ in
      request.key == nil ? Page([5, 3, 5, 4], next: .page(2)) : Page([4, 9, 3, 1, 9])
    }
    let walk = try await load(server)
    #expect(walk.ids == [5, 3, 4, 9, 1])
    #expect(walk.ids.map { walk.feed.position(of: $0) } == [0, 1, 2, 3, 4])
    #expect(walk.feed.count == 5)
  }

  @Test func `before the first page and after the end, nothing is asked for`() async throws {
    let server = ScriptedPageSource<Item> { _, _ in Page([1]) }
    let loadNextPage = LoadNextPage(from: server)
    #expect(try await loadNextPage(after: Feed()).get() == nil)
    #expect(server.requests.isEmpty)
    let walk = try await load(server)
    #expect(try await loadNextPage(after: walk.feed).get() == nil)
    #expect(server.requests.count == 1)
  }

  @Test func `a page that fails is the page that is asked for next`() async throws {
    let server = ScriptedPageSource<Item> { request, _ throws(FeedError) in
      guard request.key == nil else { throw .timedOut }
      return Page([1], next: .page(2))
    }
    let loadNextPage = LoadNextPage(from: server)
    var feed = Feed<Item>()
    feed.apply(try await LoadFirstPage(from: server)(matching: nil).get())
    for _ in 0..<2 {
      #expect(await loadNextPage(after: feed) == .failure(.timedOut))
    }
    #expect(server.requests.map(\.key) == [nil, .page(2), .page(2)])
  }

  @Test func `a first page that fails changes nothing`() async {
    let server = ScriptedPageSource<Item> { _, _ throws(FeedError) in throw .notFound }
    #expect(await LoadFirstPage(from: server)(matching: nil) == .failure(.notFound))
  }

  @Test func `unreadable items are counted, and the total is the one that was reported last`()
    async throws
  {
    let server = ScriptedPageSource<Item> { request, _ in
      request.key == nil
        ? Page([1], next: .page(2), total: 10, dropped: 2) : Page([2], total: 9, dropped: 1)
    }
    let walk = try await load(server)
    #expect(walk.feed.dropped == 3)
    #expect(walk.feed.total == 9)
  }

  @Test func `a total that is smaller than the number of rows is not reported`() async throws {
    let server = ScriptedPageSource<Item> { request, _ in
      request.key == nil ? Page([1, 2], next: .page(2), total: 2) : Page([3], total: 2)
    }
    #expect(try await load(server).feed.total == nil)
  }

  @Test func `an update that was made for another place is stale`() async throws {
    let server = ScriptedPageSource<Item> { request, _ in
      request.key == nil ? Page([1], next: .page(2)) : Page([2], next: .page(3))
    }
    var feed = Feed<Item>()
    feed.apply(try await LoadFirstPage(from: server)(matching: nil).get())
    let update = try #require(try await LoadNextPage(from: server)(after: feed).get())
    let applied = [feed.apply(update), feed.apply(update)]
    #expect(applied == [true, false])
    #expect(feed.count == 2)
    #expect(feed.next == .page(3))
  }

  @Test func `details of another item are malformed`() async {
    let details = ScriptedDetails { id in Item(id: id == 2 ? 3 : id) }
    let loadDetails = LoadDetails(from: details)
    #expect(await loadDetails(of: 1) == .success(Item(id: 1)))
    #expect(
      await loadDetails(of: 2)
        == .failure(.malformed("details of 3 came instead of those of 2")))
  }
}

private struct ScriptedDetails: DetailRepository {
  let answer: @Sendable (Int) -> Item

  func detail(of id: Int) async throws(FeedError) -> Item { answer(id) }
}
