/// What is asked of a ``PageRepository``: one page of one feed.
public struct PageRequest: Hashable, Sendable {
  /// The words to search for; nothing where the feed is a plain listing.
  public var query: SearchQuery?
  /// The page's place; nothing for the first page.
  public var key: PageKey?

  /// Creates a request, by default for the first page of a plain listing.
  public init(query: SearchQuery? = nil, key: PageKey? = nil) {
    self.query = query
    self.key = key
  }
}
