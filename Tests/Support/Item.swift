package import EndlessDomain

/// The simplest item of a feed.
package struct Item: Identifiable, Hashable, Sendable {
  package let id: Int

  package init(id: Int) { self.id = id }
}

extension Page<Item> {
  /// Creates a page of items with these ids.
  package init(_ ids: some Sequence<Int>, next: PageKey? = nil, dropped: Int = 0) {
    self.init(items: ids.map(Item.init), next: next, dropped: dropped)
  }
}
