/// What is asked of a ``PageRepository``: one page of one feed.
public struct PageRequest: Hashable, Sendable {
  /// The words to search for; nothing where the feed is a plain listing.
  public var query: SearchQuery?
  /// The page's place; nothing for the first page.
  public var key: PageKey?
  /// How many rows are wanted; nothing for as many as the source's pages have.
  ///
  /// A wish: only a source whose keys stay right with pages of any size takes notice of it, such as
  /// one whose keys are offsets. Where keys are page numbers, another size would shift the seam.
  public var limit: Int?

  /// Creates a request, by default for the first page of a plain listing.
  public init(query: SearchQuery? = nil, key: PageKey? = nil, limit: Int? = nil) {
    self.query = query
    self.key = key
    self.limit = limit
  }
}
