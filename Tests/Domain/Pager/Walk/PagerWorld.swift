@testable import EndlessDomain

/// A pager, and the model of what it should do.
struct PagerWorld: Hashable {
  var pager: Pager
  var model = PagerModel()
  var time = Duration.zero
  /// Loads that have ended, whose outcomes may still come.
  ///
  /// They belong to the way to this state, not to the state: whatever they are, they change nothing.
  var retired: [Load] = []

  init(_ setup: PagerSetup) {
    pager = Pager(
      policy: setup.policy, retryPolicy: setup.retryPolicy, requiresQuery: setup.requiresQuery)
  }

  static func == (a: PagerWorld, b: PagerWorld) -> Bool {
    a.model == b.model && a.time == b.time && a.pager == b.pager
  }

  func hash(into hasher: inout Hasher) {
    // Less than all, because it is quicker to hash, and differs almost wherever the pager does.
    hasher.combine(model)
    hasher.combine(ahead)
  }

  /// How many rows an adaptive policy keeps ready: the estimate itself is not what the walk tests.
  var ahead: Double { pager.foresight?.rowsAhead(at: time.seconds) ?? 0 }

  /// Returns everything that may happen next, but for outcomes that are stale.
  func events(_ setup: PagerSetup) -> [PagerEvent] {
    var intents: [Pager.Intent] = [
      .close, .cancel, .refresh, .retry, .goOn, Self.otherSearch, .search(nil),
    ]
    if model.screens < setup.screens { intents.append(.open) }
    return (intents + reports(setup)).map(PagerEvent.intent) + outcomes(setup)
  }

  private static let otherSearch = Pager.Intent.search(SearchQuery("b"))

  private func reports(_ setup: PagerSetup) -> [Pager.Intent] {
    let count = model.count
    let rows: [Pager.Intent] = [
      .itemAppeared(at: 0), .itemAppeared(at: count - 1), .itemAppeared(at: 1000),
    ]
    let positions = [
      ViewportPosition(offset: 0, viewport: 80, contentLength: 80.0 * Double(count), rows: count),
      ViewportPosition(offset: 80, viewport: 160, contentLength: 320, rows: 4, bottomInset: 80),
      // Far below what there is, and nowhere.
      ViewportPosition(offset: 1e9, viewport: 80, contentLength: 80, rows: 1),
      ViewportPosition(offset: .nan, viewport: 80, contentLength: 80, rows: 1),
    ].map(Pager.Intent.scrolled)
    switch setup.reports {
    case .rows: return rows
    case .positions: return positions
    case .both: return rows.prefix(2) + positions
    }
  }

  private func outcomes(_ setup: PagerSetup) -> [PagerEvent] {
    if let waiting = model.waiting { return [.outcome(.due(waiting), jitter: 0)] }
    guard let load = model.running else { return [] }
    var outcomes: [PagerEvent] = []
    for then in [Continuation.more, .halted, .ended] {
      outcomes.append(.outcome(.loaded(load, added: 0, then: then), jitter: 0))
      if load.kind == .first || model.count < setup.longest {
        outcomes.append(.outcome(.loaded(load, added: 2, then: then), jitter: 0))
      }
    }
    if load.kind == .first, model.count > 0 {
      outcomes.append(.outcome(.inconclusive(load), jitter: 0))
      outcomes.append(.outcome(.rejected(load, .malformed("no rows came")), jitter: 0))
    }
    // A position is reported whether rows stay or not.
    if load.kind == .first, setup.reports != .positions {
      outcomes.append(.outcome(.loaded(load, added: 2, staying: 2, then: .more), jitter: 0))
    }
    for (error, jitter) in Self.failures.prefix(setup.triesAllErrors ? .max : 3) {
      outcomes.append(.outcome(.failed(load, error), jitter: jitter))
    }
    return outcomes
  }

  /// Errors, with the share of the backoff to wait; the first three have different consequences.
  private static let failures: [(FeedError, jitter: Double)] = [
    (.offline, 0), (.offline, 1), (.notFound, 1), (.cancelled, 1),
    (.server(status: 503, retryAfter: .seconds(2)), 0),
    (.server(status: 503, retryAfter: .seconds(21)), 0),
  ]
}
