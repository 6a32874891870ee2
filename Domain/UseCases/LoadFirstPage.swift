/// Loads the first page of a feed.
public struct LoadFirstPage<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  private let repository: any PageRepository<Item>
  private let rules: PageRules

  /// Creates the use case.
  ///
  /// - Parameters:
  ///   - repository: where the pages come from.
  ///   - emptyPageLimit: how many pages in a row may bring nothing new before the feed stops.
  public init(from repository: any PageRepository<Item>, emptyPageLimit: Int = 3) {
    self.repository = repository
    rules = PageRules(emptyPageLimit: emptyPageLimit)
  }

  /// Returns what the first page of a query's results, or of the whole listing, changes.
  ///
  /// Runs off the caller's actor, whatever the repository does. It returns a `Result`, because in
  /// optimized builds an error that is thrown through generic code may leave its caller on another
  /// executor.
  @concurrent public func callAsFunction(matching query: SearchQuery?) async
    -> Result<FeedUpdate<Item>, FeedError>
  {
    do throws(FeedError) {
      let page = try await repository.page(for: PageRequest(query: query))
      return .success(rules.update(from: page, at: nil, of: Feed(query: query)))
    } catch {
      return .failure(error)
    }
  }
}
