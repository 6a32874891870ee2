import EndlessDomain
import EndlessPresentation
import EndlessSession

/// The engine in a view model, with its tasks, on an actor that runs on the benchmark's thread.
struct ViewModelList<Item: SampleItem>: GrowingList {
  let loop = SessionLoop()
  let source: PreparedPages<Item>
  let screen: BenchScreen<PlainList<Item>>
  private let isRead: Bool
  private var older: FeedState<Item.Row>?

  init(isRead: Bool = false) {
    let source = PreparedPages<Item>()
    self.source = source
    screen = BenchScreen(on: loop) { [loop] in
      PlainList(of: source, timeline: Timeline(executor: loop))
    }
    self.isRead = isRead
  }

  var count: Int { loop.drive(screen) { $0.list.state.rows.count } }

  mutating func prepare(_ items: [Item]) {
    source.put(items, number: count / 20)
    if isRead { older = loop.drive(screen) { $0.list.state } }
  }

  mutating func append() {
    loop.drive(screen) { screen in
      let list = screen.list
      if list.state.rows.isEmpty {
        list.open()
      } else {
        list.itemAppeared(at: list.state.rows.count - 1)
      }
    }
  }
}
