/// A request to a ``PageRepository`` for one page of one feed.
public struct PageRequest: Hashable, Sendable {
  /// The text to search for, or `nil` if the feed is a plain listing.
  public var query: SearchQuery?
  /// The page's place, or `nil` for the first page.
  public var key: PageKey?
  /// How many rows are wanted, or `nil` for the source's own page size.
  ///
  /// Only a source whose keys stay valid with pages of any size follows it, such as one whose keys are
  /// offsets. If keys are page numbers, another size would shift where pages begin.
  public var limit: Int?

  /// Creates a request, by default for the first page of a plain listing.
  public init(query: SearchQuery? = nil, key: PageKey? = nil, limit: Int? = nil) {
    self.query = query
    self.key = key
    self.limit = limit
  }
}
