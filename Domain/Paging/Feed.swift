/// What has been loaded of one feed: which ids, in which order, and where it goes on or why it ends.
///
/// The items themselves go on to whoever shows them, and are kept there only.
public struct Feed<Item: Identifiable> {
  /// Where the next page begins; nothing before the first page and after the last.
  public private(set) var next: PageKey?
  /// Why the feed has ended, once it has.
  public private(set) var end: EndReason?
  /// How many items the whole feed has, as the source told last; nothing where more have come.
  public private(set) var total: Int?
  /// How many items could not be read so far.
  public private(set) var dropped = 0
  /// The query that the feed answers.
  public let query: SearchQuery?

  @usableFromInline var ids = GrowingSet<Item.ID>()
  private var usedKeys = GrowingSet<PageKey>()
  @usableFromInline private(set) var barrenPages = 0

  /// Creates a feed of which nothing is loaded yet.
  public init(query: SearchQuery? = nil) {
    self.query = query
  }

  /// How many items there are.
  @inlinable public var count: Int { ids.count }

  /// Returns the place of an item in the feed's order, or nothing where it is not there.
  @inlinable public func position(of id: Item.ID) -> Int? { ids.position(of: id) }

  /// Returns whether an item with an id, whose hash is known, is there.
  @inlinable func contains(_ id: Item.ID, hash: UInt32) -> Bool {
    ids.position(of: id, hash: hash) != nil
  }

  /// Returns whether an item may be there whose id has one of these hashes.
  @inlinable func mayContain(anyOf hashes: [UInt32]) -> Bool { ids.mayContain(anyOf: hashes) }

  /// Returns whether a page with this key has been taken in.
  @usableFromInline func hasUsed(_ key: PageKey) -> Bool { usedKeys.position(of: key) != nil }

  /// Takes a page's change in, at the page's cost.
  ///
  /// A change that was made for another place of the feed is stale and changes nothing.
  ///
  /// - Returns: whether the change was taken in.
  @discardableResult
  @inlinable public mutating func apply(_ update: FeedUpdate<Item>) -> Bool {
    // Inlinable, as all is that a page passes through: the module of a list compiles it for its own
    // items. As generic code it looks up types for each item, and a page costs four times as much.
    guard begin(at: update.key) else { return false }
    let items = update.items
    ids.append(items.indices.map { items[$0].id }, hashes: update.hashes)
    goOn(after: update)
    return true
  }

  /// Makes ready for a page, unless it was made for another place.
  @usableFromInline mutating func begin(at key: PageKey?) -> Bool {
    if let key {
      guard key == next else { return false }
      usedKeys.append(key)
    } else {
      self = Feed(query: query)
    }
    return true
  }

  /// Takes note of where the feed stands now that a page's items are in.
  @usableFromInline mutating func goOn(after update: FeedUpdate<Item>) {
    next = update.next
    end = update.end
    total = (update.total ?? total).flatMap { $0 < count ? nil : $0 }
    dropped += update.dropped
    barrenPages = update.barrenPages
  }
}

extension Feed: Sendable where Item: Sendable, Item.ID: Sendable {}
