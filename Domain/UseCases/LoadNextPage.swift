/// Loads the page that follows what a feed has.
public struct LoadNextPage<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  @usableFromInline let repository: any PageRepository<Item>
  @usableFromInline let rules: PageRules

  /// Creates the use case; a feed ends once `barrenBudget` pages in a row have brought nothing new.
  public init(from repository: any PageRepository<Item>, barrenBudget: Int? = nil) {
    self.repository = repository
    rules = PageRules(barrenBudget: barrenBudget ?? PageRules.defaultBarrenBudget)
  }

  /// Loads the page after the last one.
  ///
  /// - Parameters:
  ///   - feed: what is there.
  ///   - limit: how many rows are wanted, where the source lets its client choose.
  /// - Returns: what the page changes; nothing where the feed has ended or not begun, since then
  ///   there is no page to ask for.
  /// - Throws: what the source failed with. The feed is as it was, so the same page comes next.
  @inlinable public func callAsFunction(after feed: Feed<Item>, limit: Int? = nil)
    async throws(FeedError)
    -> FeedUpdate<Item>?
  {
    guard let key = feed.next else { return nil }
    let page = try await repository.page(
      for: PageRequest(query: feed.query, key: key, limit: limit))
    return rules.update(from: page, at: key, of: feed)
  }
}
