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

  private var ids = GrowingSet<Item.ID>()
  private var usedKeys = GrowingSet<PageKey>()
  private(set) var barrenPages = 0

  /// Creates a feed of which nothing is loaded yet.
  public init(query: SearchQuery? = nil) {
    self.query = query
  }

  /// How many items there are.
  public var count: Int { ids.count }

  /// Returns the place of an item in the feed's order, or nothing where it is not there.
  public func position(of id: Item.ID) -> Int? { ids.position(of: id) }

  /// Returns whether an item with an id, whose hash is known, is there.
  func contains(_ id: Item.ID, hash: UInt32) -> Bool { ids.position(of: id, hash: hash) != nil }

  /// Returns whether a page with this key has been taken in.
  func hasUsed(_ key: PageKey) -> Bool { usedKeys.position(of: key) != nil }

  /// Takes a page's change in, at the page's cost.
  ///
  /// A change that was made for another place of the feed is stale and changes nothing.
  ///
  /// - Returns: whether the change was taken in.
  @discardableResult
  public mutating func apply(_ update: FeedUpdate<Item>) -> Bool {
    if let key = update.key {
      guard key == next else { return false }
      usedKeys.append(key)
    } else {
      self = Feed(query: query)
    }
    ids.append(update.items.map(\.id), hashes: update.hashes)
    next = update.next
    end = update.end
    total = (update.total ?? total).flatMap { $0 < count ? nil : $0 }
    dropped += update.dropped
    barrenPages = update.barrenPages
    return true
  }
}

extension Feed: Sendable where Item: Sendable, Item.ID: Sendable {}
