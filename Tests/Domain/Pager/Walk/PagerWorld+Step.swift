@testable import EndlessDomain

extension PagerWorld {
  /// Returns the world after an event, and which rules were broken on the way.
  func after(_ event: PagerEvent, _ setup: PagerSetup) -> (world: PagerWorld, faults: [String]) {
    var world = self
    world.pass(before: event, setup)
    let command = world.pager.handle(event, at: world.time)
    world.take(in: event, setup)
    var faults = faults(of: command, after: event, in: world, setup)
    world.model.note(command)
    // Most events change nothing, and this state has been looked at.
    if command == nil, faults.isEmpty, world == self { return (self, []) }
    if let load = model.busy, load != world.model.busy {
      world.retired = [load] + retired.prefix(1)
      faults += world.faults(of: [.loaded(load, added: 2, then: .more)])
    }
    faults += world.faults(setup)
    world.normalize(setup)
    return (world, faults)
  }

  private mutating func pass(before event: PagerEvent, _ setup: PagerSetup) {
    switch setup.time {
    case .frozen: break
    case .steps(let step): time += step
    case .inWaits: if case .outcome(.due, _) = event { time = model.waitsUntil ?? time }
    }
  }

  private mutating func take(in event: PagerEvent, _ setup: PagerSetup) {
    switch event {
    case .intent(let intent): model.note(intent, requiresQuery: setup.requiresQuery)
    case .outcome(let outcome, let jitter):
      model.note(outcome, at: time, jitter: jitter, policy: setup.retryPolicy)
    }
  }

  // MARK: Commands

  // `world` is this one after the event, but before the command.
  private func faults(
    of command: Pager.Command?, after event: PagerEvent, in world: PagerWorld, _ setup: PagerSetup
  ) -> [String] {
    let demand = model.demanded(by: event, at: world.time, setup: setup)
    let needed = world.model.needed(by: setup, ahead: world.ahead)
    switch command {
    case .load(let load):
      var faults = faults(of: load, query: world.model.query, setup)
      if let demand {
        if !demand.isMet(by: load, at: world.time) { faults.append("\(load), not \(demand)") }
      } else if load.kind != needed || load.attempt != 1 || load.continues {
        faults.append("a load that nothing asks for: \(load)")
      }
      return faults
    case .wait(let load, let end):
      return faults(ofWait: load, until: end, after: event, in: world, setup)
    case .cancel:
      return model.busy != nil && world.model.busy == nil && isStop(event)
        ? [] : ["a cancel that nobody wanted"]
    case nil:
      var faults: [String] = []
      if demand != nil { faults.append("no load, though the event asks for one") }
      if isStop(event), model.busy != nil, world.model.busy == nil { faults.append("no cancel") }
      if waits(after: event, at: world.time, setup) { faults.append("no wait") }
      return faults
    }
  }

  private func isStop(_ event: PagerEvent) -> Bool {
    switch event {
    case .intent(.close), .intent(.cancel), .intent(.search(nil)): true
    default: false
    }
  }

  private func faults(of load: Load, query: SearchQuery?, _ setup: PagerSetup) -> [String] {
    var faults: [String] = []
    if load.query != query { faults.append("a load for another query: \(load)") }
    if load.kind == .next, case .adaptive(_, let pages?) = setup.policy {
      if load.limit.map(pages.contains) != true { faults.append("a size out of range: \(load)") }
    } else if load.limit != nil {
      faults.append("a size that nobody chose: \(load)")
    }
    return faults
  }

  private func waits(after event: PagerEvent, at time: Duration, _ setup: PagerSetup) -> Bool {
    guard case .outcome(.failed(let load, let error), let jitter) = event else { return false }
    let delay = model.delay(
      after: error, of: load, at: time, jitter: jitter, policy: setup.retryPolicy)
    return delay.map { $0 > .zero } ?? false
  }

  private func faults(
    ofWait load: Load, until end: Duration, after event: PagerEvent, in world: PagerWorld,
    _ setup: PagerSetup
  ) -> [String] {
    guard case .outcome(.failed(let failed, let error), let jitter) = event,
      let delay = model.delay(
        after: error, of: failed, at: world.time, jitter: jitter, policy: setup.retryPolicy)
    else { return ["a wait that nothing asks for"] }
    return load == failed && end == world.time + delay && delay > .zero
      ? [] : ["\(load) waits until \(end), not \(failed) for \(delay)"]
  }
}
