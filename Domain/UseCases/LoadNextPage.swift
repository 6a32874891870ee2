/// Loads the page that follows what a feed has.
public struct LoadNextPage<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
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

  /// Loads the page after the last one.
  ///
  /// After a failure the feed is as it was, so the same page comes next. Runs off the caller's actor
  /// and returns a `Result`, like ``LoadFirstPage``.
  ///
  /// - Parameters:
  ///   - feed: what is there.
  ///   - limit: how many rows are wanted, if the source lets its client choose.
  /// - Returns: what the page changes, `nil` if there is no next page, or what the source failed with.
  @concurrent public func callAsFunction(after feed: Feed<Item>, limit: Int? = nil) async
    -> Result<FeedUpdate<Item>?, FeedError>
  {
    guard feed.end == nil, let key = feed.next else { return .success(nil) }
    do throws(FeedError) {
      let page = try await repository.page(
        for: PageRequest(query: feed.query, key: key, limit: limit))
      return .success(rules.update(from: page, at: key, of: feed))
    } catch {
      return .failure(error)
    }
  }
}
