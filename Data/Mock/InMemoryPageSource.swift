public import EndlessDomain

/// Hands a list out page by page, as a good server does, under conditions of your choice.
///
/// It counts what is asked of it, and fails as it is told to:
///
/// ```swift
/// let source = InMemoryPageSource(books, pageSize: 10)
/// source.failNext(.offline)
/// ```
public final class InMemoryPageSource<Item: Identifiable & Sendable>: PageRepository
where Item.ID: Sendable {
  private let items: [Item]
  private let pageSize: Int
  private let keys: PageKeyStyle
  private let matches: @Sendable (Item, SearchQuery) -> Bool
  private let ledger: RequestLedger<PageRequest>

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - items: the whole list.
  ///   - pageSize: how many items a page holds, at least one.
  ///   - keys: how pages are named.
  ///   - conditions: how long answers take, and how often they fail.
  ///   - matches: which items a query finds; by default all of them.
  public init(
    _ items: [Item], pageSize: Int, keys: PageKeyStyle = .offset,
    conditions: Conditions = Conditions(),
    matching matches: @escaping @Sendable (Item, SearchQuery) -> Bool = { _, _ in true }
  ) {
    precondition(pageSize >= 1, "a page holds at least one item, not \(pageSize)")
    self.items = items
    self.pageSize = pageSize
    self.keys = keys
    self.matches = matches
    ledger = RequestLedger(conditions)
  }

  /// What has been asked for, in order.
  public var requests: [PageRequest] { ledger.requests }

  /// Lets the next requests fail, whatever they ask for.
  public func failNext(_ error: FeedError, times: Int = 1) {
    ledger.failNext(error, times: times)
  }

  /// Lets the next requests for one page fail, however many rows they want.
  public func fail(_ request: PageRequest, with error: FeedError, times: Int = 1) {
    ledger.fail(Self.page(of: request), with: error, times: times)
  }

  /// Returns one page: as many items as the request wants, at least one, where keys are offsets.
  ///
  /// - Throws: a planned failure; ``FeedError/invalidRequest(_:)`` where the key is none of its own.
  @concurrent public func page(for request: PageRequest) async throws(FeedError) -> Page<Item> {
    try await ledger.serve(request, failingAs: Self.page(of: request))
    guard let start = keys.offset(of: request.key, pageSize: pageSize) else {
      throw .invalidRequest("a page key of another kind")
    }
    let found = request.query.map { query in items.filter { matches($0, query) } } ?? items
    let window = PageWindow(after: start, size: size(of: request), of: found.count)
    return Page(
      items: Array(found[window.rows]),
      next: window.isLast ? nil : keys.key(atOffset: window.following, pageSize: pageSize),
      total: found.count)
  }

  private func size(of request: PageRequest) -> Int {
    // A page number counts pages of one size: after a page of another, it would name other rows.
    guard keys == .offset, let limit = request.limit else { return pageSize }
    return max(1, limit)
  }

  private static func page(of request: PageRequest) -> PageRequest {
    PageRequest(query: request.query, key: request.key)
  }
}
