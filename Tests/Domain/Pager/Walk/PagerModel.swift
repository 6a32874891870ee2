@testable import EndlessDomain

/// What can be known of a pager from outside: what it was sent, and what it commanded.
///
/// It follows the rules of paging in its own way and never looks inside the pager, so that the two can
/// be compared.
struct PagerModel: Hashable {
  enum Access: Hashable { case closed, active, paused }

  /// What is in sight, as it was last reported.
  struct Sight: Hashable {
    /// How many rows are above the viewport's end.
    var rows: Double
    /// The length of a row in points, if it was reported.
    var rowLength: Double?
    /// How many rows the viewport shows, if it was reported.
    var viewport: Double?
  }

  struct Failure: Hashable {
    var kind: Load.Kind
    var error: FeedError
    var continues: Bool
  }

  var screens = 0
  var access = Access.closed
  var query: SearchQuery?
  var count = 0
  /// What follows the last row, or `nil` before the first page.
  var following: Continuation?
  var sight: Sight?
  /// The load whose command was the last one.
  var running: Load?
  /// The load that waits for its next attempt.
  var waiting: Load?
  var waitsUntil: Duration?
  /// At most one for each edge; the one that was tried last is at the end.
  var failures: [Failure] = []
  /// The error of a refresh that is being tried again.
  var hiddenError: FeedError?

  var busy: Load? { running ?? waiting }

  func failure(of kind: Load.Kind) -> Failure? { failures.first { $0.kind == kind } }

  func hasFeed(requiresQuery: Bool) -> Bool { !requiresQuery || query != nil }

  /// Returns whether an outcome belongs to a load or a wait that is not under way.
  func isStale(_ outcome: Pager.Outcome) -> Bool {
    if case .due(let load) = outcome { load != waiting } else { outcome.load != running }
  }
}

// MARK: - Events

extension PagerModel {
  /// Records what an intent means by itself.
  mutating func note(_ intent: Pager.Intent, requiresQuery: Bool) {
    switch intent {
    case .open:
      screens += 1
      access = .active
    case .close:
      screens = max(0, screens - 1)
      if screens == 0 {
        access = .closed
        stop()
      }
    case .cancel:
      if access == .active { access = .paused }
      stop()
    case .search(let query): search(query)
    case .refresh:
      if access != .closed, hasFeed(requiresQuery: requiresQuery) { access = .active }
    case .retry:
      if access != .closed, running == nil { access = .active }
    case .goOn:
      if access != .closed, following == .halted, busy == nil {
        access = .active
        following = .more
      }
    case .itemAppeared(let index):
      guard index >= 0, count > 0 else { return }
      let end = Double(min(index + 1, count))
      look(at: Sight(rows: max(end, min(sight?.rows ?? 0, Double(count), end + 50))))
    case .scrolled(let position):
      let length = position.contentLength / Double(position.rows)
      let end = (position.offset + position.viewport - position.bottomInset) / length
      guard length > 0, end.isFinite else { return }
      look(
        at: Sight(
          rows: min(end, Double(count)), rowLength: length >= 1 ? length : nil,
          viewport: (position.viewport - position.bottomInset) / length))
    }
  }

  private mutating func search(_ query: SearchQuery?) {
    var top = sight
    if let sight { top?.rows = min(sight.rows, sight.viewport ?? 50) }
    self = PagerModel(screens: screens, access: access, query: query, sight: top)
    if query != nil {
      access = .active
    } else if access == .active {
      access = .paused
    }
  }

  private mutating func look(at sight: Sight) {
    self.sight = sight
    if access == .paused { access = .active }
  }

  /// Cancels what is under way; rows that a refresh failed to replace are still old then.
  private mutating func stop() {
    if let busy, busy.kind == .first, let error = hiddenError {
      failures.append(Failure(kind: .first, error: error, continues: busy.continues))
    }
    (running, waiting, waitsUntil, hiddenError) = (nil, nil, nil, nil)
  }

  /// Records an outcome that is not stale.
  mutating func note(
    _ outcome: Pager.Outcome, at time: Duration, jitter: Double, policy: RetryPolicy
  ) {
    (running, waiting, waitsUntil) = (nil, nil, nil)
    switch outcome {
    case .loaded(let load, let added, let staying, let then):
      following = then
      guard load.kind == .first else {
        count += added
        return
      }
      count = added
      failures = []
      hiddenError = nil
      if sight?.viewport == nil {
        sight = staying > 0 ? Sight(rows: max(sight?.rows ?? 0, Double(staying))) : nil
      }
    case .failed(let load, let error):
      guard delay(after: error, of: load, at: time, jitter: jitter, policy: policy) == nil else {
        return
      }
      failures.append(Failure(kind: load.kind, error: error, continues: load.continues))
      if load.kind == .first { hiddenError = nil }
    case .rejected(let load, let error):
      failures.append(Failure(kind: load.kind, error: error, continues: false))
      hiddenError = nil
    case .inconclusive, .due: break
    }
  }

  /// Records what the pager commanded.
  mutating func note(_ command: Pager.Command?) {
    switch command {
    case .load(let load):
      (running, waiting, waitsUntil) = (load, nil, nil)
      if load.kind == .first, following != nil {
        hiddenError = failure(of: .first)?.error ?? hiddenError
      }
      failures.removeAll { $0.kind == load.kind }
    case .wait(let load, let end): (running, waiting, waitsUntil) = (nil, load, end)
    case .cancel, nil: break
    }
  }
}
