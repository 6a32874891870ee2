import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

/// Whether the feed that a refresh loads may replace the rows that are shown.
struct FeedReplacementTests {
  private func feed(of pages: Page<Item>...) async throws -> Feed<Item> {
    let server = ScriptedPageSource<Item> { _, number in pages[number - 1] }
    var feed = Feed<Item>()
    feed.apply(try await LoadFirstPage(from: server)(matching: nil).get())
    while server.requests.count < pages.count,
      let update = try await LoadNextPage(from: server)(after: feed).get()
    {
      feed.apply(update)
    }
    return feed
  }

  @Test func `a feed with rows replaces, whatever follows`() async throws {
    #expect(try await feed(of: Page([1], next: .page(2))).replacement == .replaces)
    #expect(try await feed(of: Page([1])).replacement == .replaces)
    #expect(try await feed(of: Page([1], dropped: 2)).replacement == .replaces)
    #expect(try await feed(of: Page([], next: .page(2)), Page([1])).replacement == .replaces)
  }

  @Test func `an empty feed replaces only if the source said that there is nothing`() async throws {
    let empty = try await feed(of: Page([]))
    #expect(empty.replacement == .replaces)
    #expect(empty.isEmpty)
    #expect(try await feed(of: Page([], total: 0)).replacement == .replaces)
    #expect(try await feed(of: Page([], next: .page(2)), Page([])).replacement == .replaces)
  }

  @Test func `an empty page that announces another one replaces nothing yet`() async throws {
    #expect(try await feed(of: Page([], next: .page(2))).replacement == .awaitsMore)
    #expect(try await feed(of: Page([], next: .page(2), dropped: 3)).replacement == .awaitsMore)
  }

  @Test func `pages of which nothing could be read replace nothing`() async throws {
    let unreadable = try await feed(of: Page([], dropped: 3))
    #expect(unreadable.replacement == .fails(.malformed("no row could be read")))
    #expect(!unreadable.isEmpty)
  }

  @Test func `a feed without rows that ended for another reason replaces nothing`() async throws {
    let short = try await feed(of: Page([], total: 3))
    #expect(short.end == .short(of: 3))
    #expect(short.replacement == .fails(.malformed("no rows came")))
    let halted = try await feed(
      of: Page([], next: .page(2)), Page([], next: .page(3)), Page([], next: .page(4)))
    #expect(halted.continuation == .halted)
    #expect(halted.replacement == .fails(.malformed("no rows came")))
    #expect(!halted.isEmpty)
  }

  @Test func `a feed of which nothing is loaded awaits its first page`() {
    #expect(Feed<Item>().replacement == .awaitsMore)
    #expect(!Feed<Item>().isEmpty)
  }
}
