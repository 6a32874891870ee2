import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Testing

struct Number: Identifiable, Hashable, Sendable {
  let id: Int
}

final class NumberListViewModel: ListViewModel {
  let feed: FeedViewModel<Number, Int>

  init(
    _ repository: any PageRepository<Number>, policy: PrefetchPolicy = .lastItem,
    timeline: Timeline = Timeline(VirtualClock())
  ) {
    feed = FeedViewModel(repository: repository, policy: policy, timeline: timeline) { $0.id }
  }
}

/// An actor that owns a view model, as a screen does, and runs on a loop that the test drives.
actor Screen<List: ListViewModel> {
  let list: List
  private let loop: SessionLoop

  init(on loop: SessionLoop, _ list: @Sendable () -> List) {
    self.loop = loop
    self.list = list()
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
}

/// A list of numbers over a gated source: the test acts, answers and looks, each until nothing can
/// run.
struct Stage {
  let loop = SessionLoop()
  let clock = VirtualClock()
  let pages = GatedRepository<Number>()
  let screen: Screen<NumberListViewModel>

  init(policy: PrefetchPolicy = .lastItem) {
    screen = Screen(on: loop) { [pages, loop, clock] in
      NumberListViewModel(
        LoopedSource(pages, on: loop), policy: policy, timeline: Timeline(clock))
    }
  }

  var state: FeedState<Int> { loop.drive(screen) { $0.list.state } }
  var rows: [Int] { Array(state.rows) }
  var keys: [PageKey?] { pages.requests.map(\.key) }

  func act(_ act: @Sendable (isolated Screen<NumberListViewModel>) -> Void) {
    loop.drive(screen, act)
  }

  /// Lets time pass in which nothing happens.
  func wait(_ time: Duration) { clock.advance(to: clock.now.advanced(by: time)) }

  func scrollToEnd() { act { $0.list.itemAppeared(at: $0.list.state.rows.count - 1) } }

  /// Answers a request with numbers, and a next page where there is one.
  func answer(
    _ number: Int, _ items: some Sequence<Int>, next: PageKey? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    finish(
      number, with: .success(Page(items: items.map(Number.init), next: next)), sourceLocation)
  }

  func fail(
    _ number: Int, _ error: FeedError, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    finish(number, with: .failure(error), sourceLocation)
  }

  private func finish(
    _ number: Int, with answer: GatedRepository<Number>.Answer, _ sourceLocation: SourceLocation
  ) {
    #expect(pages.answer(number, with: answer), sourceLocation: sourceLocation)
    act { _ in }
  }
}
