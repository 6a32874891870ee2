import EndlessDomain
import Testing

/// A feed that is scrolled to its end by the use cases, as a screen does it.
struct Walk<Item: Identifiable & Sendable> where Item.ID: Sendable {
  private(set) var ids: [Item.ID] = []
  private(set) var feed: Feed<Item>
  /// What ended it before the feed did.
  private(set) var error: FeedError?

  var end: EndReason? { feed.end }

  /// Walks until the feed ends or fails; one that does neither in 100 pages is an issue.
  init(_ source: some PageRepository<Item>, _ query: SearchQuery? = nil) async {
    let loadNextPage = LoadNextPage(from: source)
    feed = Feed(query: query)
    do throws(FeedError) {
      take(try await LoadFirstPage(from: source)(matching: query).get())
      for _ in 1...100 {
        guard let update = try await loadNextPage(after: feed).get() else { return }
        take(update)
      }
      Issue.record("the feed does not end")
    } catch {
      self.error = error
    }
  }

  private mutating func take(_ update: FeedUpdate<Item>) {
    let isTaken = feed.apply(update)
    #expect(isTaken)
    ids += update.items.map(\.id)
  }
}
