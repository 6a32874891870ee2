import EndlessDomain
import EndlessMocks
import EndlessTestSupport

/// A source of the items from 1 on; copies add 1000 a round, new rows are -1, -2, ….
func unrulyItems(
  _ total: Int, pageSize: Int = 10, keys: PageKeyStyle = .offset, count: Int? = nil
) -> UnrulyPageSource<Item> {
  UnrulyPageSource(
    (0..<total).map { Item(id: $0 + 1) }, pageSize: pageSize, keys: keys, count: count,
    matching: { item, query in Int(query.text).map { item.id % $0 == 0 } ?? false },
    copying: { Item(id: $0.id + 1000 * $1) },
    making: { Item(id: -$0) })
}

extension UnrulyPageSource<Item> {
  /// Returns the ids on one page.
  func ids(_ key: PageKey? = nil, matching query: SearchQuery? = nil) async throws -> [Int] {
    try await page(for: PageRequest(query: query, key: key)).items.map(\.id)
  }

  /// Returns the ids of the whole list, read from the front to the page that announces no other.
  func walk(matching query: SearchQuery? = nil) async throws -> [Int] {
    var ids: [Int] = []
    var request: PageRequest? = PageRequest(query: query)
    while let current = request {
      let page = try await self.page(for: current)
      ids += page.items.map(\.id)
      request = page.next.map { PageRequest(query: query, key: $0) }
    }
    return ids
  }
}
