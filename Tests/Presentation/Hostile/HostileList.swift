import EndlessDomain
import EndlessMocks
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Observation

/// A list whose reader and server do anything at all, and then behave.
struct HostileList {
  /// How many rows the well-behaved server has for each query.
  private static let rows = 23

  private var chance: SeededGenerator
  private let loop = SessionLoop()
  private let clock = VirtualClock()
  private let pages = GatedRepository<Number>()
  private let owner: ListOwner
  private let requiresQuery: Bool
  /// What happened, in order.
  private(set) var story: [String] = []
  /// What is wrong, if anything.
  private(set) var fault: String?

  init(seed: UInt64) {
    chance = SeededGenerator(seed: seed)
    let policies: [PrefetchPolicy] = [
      .lastItem, .remaining(3), .remaining(-5), .distance(100), .distance(0), .adaptive(),
      .adaptive(margin: 0),
    ]
    let policy = policies.randomElement(using: &chance) ?? .lastItem
    let requiresQuery = Bool.random(using: &chance)
    self.requiresQuery = requiresQuery
    owner = ListOwner(on: loop) { [pages, loop, clock] in
      FeedViewModel(
        loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
        policy: policy, requiresQuery: requiresQuery,
        timeline: Timeline(clock, executor: loop, jitter: { 1 })
      ) { $0.id }
    }
    story.append("\(policy), requires a query: \(requiresQuery)")
  }

  private var state: FeedState<Int> { loop.drive(owner) { $0.list.state } }

  /// Does one thing: an intent, now or in the middle of the next change, an answer, or time passes.
  mutating func step() {
    switch Int.random(in: 0..<10, using: &chance) {
    case 0..<4: send(anyIntent())
    case 4:
      let intent = anyIntent()
      story.append("in the next change: \(intent)")
      loop.drive(owner) { $0.send(intent, inTheNextChangeOf: $0.list) }
    case 5..<9:
      guard let number = pages.waiting.randomElement(using: &chance) else { return }
      answer(number, with: anyAnswer(to: pages.requests[number - 1]))
    default: letTimePass()
    }
    check()
  }

  /// Lets the server behave, and the reader scroll on patiently: all rows must load.
  mutating func readToTheEnd() {
    story.append("the server behaves")
    for _ in 0..<12 {
      send(.open)
      if requiresQuery, state.query == nil { send(.search(SearchQuery("a"))) }
      settle()
      guard fault == nil else { return }
      let state = state
      switch state.footer {
      case .end(.exhausted) where state.rows.count == Self.rows: return
      case .failed: send(.retry)
      case .end(.emptyPages), .end(.repeatedPage):
        send(.goOn)
        settle()
        if case .end = self.state.footer { send(.refresh) }
      case .end, .empty: send(.refresh)
      case .none, .loading, .waiting: send(.itemAppeared(at: state.rows.count - 1))
      }
      settle()
    }
    if fault == nil { fault = "the list is stuck: \(state.rows.count) rows, \(state.footer)" }
  }
}

// MARK: - What happens

extension HostileList {
  private mutating func send(_ intent: Pager.Intent) {
    story.append("\(intent)")
    loop.drive(owner) { $0.list.send(intent) }
  }

  private mutating func answer(_ number: Int, with answer: GatedRepository<Number>.Answer) {
    story.append("#\(number) \(pages.requests[number - 1]): \(answer)")
    _ = pages.answer(number, with: answer)
    loop.drive(owner) { _ in }
  }

  private mutating func letTimePass() {
    if clock.advanceToNextSleeper() { story.append("time passes") }
    loop.drive(owner) { _ in }
  }

  private mutating func settle() {
    for _ in 0..<200 {
      guard !pages.waiting.isEmpty || clock.sleeperCount > 0 else { return check() }
      for number in pages.waiting {
        answer(number, with: .success(page(for: pages.requests[number - 1])))
      }
      letTimePass()
    }
    fault = fault ?? "the list never comes to rest"
  }

