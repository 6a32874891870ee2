@testable import EndlessDomain

/// What holds in every state, whatever has happened.
extension PagerWorld {
  func faults(_ setup: PagerSetup) -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
      if !holds { faults.append(fault()) }
    }
    expect(pager.count == model.count, "\(pager.count) rows instead of \(model.count)")
    expect(pager.query == model.query, "another query")
    expect(pager.isActive == (model.access == .active), "active: \(pager.isActive)")
    expect(pager.first == phase(of: .first), "first: \(pager.first), not \(phase(of: .first))")
    expect(pager.next == phase(of: .next), "next: \(pager.next), not \(phase(of: .next))")
    if let running = model.running {
      expect(pager.isCurrent(running), "the load that runs is taken for a stale one")
    }
    expect(
      model.busy == nil || model.access == .active, "a load runs, though none may: \(model.access)")
    if let kind = model.needed(by: setup, ahead: ahead) {
      faults.append("the list stops, though a \(kind) page is needed")
    }
    return faults
  }

  /// The phase that an edge must be in.
  private func phase(of kind: Load.Kind) -> LoadPhase {
    if let running = model.running, running.kind == kind { return .loading(running) }
    if let waiting = model.waiting, waiting.kind == kind, let end = model.waitsUntil,
      case .waiting(_, _, let error) = kind == .first ? pager.first : pager.next
    {
      return .waiting(waiting, until: end, after: error)
    }
    guard let failure = model.failure(of: kind) else { return .idle }
    // The model does not know which load failed. That a retry goes on where this load did is checked
    // when it is retried.
    if case .failed(let load, _) = kind == .first ? pager.first : pager.next {
      return .failed(load, failure.error)
    }
    return .failed(unknown, failure.error)
  }

  private var unknown: Load {
    Load(
      kind: .first, query: nil, limit: nil, attempt: 0, continues: false, began: .zero,
      repairs: nil, generation: .min)
  }

  /// Returns the faults of a pager that a stale outcome changes.
  func faultsOfStaleOutcomes() -> [String] {
    var outcomes: [Pager.Outcome] = []
    for load in retired { outcomes += all(of: load) }
    if let busy = model.busy { outcomes += all(of: busy) }
    return faults(of: outcomes)
  }

  private func all(of load: Load) -> [Pager.Outcome] {
    [
      .loaded(load, added: 2, then: .more), .inconclusive(load),
      .rejected(load, .notFound), .failed(load, .offline), .due(load),
    ]
  }

  /// Returns a fault for each stale outcome that changes the pager.
  func faults(of outcomes: [Pager.Outcome]) -> [String] {
    var faults: [String] = []
    for outcome in outcomes where model.isStale(outcome) {
      var other = pager
      let command = other.handle(outcome, at: time, jitter: 1)
      if command != nil || other != pager { faults.append("a stale outcome counts: \(outcome)") }
    }
    return faults
  }

  /// Returns how a load may end for good without bringing the pager to rest soon.
  func restlessness(_ setup: PagerSetup) -> [String] {
    guard let load = model.running else { return [] }
    let endings: [(String, (Load) -> Pager.Outcome)] = [
      ("ended", { .loaded($0, added: 0, then: .ended) }),
      ("halted", { .loaded($0, added: 0, then: .halted) }),
      // More rows than any policy keeps ready.
      ("many rows", { .loaded($0, added: 100_000, then: .more) }),
      ("a permanent failure", { .failed($0, .notFound) }),
      ("a transient failure", { .failed($0, .offline) }),
    ]
    return endings.filter { !comesToRest(load, outcome: $0.1) }.map { "no rest after \($0.0)" }
  }

  private func comesToRest(_ load: Load, outcome: (Load) -> Pager.Outcome) -> Bool {
    var pager = pager
    var event = outcome(load)
    // Both edges may have all their attempts before them, with a wait between two.
    for _ in 0..<10 {
      switch pager.handle(event, at: time, jitter: 1) {
      case .load(let load): event = outcome(load)
      case .wait(let load, _): event = .due(load)
      case .cancel, nil: return !pager.first.isBusy && !pager.next.isBusy
      }
    }
    return false
  }
}
