/// The loaded part of a feed: its ids in order, and the next page's key or why the feed ended.
///
/// The items themselves are kept only by the list that shows them.
public struct Feed<Item: Identifiable> {
  /// The key of the next page; `nil` before the first page and after the last.
  public private(set) var next: PageKey?
  /// Why the feed has ended.
  public private(set) var end: EndReason?
  /// How many items the whole feed has, as the source last said; `nil` if more than that have come.
  public private(set) var total: Int?
  /// How many items could not be read so far.
  public private(set) var dropped = 0
  /// How many pages held only items that were already there.
  public private(set) var repeatedPages = 0
  /// The query that the feed answers.
  public let query: SearchQuery?

  @usableFromInline var ids = GrowingSet<Item.ID>()
  /// How many items the source has sent, including repeated and unreadable ones.
  private(set) var received = 0
  private var usedKeys = GrowingSet<PageKey>()
  @usableFromInline private(set) var barrenPages = 0

  /// Creates a feed of which nothing is loaded yet.
  public init(query: SearchQuery? = nil) {
    self.query = query
  }

  /// How many items there are.
  @inlinable public var count: Int { ids.count }

  /// What follows the last item.
  public var continuation: Continuation {
    end == nil ? .more : next == nil ? .ended : .halted
  }

  /// Whether the source said that the feed is empty, rather than sent nothing that can be shown.
  public var isEmpty: Bool { count == 0 && end == .exhausted && dropped == 0 }

  /// Returns the position of an item in the feed's order, or `nil` if it is not there.
  @inlinable public func position(of id: Item.ID) -> Int? { ids.position(of: id) }

  /// Returns the id of the item at a position.
  public func id(at position: Int) -> Item.ID { ids.elements[position] }

  /// Returns whether an item with an id, whose hash is known, is there.
  @inlinable func contains(_ id: Item.ID, hash: UInt32) -> Bool {
    ids.position(of: id, hash: hash) != nil
  }

  /// Returns whether there may be an item whose id has one of these hashes.
  @inlinable func mayContain(anyOf hashes: [UInt32]) -> Bool { ids.mayContain(anyOf: hashes) }

  /// Returns whether a page with this key has been applied.
  @usableFromInline func hasUsed(_ key: PageKey?) -> Bool {
    key.map { usedKeys.position(of: $0) != nil } ?? false
  }

  /// Applies what a page changes, at the page's cost.
  ///
  /// An update that was made for another place of the feed is stale and changes nothing.
  ///
  /// - Returns: whether the update was applied.
  @discardableResult
  @inlinable public mutating func apply(_ update: FeedUpdate<Item>) -> Bool {
    // Inlinable, like everything that a page passes through, so that a list's module can specialize it
    // for its items. Unspecialized, a page costs four times as much.
    guard begin(at: update.key) else { return false }
    let items = update.items
    ids.append(items.indices.map { items[$0].id }, hashes: update.hashes)
    finish(update)
    return true
  }

  /// Allows another run of pages that bring nothing new, after ``Continuation/halted``.
  public mutating func goOn() {
    guard continuation == .halted else { return }
    end = nil
    barrenPages = 0
  }

  /// Prepares for a page; returns `false` if it was made for another place.
  @usableFromInline mutating func begin(at key: PageKey?) -> Bool {
    if let key {
      guard key == next else { return false }
      if !hasUsed(key) { usedKeys.append(key) }
    } else {
      self = Feed(query: query)
    }
    return true
  }

  /// Records where the feed goes on after a page.
  @usableFromInline mutating func finish(_ update: FeedUpdate<Item>) {
    next = update.next
    end = update.end
    total = (update.total ?? total).flatMap { $0 < count ? nil : $0 }
    dropped += update.dropped
    received += update.received
    if update.isRepeat { repeatedPages += 1 }
    barrenPages = update.barrenPages
  }
}

extension Feed: Sendable where Item: Sendable, Item.ID: Sendable {}

extension Feed {
  /// Whether a newer feed may take this one's place on the screen.
  public enum Replacement: Hashable, Sendable {
    /// It has rows, or the source said that there are none.
    case replaces
    /// It has no rows yet, but announces more: the old rows stay until it has some.
    case awaitsMore
    /// It ended without anything to show: the old rows stay, and this error is shown.
    case fails(FeedError)
  }

  /// Returns whether this feed may replace the rows of an older one.
  public var replacement: Replacement {
    if count > 0 || isEmpty { return .replaces }
    if end == nil { return .awaitsMore }
    return .fails(.malformed(dropped > 0 ? "no row could be read" : "no rows came"))
  }
}
