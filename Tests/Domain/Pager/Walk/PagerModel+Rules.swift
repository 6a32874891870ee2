@testable import EndlessDomain

/// What the rules of paging ask of a pager.
extension PagerModel {
  /// Returns how long to wait before a failed load is tried again, or `nil` to give up.
  func delay(
    after error: FeedError, of load: Load, at time: Duration, jitter: Double, policy: RetryPolicy
  ) -> Duration? {
    guard load.attempt < policy.attempts else { return nil }
    let delay: Duration
    switch error {
    case .offline: delay = (policy.backoff ?? .zero) * jitter
    case .server(503, let asked?, _): delay = asked
    default: return nil
    }
    return delay <= policy.longestDelay && time - load.began + delay <= policy.budget ? delay : nil
  }

  /// Returns whether the next page is due by what is in sight, if an adaptive policy keeps so many rows
  /// ready.
  func isDue(by policy: PrefetchPolicy, ahead: Double) -> Bool {
    // Without rows, there is nothing to scroll to.
    if count == 0 { return true }
    guard let sight else { return false }
    let below = Double(count) - min(sight.rows, Double(count))
    if below < 1 { return true }
    switch policy {
    case .lastItem: return false
    case .remaining(let rows): return below <= Double(rows)
    case .distance(let points): return sight.rowLength.map { below * $0 < points } ?? false
    case .adaptive: return below < ahead + 1
    }
  }

  /// Returns the kind of the load that the list needs to go on, if it needs one.
  func needed(by setup: PagerSetup, ahead: Double) -> Load.Kind? {
    guard access == .active, busy == nil, hasFeed(requiresQuery: setup.requiresQuery) else {
      return nil
    }
    switch following {
    case nil: return failure(of: .first) == nil ? .first : nil
    case .more:
      return failure(of: .next) == nil && isDue(by: setup.policy, ahead: ahead) ? .next : nil
    case .halted, .ended: return nil
    }
  }

  /// Returns the load that an event asks for by itself, whatever is in sight, if it asks for one.
  ///
  /// This model has not taken the event in.
  func demanded(by event: PagerEvent, at time: Duration, setup: PagerSetup) -> Demand? {
    switch event {
    case .intent(.search(_?)): return Demand(kind: .first)
    case .intent(.refresh):
      let canLoad = access != .closed && hasFeed(requiresQuery: setup.requiresQuery)
      return canLoad ? Demand(kind: .first) : nil
    case .intent(.retry):
      guard access != .closed, running == nil else { return nil }
      if let waiting { return Demand(kind: waiting.kind, continues: waiting.continues) }
      return failures.last.map { Demand(kind: $0.kind, continues: $0.continues) }
    case .intent(.goOn):
      let canGoOn = access != .closed && following == .halted && busy == nil
      return canGoOn ? Demand(kind: .next) : nil
    case .intent: return nil
    case .outcome(.inconclusive, _): return Demand(kind: .first, continues: true)
    case .outcome(.due(let load), _): return Demand(anotherAttemptAt: load)
    case .outcome(.failed(let load, let error), let jitter):
      let delay = delay(
        after: error, of: load, at: time, jitter: jitter, policy: setup.retryPolicy)
      return delay == .zero ? Demand(anotherAttemptAt: load) : nil
    case .outcome(.loaded, _), .outcome(.rejected, _): return nil
    }
  }

  /// A load that the rules ask for.
  struct Demand: Hashable {
    var kind: Load.Kind
    var continues = false
    var attempt = 1
    var began: Duration?

    init(kind: Load.Kind, continues: Bool = false) {
      self.kind = kind
      self.continues = continues
    }

    init(anotherAttemptAt load: Load) {
      kind = load.kind
      continues = load.continues
      attempt = load.attempt + 1
      began = load.began
    }

    func isMet(by load: Load, at time: Duration) -> Bool {
      load.kind == kind && load.continues == continues && load.attempt == attempt
        && load.began == began ?? time
    }
  }
}
