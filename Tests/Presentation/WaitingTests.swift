import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Testing

/// What a screen shows while a load waits before it tries again.
struct WaitingTests {
  private let loop = SessionLoop()
  private let clock = VirtualClock()
  private let pages = GatedRepository<Number>()
  private let screen: Screen<NumberListViewModel>

  init() {
    let waiting = WaitingSource(pages, on: Timeline(clock))
    screen = Screen(on: loop) { [loop] in NumberListViewModel(LoopedSource(waiting, on: loop)) }
  }

  private var state: FeedState<Int> { loop.drive(screen) { $0.list.state } }

  private func act(_ act: @Sendable (isolated Screen<NumberListViewModel>) -> Void) {
    loop.drive(screen, act)
  }

  private func passTime() {
    #expect(clock.advanceToNextSleeper())
    act { _ in }
  }

  private func answer(_ number: Int, _ items: Range<Int>, next: PageKey? = nil) {
    #expect(
      pages.answer(number, with: .success(Page(items: items.map(Number.init), next: next))))
    act { _ in }
  }

  @Test func `a wait shows until when it lasts, then that the load goes on, then its rows`() {
    act { $0.list.open() }
    #expect(state.first == .waiting(until: .seconds(3)))
    #expect(state.footer == .waiting(until: .seconds(3)))
    #expect(pages.requests.isEmpty)
    passTime()
    #expect(state.first == .loading)
    #expect(state.footer == .loading)
    answer(1, 0..<10, next: .offset(10))
    #expect(state.first == .idle)
    act { $0.list.itemAppeared(at: 9) }
    #expect(state.next == .waiting(until: .seconds(6)))
    #expect(state.footer == .waiting(until: .seconds(6)))
    #expect(Array(state.rows) == Array(0..<10))
  }

  @Test func `scrolling during a wait asks for nothing else`() {
    act { $0.list.open() }
    passTime()
    answer(1, 0..<10, next: .offset(10))
    for _ in 0..<100 { act { $0.list.itemAppeared(at: 9) } }
    passTime()
    #expect(pages.requests.map(\.key) == [nil, .offset(10)])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `cancelling during a wait ends it at once and shows no error`() {
    act { $0.list.open() }
    act { $0.list.cancel() }
    #expect(state.first == .idle && state.footer == .none)
    #expect(clock.sleeperCount == 0)
    act { $0.list.open() }
    passTime()
    answer(1, 0..<3)
    #expect(Array(state.rows) == [0, 1, 2])
  }

  @Test func `a search takes the place of a wait, and what the old one tells shows nowhere`() {
    act { $0.list.open() }
    act { $0.list.feed.search("a", isolation: $0) }
    #expect(clock.sleeperCount == 1)
    #expect(state.first == .waiting(until: .seconds(3)))
    passTime()
    answer(1, 0..<3)
    #expect(pages.requests.map(\.query?.text) == ["a"])
    #expect(state.first == .idle && state.footer == .end(.exhausted))
  }
}

/// A source that waits three seconds before each request, and tells so, as a retry does.
struct WaitingSource<Base: Sendable>: Sendable {
  private let base: Base
  private let timeline: Timeline

  init(_ base: Base, on timeline: Timeline) {
    self.base = base
    self.timeline = timeline
  }

  fileprivate func wait() async throws(FeedError) {
    let end = timeline.now + .seconds(3)
    LoadProgress.report?(.waiting(until: end))
    try await timeline.sleep(until: end)
    LoadProgress.report?(.loading)
  }
}

extension WaitingSource: PageRepository where Base: PageRepository {
  func page(for request: PageRequest) async throws(FeedError) -> Page<Base.Item> {
    try await wait()
    return try await base.page(for: request)
  }
}

extension WaitingSource: DetailRepository where Base: DetailRepository {
  func detail(of id: Base.Detail.ID) async throws(FeedError) -> Base.Detail {
    try await wait()
    return try await base.detail(of: id)
  }
}
