import EndlessDomain
import EndlessPresentation
import EndlessSession

/// A list with many rows, on an actor that runs on the benchmark's own thread.
struct FilledList<List: ListViewModel & SendableMetatype> {
  let loop: SessionLoop
  let screen: BenchScreen<List>
  /// Returns how many pages were asked for.
  let requests: () -> Int

  /// Fills a list page by page, as a person who scrolls would, until nothing is under way.
  ///
  /// An adaptive policy may ask for a page that does not lie ready yet: then it is asked for again, and
  /// the list gets a few rows more.
  init(
    rows: Int, _ list: @Sendable (PreparedPages<List.Item>, Timeline) -> List
  ) throws(BenchFault) where List.Item: SampleItem {
    let pages = PreparedPages<List.Item>()
    loop = SessionLoop()
    let timeline = Timeline(executor: loop)
    screen = BenchScreen(on: loop) { list(pages, timeline) }
    requests = { pages.requests }
    var count = 0
    var hasFailed = false
    while count < rows || hasFailed {
      guard pages.requests < rows else { throw .unexpected("\(count) rows instead of \(rows)") }
      let first = count
      pages.put((0..<20).map { .sample(first + $0) }, number: first / 20)
      loop.drive(screen) { [hasFailed] screen in
        if first == 0 {
          screen.list.open()
        } else if hasFailed {
          screen.list.retry()
        } else {
          screen.list.itemAppeared(at: first - 1)
        }
      }
      (count, hasFailed) = loop.drive(screen) { screen in
        (screen.list.state.rows.count, screen.list.state.next.error != nil)
      }
    }
  }
}
