import EndlessDomain
import EndlessMocks
import EndlessTestSupport

/// A feed that is loaded from a server to its end.
struct FeedWalk {
  private(set) var feed: Feed<Item>
  private(set) var ids: [Int] = []
  private let loadFirstPage: LoadFirstPage<Item>
  private let loadNextPage: LoadNextPage<Item>

  init(_ server: ScriptedPageSource<Item>, query: SearchQuery? = nil, emptyPageLimit: Int = 3) {
    feed = Feed(query: query)
    loadFirstPage = LoadFirstPage(from: server, emptyPageLimit: emptyPageLimit)
    loadNextPage = LoadNextPage(from: server, emptyPageLimit: emptyPageLimit)
  }

  /// Loads pages until the feed ends; a thousand is more than any test has.
  mutating func run() async throws(FeedError) {
    take(try await loadFirstPage(matching: feed.query).get())
    try await loadNextPages()
  }

  /// Goes on after the feed has halted.
  mutating func goOn() async throws(FeedError) {
    feed.goOn()
    try await loadNextPages()
  }

  private mutating func loadNextPages() async throws(FeedError) {
    for _ in 0..<1000 {
      guard let update = try await loadNextPage(after: feed).get() else { return }
      take(update)
    }
  }

  private mutating func take(_ update: FeedUpdate<Item>) {
    ids += update.items.map(\.id)
    feed.apply(update)
  }
}

/// Loads a feed from a server's pages to its end.
func load(
  _ server: ScriptedPageSource<Item>, query: SearchQuery? = nil, emptyPageLimit: Int = 3
) async throws(FeedError) -> FeedWalk {
  var walk = FeedWalk(server, query: query, emptyPageLimit: emptyPageLimit)
  try await walk.run()
  return walk
}

extension Page<Item> {
  init(_ ids: some Sequence<Int>, next: PageKey? = nil, total: Int?, dropped: Int = 0) {
    self.init(ids, next: next, dropped: dropped)
    self.total = total
  }
}
