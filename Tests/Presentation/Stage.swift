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
  private let hook: RowHook

  init(
    _ repository: any PageRepository<Number>, policy: PrefetchPolicy = .lastItem,
    retryPolicy: RetryPolicy = .never, emptyPageLimit: Int = 3, timeline: Timeline
  ) {
    let hook = RowHook()
    self.hook = hook
    feed = FeedViewModel(
      loadFirstPage: LoadFirstPage(from: repository, emptyPageLimit: emptyPageLimit),
      loadNextPage: LoadNextPage(from: repository, emptyPageLimit: emptyPageLimit),
      policy: policy, retryPolicy: retryPolicy, timeline: timeline
    ) {
      hook.run()
      return $0.id
    }
  }

  /// Runs an action once, from inside the closure that makes the next row.
  func onNextRow(_ action: @escaping () -> Void) { hook.action = action }
}

private final class RowHook {
  var action: (() -> Void)?

  func run() {
    let action = action
    self.action = nil
    action?()
  }
}

/// A list of numbers over a source that answers when the test says so.
struct Stage: DrivenStage {
  let loop: SessionLoop
  let clock: VirtualClock
  let pages = GatedRepository<Number>()
  let screen: Screen<NumberListViewModel>

  init(
    policy: PrefetchPolicy = .lastItem, retryPolicy: RetryPolicy = .never,
    emptyPageLimit: Int = 3
  ) {
    let (loop, clock) = (SessionLoop(), VirtualClock())
    (self.loop, self.clock) = (loop, clock)
    screen = Screen(on: loop) { [pages] in
      NumberListViewModel(
        pages, policy: policy, retryPolicy: retryPolicy, emptyPageLimit: emptyPageLimit,
        timeline: Timeline(clock, executor: loop, jitter: { 1 }))
    }
  }

  /// Returns a stage whose first page, rows 0 to 9, is loaded.
  static func opened(
    policy: PrefetchPolicy = .lastItem, retryPolicy: RetryPolicy = .never
  ) -> Stage {
    let stage = Stage(policy: policy, retryPolicy: retryPolicy)
    stage.send(.open)
    stage.answer(1, 0..<10, next: .offset(10))
    return stage
  }

  var rows: [Int] { Array(state.rows) }
  var keys: [PageKey?] { pages.requests.map(\.key) }
  /// The numbers of the requests that are in flight and not cancelled.
  var live: [Int] { pages.waiting.filter { !pages.cancelled.contains($0) } }

  /// Answers a request with numbers, and a next page if there is one.
  func answer(
    _ number: Int, _ items: some Sequence<Int>, next: PageKey? = nil, total: Int? = nil,
    end: EndReason = .exhausted, dropped: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let page = Page(
      items: items.map(Number.init), next: next, total: total, end: end, dropped: dropped)
    finish(number, with: .success(page), sourceLocation)
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
