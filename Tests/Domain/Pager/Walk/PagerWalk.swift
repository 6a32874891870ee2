@testable import EndlessDomain

/// Tries everything that can happen to a pager, in every order, and looks for broken rules.
struct PagerWalk {
  let setup: PagerSetup
  private(set) var transitions = 0
  private(set) var depth = 0
  /// What rules were broken, each with the events that led to it.
  private(set) var faults: [String] = []

  private var seen: Set<PagerWorld> = []
  /// Each state that was reached, with the state before it and the event between them.
  private var steps: [(world: PagerWorld, previous: Int, event: PagerEvent?)] = []

  init(_ setup: PagerSetup) { self.setup = setup }

  var states: Int { steps.count }

  var summary: String {
    let extent = setup.depth == nil ? "all states" : "no deeper"
    return "\(setup.name): \(states) states, \(transitions) transitions, depth \(depth), \(extent)"
  }

  /// Walks until nothing new comes, or a rule is broken.
  mutating func run() {
    enter(PagerWorld(setup), from: 0, by: nil)
    var place = 0
    var end = steps.count
    while place < steps.count, faults.isEmpty, setup.depth.map({ depth < $0 }) ?? true {
      expand(place)
      place += 1
      if place == end {
        end = steps.count
        depth += 1
      }
    }
  }

  private mutating func expand(_ place: Int) {
    let world = steps[place].world
    var canMove = false
    for event in world.events(setup) {
      let (after, faults) = world.after(event, setup)
      transitions += 1
      if after.model.running != nil { canMove = true }
      enter(after, from: place, by: event)
      if !faults.isEmpty { return report(faults, from: place, by: event) }
    }
    if !canMove, world.model.access != .closed {
      report(["nothing moves it"], from: place, by: nil)
    }
    let faults = world.faultsOfStaleOutcomes() + world.restlessness(setup)
    if !faults.isEmpty { report(faults, from: place, by: nil) }
  }

  private mutating func enter(_ world: PagerWorld, from place: Int, by event: PagerEvent?) {
    if seen.insert(world).inserted { steps.append((world, place, event)) }
  }

  private mutating func report(_ found: [String], from place: Int, by event: PagerEvent?) {
    var path = event.map { ["\($0)"] } ?? []
    var place = place
    while let event = steps[place].event {
      path.insert("\(event)", at: 0)
      place = steps[place].previous
    }
    faults += found.map { "\(setup.policy): \($0)\n  after " + path.joined(separator: "\n  then ") }
  }
}
