/// Loads the first page of a feed, which replaces whatever was there.
public struct LoadFirstPage<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  @usableFromInline let repository: any PageRepository<Item>
  @usableFromInline let rules: PageRules

  /// Creates the use case; a feed ends once `barrenBudget` pages in a row have brought nothing new.
  public init(from repository: any PageRepository<Item>, barrenBudget: Int? = nil) {
    self.repository = repository
    rules = PageRules(barrenBudget: barrenBudget ?? PageRules.defaultBarrenBudget)
  }

  /// Loads the first page of what matches a query, or of the whole listing.
  ///
  /// - Throws: what the source failed with.
  @inlinable public func callAsFunction(matching query: SearchQuery?) async throws(FeedError)
    -> FeedUpdate<Item>
  {
    let page = try await repository.page(for: PageRequest(query: query))
    return rules.update(from: page, at: nil, of: Feed(query: query))
  }
}
