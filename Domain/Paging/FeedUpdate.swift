/// What one page changes in a ``Feed``.
public struct FeedUpdate<Item> {
  /// The page's new items, in the server's order.
  public let items: [Item]
  /// The key that the page was asked for with; nothing for a first page, which replaces the feed.
  public let key: PageKey?
  /// Where the feed goes on; nothing where it ends.
  public let next: PageKey?
  /// Why the feed ends, where it does.
  public let end: EndReason?
  /// How many items the whole feed has, where the page told.
  public let total: Int?
  /// How many items of the page could not be read.
  public let dropped: Int
  /// The hashes of the items' ids: reckoned once a page.
  @usableFromInline let hashes: [UInt32]
  /// How many pages in a row have brought nothing new, this one included.
  @usableFromInline let barrenPages: Int

  @inlinable init(
    items: [Item], key: PageKey?, next: PageKey?, end: EndReason?, total: Int?, dropped: Int,
    hashes: [UInt32], barrenPages: Int
  ) {
    self.items = items
    self.key = key
    self.next = next
    self.end = end
    self.total = total
    self.dropped = dropped
    self.hashes = hashes
    self.barrenPages = barrenPages
  }

  /// Whether the page takes the place of all that was there.
  public var replaces: Bool { key == nil }
}

extension FeedUpdate: Sendable where Item: Sendable {}
extension FeedUpdate: Equatable where Item: Equatable {}