  private mutating func anyIntent() -> Pager.Intent {
    let count = state.rows.count
    let intents: [Pager.Intent] = [
      .open, .open, .close, .itemAppeared(at: Int.random(in: 0...max(0, count), using: &chance)),
      .itemAppeared(at: count - 1), .itemAppeared(at: count - 1),
      .scrolled(to: position(of: .random(in: -100...2000, using: &chance), in: count)),
      .scrolled(to: position(of: 1e9, in: max(1, count))),
      .search([SearchQuery("a"), SearchQuery("bb"), nil].randomElement(using: &chance) ?? nil),
      .refresh, .refresh, .retry, .retry, .goOn, .cancel,
    ]
    return intents.randomElement(using: &chance) ?? .open
  }

  private func position(of offset: Double, in rows: Int) -> ViewportPosition {
    ViewportPosition(
      offset: offset, viewport: 200, contentLength: 80 * Double(rows), rows: rows)
  }

  private mutating func anyAnswer(to request: PageRequest) -> GatedRepository<Number>.Answer {
    let base = Self.base(of: request.query)
    let answers: [GatedRepository<Number>.Answer] = [
      .failure(.offline), .failure(.notFound), .failure(.cancelled),
      .failure(.server(status: 503, retryAfter: .seconds(2))),
      .failure(.server(status: 503, retryAfter: .seconds(60))),
      .success(Page(items: [], next: .offset(Int.random(in: 0..<Self.rows, using: &chance)))),
      .success(Page(items: [], next: nil, total: 5)), .success(Page(items: [], next: nil)),
      .success(Page(items: [], next: nil, dropped: 4)),
      .success(
        Page(items: (0..<3).map { Number(id: base + $0) }, next: request.key ?? .offset(0))),
    ]
    return Bool.random(using: &chance)
      ? .success(page(for: request)) : answers.randomElement(using: &chance) ?? answers[0]
  }

  private func page(for request: PageRequest) -> Page<Number> {
    let start = if case .offset(let offset)? = request.key { offset } else { 0 }
    let end = min(start + 5, Self.rows)
    return Page(
      items: (start..<max(start, end)).map { Number(id: Self.base(of: request.query) + $0) },
      next: end < Self.rows ? .offset(end) : nil, total: Self.rows)
  }

  /// The rows of each query have ids of their own.
  private static func base(of query: SearchQuery?) -> Int { (query?.text.count ?? 0) * 1000 }
}

// MARK: - What must hold

extension HostileList {
  private mutating func check() {
    guard fault == nil else { return }
    let state = state
    let rows = Array(state.rows)
    let inFlight = pages.waiting.filter { !pages.cancelled.contains($0) }.count
    let isWaiting = [state.first, state.next].contains { $0.isBusy && !$0.isLoading }
    let base = Self.base(of: state.query)
    if Set(rows).count != rows.count { fault = "a row appears twice" }
    if !rows.allSatisfy({ (base..<base + 1000).contains($0) }) { fault = "rows of another query" }
    if inFlight > 1 { fault = "two loads at a time" }
    if (state.first.isLoading || state.next.isLoading) != (inFlight == 1) {
      fault = "\(state.first), \(state.next), but \(inFlight) requests are in flight"
    }
    if isWaiting != (clock.sleeperCount == 1) {
      fault = "\(state.first), \(state.next), but \(clock.sleeperCount) timers run"
    }
  }
}

/// The actor that owns the list.
private actor ListOwner {
  let list: FeedViewModel<Number, Int>
  private let loop: SessionLoop

  init(on loop: SessionLoop, _ list: @Sendable () -> FeedViewModel<Number, Int>) {
    self.loop = loop
    self.list = list()
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// Sends an intent from within the next change's observation callback.
  func send(_ intent: Pager.Intent, inTheNextChangeOf list: FeedViewModel<Number, Int>) {
    withObservationTracking {
      _ = list.state
    } onChange: { [weak self] in
      self?.assumeIsolated { $0.list.send(intent) }
    }
  }
}
