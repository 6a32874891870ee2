import Testing

@testable import EndlessDomain

/// Walks every sequence of the pager's events up to a depth, and holds each step against a model
/// that knows the rules but not how they are kept.
struct PagerExplorationTests {
  /// Where time passes, states meet again only at the same time; so fewer events are followed.
  @Test(arguments: [
    (PrefetchPolicy.lastItem, 12, Duration.zero), (.remaining(1), 12, .zero),
    (.adaptive(), 5, .zero), (.adaptive(margin: 0.1), 4, .milliseconds(700)),
    (.adaptive(pages: 2...4), 4, .seconds(40)),
  ])
  func `every sequence of events keeps the rules`(
    policy: PrefetchPolicy, depth: Int, pause: Duration
  ) {
    var seen: Set<World> = []
    var frontier = [World(policy: policy, pause: pause)]
    var transitions = 0
    for _ in 0..<depth {
      var next: [World] = []
      for world in frontier {
        for event in world.events {
          transitions += 1
          let after = world.after(event)
          if seen.insert(after).inserted { next.append(after) }
        }
      }
      frontier = next
    }
    print("pager, \(policy): \(seen.count) states, \(transitions) transitions, depth \(depth)")
    #expect(seen.count > 500)
  }
}

/// A pager together with what the outside knows of it.
///
/// Loads are counted from the current one, so
/// that states which differ in that count alone are equal.
private struct World: Hashable {
  var pager: Pager
  /// The load that runs, and one that was given up and may still bring something.
  var current: Load?
  var stale: Load?
  var isOpen = false
  /// Whether there is a page after the last one.
  var hasMore = false
  var count = 0
  var failed: Set<Load.Kind> = []
  var query: SearchQuery?
  /// When the last event happened, and what passes between two.
  var time = Duration.zero
  let pause: Duration

  init(policy: PrefetchPolicy, pause: Duration) {
    pager = Pager(policy: policy)
    self.pause = pause
  }

  var events: [Pager.Event] {
    let length = Double(80 * count)
    var events: [Pager.Event] = [
      .opened, .appeared(at: 0), .appeared(at: count - 1),
      .scrolled(to: ScrollPosition(offset: length - 80, viewport: 80, contentLength: length)),
      .searched(SearchQuery("a")), .searched(SearchQuery("b")), .searched(nil), .refreshed,
      .retried, .cancelled,
    ]
    for load in [current, stale].compactMap(\.self) {
      events += [
        .loaded(load, added: 2, ended: false), .loaded(load, added: 0, ended: false),
        .loaded(load, added: 2, ended: true), .progressed(load, .waiting(until: .seconds(1))),
        .progressed(load, .loading),
        .failed(load, .offline), .failed(load, .cancelled),
      ]
    }
    return events
  }

  func after(_ event: Pager.Event) -> World {
    var world = self
    world.time += pause
    let command = world.pager.handle(event, at: world.time)
    if world.delivers(event) == false {
      // The time of the last event is all that a stale one leaves behind.
      var untouched = pager
      _ = untouched.handle(.appeared(at: -1), at: world.time)
      #expect(world.pager == untouched && command == nil, "a stale \(event) changed something")
    } else {
      world.expect(event, command, before: self)
    }
    world.expectRest(after: event)
    world.rebase()
    return world
  }

  /// Whether the event comes from the load that runs; nothing where it comes from no load.
  private func delivers(_ event: Pager.Event) -> Bool? {
    switch event {
    case .loaded(let load, _, _), .failed(let load, _), .progressed(let load, _): load == current
    default: nil
    }
  }

  private mutating func expect(
    _ event: Pager.Event, _ command: Pager.Command?, before: World
  ) {
    note(event)
    switch command {
    case .load(let load):
      #expect(load.query == query)
      expectLimit(of: load)
      switch (load.kind, event) {
      case (.first, .opened), (.first, .searched), (.first, .refreshed), (.first, .retried): break
      case (.next, .appeared), (.next, .scrolled), (.next, .loaded), (.next, .failed),
        (.next, .retried):
        #expect(current == nil, "\(event) loads a second time")
        #expect(hasMore, "\(event) loads past the end")
        if event != .retried { #expect(!before.failed.contains(.next) || event.isFirstPage) }
      default: Issue.record("\(event) made \(load)")
      }
      stale = current ?? stale
      current = load
      if event == .retried { failed.remove(load.kind) }
      if load.kind == .first { failed.remove(.first) }
    case .cancel:
      #expect(current != nil, "nothing to cancel")
      stale = current
      current = nil
    case nil:
      if case .searched(_?) = event { Issue.record("a search loaded nothing") }
    }
    if event == .cancelled { #expect(current == nil) }
    if event == .searched(nil) { #expect(current == nil) }
  }

  /// Only next pages whose size may be chosen have a limit, and it is one of those allowed.
  private func expectLimit(of load: Load) {
    if load.kind == .next, case .adaptive(_, let pages?) = pager.policy {
      #expect(load.limit.map(pages.contains) == true, "\(load)")
    } else {
      #expect(load.limit == nil, "\(load)")
    }
  }

  /// Takes into the model what an event means by itself.
  private mutating func note(_ event: Pager.Event) {
    switch event {
    case .opened: isOpen = true
    case .searched(let query):
      self.query = query
      isOpen = query != nil
      (hasMore, count, failed) = (false, 0, [])
    case .loaded(let load, let added, let ended):
      current = nil
      hasMore = !ended
      count = load.kind == .first ? added : count + added
      failed = load.kind == .first ? [] : failed.subtracting([.next])
    case .failed(let load, let error):
      current = nil
      if error != .cancelled { failed.insert(load.kind) }
    case .appeared, .scrolled, .refreshed, .retried, .cancelled, .progressed: break
    }
  }

  /// What holds in every state, whatever has happened.
  private func expectRest(after event: Pager.Event) {
    #expect(pager.count == count)
    #expect(pager.query == query)
    #expect(pager.first.isBusy == (current?.kind == .first), "the first phase after \(event)")
    #expect(pager.next.isBusy == (current?.kind == .next), "the next phase after \(event)")
    #expect((pager.first.error != nil) == failed.contains(.first), "after \(event)")
    #expect((pager.next.error != nil) == failed.contains(.next), "after \(event)")
    if let current { #expect(pager.isCurrent(current)) }
    // However the load ends, an end of the list brings the pager to rest.
    guard let current else { return }
    var rest = pager
    #expect(rest.handle(.loaded(current, added: 0, ended: true), at: time) == nil)
    #expect(!rest.first.isBusy && !rest.next.isBusy)
  }

  private mutating func rebase() {
    pager.generation = 0
    current = current.map { Load(kind: $0.kind, limit: nil, query: $0.query, generation: 0) }
    stale = stale.map { Load(kind: $0.kind, limit: nil, query: $0.query, generation: -1) }
  }
}

extension LoadPhase {
  fileprivate var isBusy: Bool {
    switch self {
    case .loading, .waiting: true
    case .idle, .failed: false
    }
  }
}

extension Pager.Event {
  /// Whether a first page has come: it replaces a list whose next page had failed.
  fileprivate var isFirstPage: Bool {
    if case .loaded(let load, _, _) = self { load.kind == .first } else { false }
  }
}
