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
    let event: Pager.Event = rows.isEmpty ? .opened : .appeared(at: rows.count - 1)
    guard case .load(let load) = pager.handle(event) else { throw .unexpected("no load") }
    do throws(FeedError) {
      let update =
        load.kind == .first
        ? try await loadFirstPage(matching: nil) : try await loadNextPage(after: feed)
      guard let update, feed.apply(update) else { throw FeedError.notFound }
      rows.append(page: update.items.map(\.row))
      let next = pager.handle(.loaded(load, added: update.items.count, ended: feed.next == nil))
      guard next == nil else { throw FeedError.notFound }
    } catch {
      throw .unexpected("\(error)")
    }
  }
}
