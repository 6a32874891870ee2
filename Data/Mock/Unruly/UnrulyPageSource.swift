public import EndlessDomain
import Synchronization

/// A server whose list changes while it is read, and that need not know its end.
///
/// It answers at once, and its list may be longer than what it is made of: rows are made when a page
/// holds them.
///
/// ```swift
/// let source = SampleSources.unrulyPokemon(count: 10_000)
/// source.afterEnd = .restart
/// try source.insert(3, at: 1)
/// ```
public final class UnrulyPageSource<Item: Identifiable & Sendable>: PageRepository
where Item.ID: Sendable {
  /// What a query finds, and the order in which it is listed now.
  private struct Listing {
    let found: [Item]
    var rows: RowList
  }

  private struct State {
    var paging: UnrulyPaging
    var listings: [SearchQuery?: Listing] = [:]
    /// How many new rows have been put in.
    var added = 0
  }

  private let items: [Item]
  private let pageSize: Int
  private let keys: PageKeyStyle
  private let count: Int?
  private let matches: @Sendable (Item, SearchQuery) -> Bool
  private let copy: @Sendable (Item, Int) -> Item
  private let make: @Sendable (Int) -> Item
  private let state: Mutex<State>

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - items: what the list is made of.
  ///   - pageSize: how many items a page holds, at least one.
  ///   - keys: how pages are named.
  ///   - count: how long a list is at first; shorter than what is found, it is cut, and longer, what
  ///     is found goes round. Where nothing is found, nothing is listed.
  ///   - matches: which items a query finds; by default all of them.
  ///   - copy: makes the copy of an item for a round, from 1, with an id of its own.
  ///   - make: makes a new row from its number, from 1, with an id of its own.
  public init(
    _ items: [Item], pageSize: Int, keys: PageKeyStyle, count: Int? = nil,
    matching matches: @escaping @Sendable (Item, SearchQuery) -> Bool = { _, _ in true },
    copying copy: @escaping @Sendable (Item, Int) -> Item,
    making make: @escaping @Sendable (Int) -> Item
  ) {
    precondition(pageSize >= 1, "a page holds at least one item, not \(pageSize)")
    precondition(count ?? 0 >= 0, "a list cannot be \(count ?? 0) rows long")
    self.items = items
    self.pageSize = pageSize
    self.keys = keys
    self.count = count
    self.matches = matches
    self.copy = copy
    self.make = make
    state = Mutex(State(paging: UnrulyPaging(pageSize: pageSize)))
  }

  /// What is answered past the end; unset, the last page says that it is the last.
  public var afterEnd: AfterEnd? {
    get { state.withLock { $0.paging.afterEnd } }
    set { state.withLock { $0.paging.afterEnd = newValue } }
  }

  /// Lets a page, counted from 1, hold the rows of the page before it; the first one has none before
  /// it and stays as it is.
  public func repeatPage(_ page: Int) {
    state.withLock { $0.paging.oddities[page] = .repeated }
  }

  /// Lets a page, counted from 1, be empty and announce another one.
  public func emptyPage(_ page: Int) {
    state.withLock { $0.paging.oddities[page] = .empty }
  }

  /// Puts new rows into the list of a query, or into the plain one.
  ///
  /// - Parameters:
  ///   - count: how many, not below 0.
  ///   - position: the row, counted from 1, before which they come; one more than there are rows puts
  ///     them at the end.
  ///   - query: whose list it is.
  /// - Throws: a ``PositionFault`` where the list has no such position.
  public func insert(
    _ count: Int, at position: Int, matching query: SearchQuery? = nil
  ) throws(PositionFault) {
    precondition(count >= 0, "\(count) rows cannot come in")
    _ = listing(of: query)
    try state.withLock { (state) throws(PositionFault) in
      try state.listings[query]?.rows.insert(count, numberedFrom: state.added + 1, at: position)
      state.added += count
    }
  }

  /// Takes rows out of the list of a query, or out of the plain one.
  ///
  /// - Parameters:
  ///   - count: how many, not below 0.
  ///   - position: the first of them, counted from 1.
  ///   - query: whose list it is.
  /// - Throws: a ``PositionFault`` where one of them is not there; then none is taken.
  public func remove(
    _ count: Int, at position: Int, matching query: SearchQuery? = nil
  ) throws(PositionFault) {
    precondition(count >= 0, "\(count) rows cannot go")
    _ = listing(of: query)
    try state.withLock { (state) throws(PositionFault) in
      try state.listings[query]?.rows.remove(count, at: position)
    }
  }

  /// Returns which page, counted from 1, a request asks for, and how many rows are before it.
  ///
  /// Where the rows do not begin with a page, it is the page on which the first of them stands. A key
  /// of another kind has no place.
  public func place(of request: PageRequest) -> (page: Int, offset: Int)? {
    keys.offset(of: request.key, pageSize: pageSize).map {
      (PageKeyStyle.page(afterRows: $0, pageSize: pageSize), $0)
    }
  }

  /// Returns one page of the list as it is now.
  ///
  /// - Throws: ``FeedError/invalidRequest(_:)`` where the key is none of its own; what ``afterEnd``
  ///   fails with; ``FeedError/cancelled`` where the task was cancelled.
  public func page(for request: PageRequest) async throws(FeedError) -> Page<Item> {
    guard !Task.isCancelled else { throw .cancelled }
    guard let start = keys.offset(of: request.key, pageSize: pageSize) else {
      throw .invalidRequest("a page key of another kind")
    }
    // What a caller's code makes or matches is never asked for under the lock.
    let listing = listing(of: request.query)
    let paging = state.withLock { $0.paging }
    let length = listing.rows.count
    let places = try paging.rows(after: start, of: length)
    return Page(
      items: listing.rows.rows(in: places).map { item(of: $0, in: listing.found) },
      next: paging.next(after: start, of: length).map {
        keys.key(atOffset: $0, pageSize: pageSize)
      },
      total: length)
  }

  /// Returns the list of a query as it is now; the first time, searches.
  private func listing(of query: SearchQuery?) -> Listing {
    if let known = state.withLock({ $0.listings[query] }) { return known }
    let found = query.map { query in items.filter { matches($0, query) } } ?? items
    let length = found.isEmpty ? 0 : count ?? found.count
    let fresh = Listing(found: found, rows: RowList(count: length))
    return state.withLock { state in
      let listing = state.listings[query] ?? fresh
      state.listings[query] = listing
      return listing
    }
  }

  private func item(of row: RowList.Row, in found: [Item]) -> Item {
    switch row {
    case .added(let number):
      return make(number)
    case .original(let place):
      let (round, index) = place.quotientAndRemainder(dividingBy: found.count)
      return round == 0 ? found[index] : copy(found[index], round)
    }
  }
}
