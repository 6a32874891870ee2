/// What one page changes in a ``Feed``.
public struct FeedUpdate<Item> {
  /// The page's new items, in the server's order.
  public let items: [Item]
  /// The key that the page was requested with; `nil` for a first page, which replaces the feed.
  public let key: PageKey?
  /// The key of the page after it; `nil` if there is none.
  public let next: PageKey?
  /// Why the feed ends, if it does.
  ///
  /// With a ``next`` key it can go on: see ``Feed/goOn()``.
  public let end: EndReason?
  /// How many items the whole feed has, if the page says so.
  public let total: Int?
  /// How many items of the page could not be read.
  public let dropped: Int
  /// How many items the source sent, including repeated and unreadable ones.
  public let received: Int
  /// The hashes of the items' ids, computed once a page.
  @usableFromInline let hashes: [UInt32]
  /// How many pages in a row have brought nothing new, including this one.
  @usableFromInline let barrenPages: Int

  @inlinable init(
    items: [Item], key: PageKey?, next: PageKey?, end: EndReason?, total: Int?, dropped: Int,
    received: Int, hashes: [UInt32], barrenPages: Int
  ) {
    self.items = items
    self.key = key
    self.next = next
    self.end = end
    self.total = total
    self.dropped = dropped
    self.received = received
    self.hashes = hashes
    self.barrenPages = barrenPages
  }

  /// Whether the page replaces all that was there.
  public var replaces: Bool { key == nil }
  /// Whether the page held items, all of which were already there.
  var isRepeat: Bool { items.isEmpty && received > dropped }
}

extension FeedUpdate: Sendable where Item: Sendable {}
extension FeedUpdate: Equatable where Item: Equatable {}
