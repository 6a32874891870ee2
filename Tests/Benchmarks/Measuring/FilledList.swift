import EndlessDomain
import EndlessPresentation
import EndlessSession

/// A list with many rows, on an actor that runs on the benchmark's own thread.
struct FilledList<List: ListViewModel & SendableMetatype> {
  let loop: SessionLoop
  let screen: BenchScreen<List>
  /// Returns how many pages were asked for.
  let requests: () -> Int

  /// Fills a list page by page, as a person who scrolls would.
  init(
    rows: Int, _ list: @Sendable (PreparedPages<List.Item>) -> List
  ) throws(BenchFault) where List.Item: SampleItem {
    let pages = PreparedPages<List.Item>()
    loop = SessionLoop()
    screen = BenchScreen(on: loop) { list(pages) }
    requests = { pages.requests }
    for page in 0..<(rows / 20) {
      pages.put((0..<20).map { .sample(page * 20 + $0) }, number: page)
      loop.drive(screen) { screen in
        if page == 0 { screen.list.open() } else { screen.list.itemAppeared(at: page * 20 - 1) }
      }
    }
    let count = loop.drive(screen) { $0.list.state.rows.count }
    guard count == rows else { throw .unexpected("\(count) rows instead of \(rows)") }
  }
}
