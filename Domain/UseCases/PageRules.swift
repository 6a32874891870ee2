/// Turns a page into a ``FeedUpdate``: the rules that first and next pages share.
///
/// Known ids are dropped, so that no id appears twice. A page that brings nothing new ends the feed if
/// its key was used before, since the source goes in a circle; otherwise a few such pages in a row are
/// allowed, since a good one may follow.
@usableFromInline struct PageRules: Sendable {
  /// How many pages in a row may bring nothing new.
  @usableFromInline let emptyPageLimit: Int

  @inlinable func update<Item>(from page: Page<Item>, at key: PageKey?, of feed: Feed<Item>)
    -> FeedUpdate<Item>
  {
    let (new, hashes) = newItems(in: page.items, notIn: feed)
    let barrenPages = new.isEmpty ? feed.barrenPages + 1 : 0
    let (next, end) = end(of: page, at: key, of: feed, barrenPages: barrenPages)
    return FeedUpdate(
      items: new, key: key, next: next, end: end, total: page.total, dropped: page.dropped,
      received: page.items.count + page.dropped, hashes: hashes, barrenPages: barrenPages)
  }

  /// Returns the items that are neither in the feed nor earlier on their page, with the hashes of
  /// their ids.
  @inlinable func newItems<Item>(
    in items: [Item], notIn feed: Feed<Item>
  ) -> (items: [Item], hashes: [UInt32]) {
    // By index: an item passed to a closure is copied, with all that it holds.
    let hashes = items.indices.map { GrowingSet.hash(items[$0].id) }
    // Usually all items are new, which the hashes alone show; then the page's own array is passed on.
    guard feed.mayContain(anyOf: hashes) || HashTable.repeats(anyOf: hashes) else {
      return (items, hashes)
    }
    var seen: Set<Item.ID> = []
    let new = items.indices.filter { index in
      !feed.contains(items[index].id, hash: hashes[index]) && seen.insert(items[index].id).inserted
    }
    return (new.map { items[$0] }, new.map { hashes[$0] })
  }

  /// Returns the key of the next page or why the feed ends, or both if the reader may go on.
  @usableFromInline func end<Item>(
    of page: Page<Item>, at key: PageKey?, of feed: Feed<Item>, barrenPages: Int
  ) -> (next: PageKey?, end: EndReason?) {
    guard let next = page.next else { return (nil, lastEnd(of: page, after: feed)) }
    // A page with new items never ends the feed, whatever its key.
    guard barrenPages > 0 else { return (next, nil) }
    if feed.hasUsed(key) { return (nil, page.items.isEmpty ? .emptyPages : .repeatedPage) }
    guard barrenPages >= max(1, emptyPageLimit) else { return (next, nil) }
    return (next, page.items.isEmpty ? .emptyPages : .repeatedPage)
  }

  private func lastEnd<Item>(of page: Page<Item>, after feed: Feed<Item>) -> EndReason {
    let received = feed.received + page.items.count + page.dropped
    guard page.end == .exhausted, let total = page.total ?? feed.total, received < total else {
      return page.end
    }
    return .short(of: total)
  }
}
