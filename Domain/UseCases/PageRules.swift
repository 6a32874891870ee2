/// Turns a page into what it changes: the rules that first and next pages share.
///
/// Known ids are left out, so no id comes twice. A feed whose next key has been used before goes in a
/// circle (A→B→A too) and ends; one whose pages bring nothing new ends after a budget of pages, since
/// a few barren pages may well stand before a good one.
struct PageRules {
  /// How many pages in a row may bring nothing new.
  static let defaultBarrenBudget = 3

  let barrenBudget: Int

  func update<Item>(from page: Page<Item>, at key: PageKey?, of feed: Feed<Item>)
    -> FeedUpdate<Item>
  {
    var seen: Set<Item.ID> = []
    let fresh = page.items.filter { feed.position(of: $0.id) == nil && seen.insert($0.id).inserted }
    let barrenPages = fresh.isEmpty ? feed.barrenPages + 1 : 0
    let end = end(of: page, at: key, of: feed, barrenPages: barrenPages)
    return FeedUpdate(
      items: fresh, key: key, next: end == nil ? page.next : nil, end: end, total: page.total,
      dropped: page.dropped, barrenPages: barrenPages)
  }

  private func end<Item>(
    of page: Page<Item>, at key: PageKey?, of feed: Feed<Item>, barrenPages: Int
  ) -> EndReason? {
    guard let next = page.next else { return page.end }
    if next == key || feed.usedKeys.contains(next) { return .repeatedPage }
    // Whatever the budget, a page with news ends nothing.
    guard barrenPages >= max(1, barrenBudget) else { return nil }
    return page.items.isEmpty ? .emptyPages : .repeatedPage
  }
}
