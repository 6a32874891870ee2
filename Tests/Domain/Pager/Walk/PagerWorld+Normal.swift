@testable import EndlessDomain

/// Makes states equal that differ only in what no rule looks at: the absolute count of loads, the
/// absolute time, the words of a query, the kind of an error that was already judged.
extension PagerWorld {
  mutating func normalize(_ setup: PagerSetup) {
    let shift = setup.time == .inWaits ? time : .zero
    let query = setup.requiresQuery && model.query != nil ? SearchQuery("a") : nil
    let ranks = Ranks(of: pager)
    func normal(_ load: Load) -> Load {
      Load(
        kind: load.kind, query: query, limit: load.limit, attempt: load.attempt,
        continues: load.continues, began: load.began - shift,
        repairs: load.repairs.map { _ in .notFound }, generation: ranks[load.generation])
    }
    func normal(_ phase: LoadPhase) -> LoadPhase {
      switch phase {
      case .idle: .idle
      case .loading(let load): .loading(normal(load))
      case .waiting(let load, let end, _):
        .waiting(normal(load), until: end - shift, after: .offline)
      case .failed(let load, _):
        // What was tried before matters no more: a retry starts with a first attempt.
        .failed(
          Load(
            kind: load.kind, query: query, limit: nil, attempt: 1, continues: load.continues,
            began: .zero, repairs: nil, generation: ranks[load.generation]), .notFound)
      }
    }
    pager.first = normal(pager.first)
    pager.next = normal(pager.next)
    pager.generation = 0
    pager.query = query
    model.query = query
    model.running = model.running.map(normal)
    model.waiting = model.waiting.map(normal)
    model.waitsUntil = model.waitsUntil.map { $0 - shift }
    model.hiddenError = model.hiddenError.map { _ in .notFound }
    for index in model.failures.indices { model.failures[index].error = .notFound }
    retired = retired.map(normal)
    time -= shift
  }
}

/// Small numbers in place of the counts of loads, in the same order.
private struct Ranks {
  private var busy: Int?
  private var failed: [Int] = []

  init(of pager: Pager) {
    for phase in [pager.first, pager.next] {
      guard let generation = phase.load?.generation else { continue }
      if phase.isBusy { busy = generation } else { failed.append(generation) }
    }
  }

  subscript(generation: Int) -> Int {
    if generation == busy { return 0 }
    guard failed.contains(generation) else {
      // A load that no phase knows is older than all.
      return -3
    }
    return failed.contains { $0 > generation } ? -2 : -1
  }
}
