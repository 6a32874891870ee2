/// Turns a page into what it changes: the rules that first and next pages share.
///
/// Known ids are left out, so no id comes twice. A feed whose next key has been used before goes in a
/// circle (A→B→A too) and ends; one whose pages bring nothing new ends after a budget of pages, since
/// a few barren pages may well stand before a good one.
@usableFromInline struct PageRules: Sendable {
  /// How many pages in a row may bring nothing new.
  static let defaultBarrenBudget = 3

  @usableFromInline let barrenBudget: Int

  @inlinable func update<Item>(from page: Page<Item>, at key: PageKey?, of feed: Feed<Item>)
    -> FeedUpdate<Item>
  {
    let (fresh, hashes) = news(of: page.items, beside: feed)
    let barrenPages = fresh.isEmpty ? feed.barrenPages + 1 : 0
    let end = end(of: page, at: key, of: feed, barrenPages: barrenPages)
    return FeedUpdate(
      items: fresh, key: key, next: end == nil ? page.next : nil, end: end, total: page.total,
      dropped: page.dropped, hashes: hashes, barrenPages: barrenPages)
  }

  /// Returns the items that are neither in the feed nor before them on their page, with the hashes of
  /// their ids.
  @inlinable func news<Item>(
    of items: [Item], beside feed: Feed<Item>
  ) -> (items: [Item], hashes: [UInt32]) {
    // By place: an item handed to a closure is copied, with all that it holds.
    let hashes = items.indices.map { GrowingSet.hash(items[$0].id) }
    // Mostly all are new, which the hashes alone tell; the page's own array goes on then.
    guard feed.mayContain(anyOf: hashes) || HashTable.repeats(anyOf: hashes) else {
      return (items, hashes)
    }
    var seen: Set<Item.ID> = []
    let fresh = items.indices.filter { place in
      !feed.contains(items[place].id, hash: hashes[place]) && seen.insert(items[place].id).inserted
    }
    return (fresh.map { items[$0] }, fresh.map { hashes[$0] })
  }

  @usableFromInline func end<Item>(
    of page: Page<Item>, at key: PageKey?, of feed: Feed<Item>, barrenPages: Int
  ) -> EndReason? {
    guard let next = page.next else { return page.end }
    if next == key || feed.hasUsed(next) { return .repeatedPage }
    // Whatever the budget, a page with news ends nothing.
    guard barrenPages >= max(1, barrenBudget) else { return nil }
    return page.items.isEmpty ? .emptyPages : .repeatedPage
  }
}
