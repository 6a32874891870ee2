import EndlessDomain

/// The engine without a view model: what decides, loads, sorts out and keeps.
struct EngineList<Item: SampleItem>: GrowingList {
  private let source: PreparedPages<Item>
  private let loadFirstPage: LoadFirstPage<Item>
  private let loadNextPage: LoadNextPage<Item>
  private var pager = Pager()
  private var feed = Feed<Item>()
  private var rows: PagedItems<Item.Row> = []
  private let isRead: Bool
  private var older: PagedItems<Item.Row>?

  init(isRead: Bool = false) {
    source = PreparedPages()
    loadFirstPage = LoadFirstPage(from: source)
    loadNextPage = LoadNextPage(from: source)
    self.isRead = isRead
  }

  var count: Int { rows.count }

  mutating func prepare(_ items: [Item]) {
    source.put(items, number: rows.count / 20)
    if isRead { older = rows }
  }

  mutating func append() async throws(BenchFault) {
    let intent: Pager.Intent = rows.isEmpty ? .open : .itemAppeared(at: rows.count - 1)
    guard case .load(let load) = pager.handle(intent, at: .zero) else {
      throw .unexpected("no load")
    }
    let result =
      load.kind == .first
      ? await loadFirstPage(matching: nil).map(Optional.some) : await loadNextPage(after: feed)
    guard case .success(let update?) = result, feed.apply(update) else {
      throw .unexpected("no page: \(result)")
    }
    rows.append(page: update.items.map(\.row))
    let outcome = Pager.Outcome.loaded(load, added: update.items.count, then: feed.continuation)
    guard pager.handle(outcome, at: .zero, jitter: 1) == nil else {
      throw .unexpected("another load")
    }
  }
}
