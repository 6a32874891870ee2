import EndlessDomain

/// A visit to a list whose pager asks for pages as one contender does, frame by frame in virtual time.
///
/// The pager is the production one. The person's own time stands still while they look at a spinner:
/// so whatever the policy, they see the same rows in the end.
struct Simulation {
  private static let frame = 1 / ScrollTrace.framesPerSecond
  private static let rowHeight = 88.0

  private let visit: Visit
  private let viewport: Double
  private let firstPage: Int
  private var pager: Pager
  private var trigger: Trigger
  private var outcome = Outcome()
  private var time = 0.0
  private var count = 0
  private var flight: (load: Load, rows: Int, arrival: Double)?

  init(_ visit: Visit, _ contender: Contender) {
    self.visit = visit
    viewport = Double(visit.terms.viewport)
    firstPage = contender.firstPage(pageSize: visit.terms.pageSize)
    pager = Pager(policy: contender.policy(pageSize: visit.terms.pageSize))
    trigger = Trigger(contender, furthest: visit.furthest)
  }

  /// Plays the visit from the list's opening to its last frame.
  static func outcome(of visit: Visit, with contender: Contender) -> Outcome {
    var simulation = Simulation(visit, contender)
    return simulation.run()
  }

  private mutating func run() -> Outcome {
    perform(pager.handle(.open, at: .zero))
    time = flight?.arrival ?? 0
    outcome.firstWait = time
    var frame = 0
    var last = -1.0
    var isStalled = false
    while frame < visit.tops.count {
      receive()
      let wanted = visit.tops[frame] + viewport
      let bottom = min(wanted, Double(count))
      let speed = frame > 0 ? (visit.tops[frame] - visit.tops[frame - 1]) / Self.frame : 0
      if bottom != last {
        last = bottom
        outcome.seen = max(outcome.seen, bottom)
        perform(pager.handle(.scrolled(to: position(bottom)), at: .seconds(time)))
      }
      pull(bottom, speed: speed)
      if wanted > Double(count) + 1e-9 {
        precondition(flight != nil, "a spinner with nothing in flight")
        if !isStalled { outcome.stalls += 1 }
        isStalled = true
        outcome.stalled += Self.frame
      } else {
        isStalled = false
        frame += 1
      }
      outcome.add(ahead: Double(count + (flight?.rows ?? 0)) - outcome.seen)
      time += Self.frame
    }
    return outcome
  }

  private func position(_ bottom: Double) -> ViewportPosition {
    ViewportPosition(
      offset: (bottom - viewport) * Self.rowHeight, viewport: viewport * Self.rowHeight,
      contentLength: Double(count) * Self.rowHeight, rows: count)
  }

  /// Lets a contender ask whose rule is none of the pager's.
  private mutating func pull(_ bottom: Double, speed: Double) {
    let first = max(0, Int((bottom - viewport).rounded(.down)))
    let view = Trigger.View(
      inSight: first..<max(first, Int(bottom.rounded(.up))), remaining: Double(count) - bottom,
      speed: speed, viewport: viewport, count: count)
    if trigger.isDue(view), flight == nil {
      perform(pager.handle(.itemAppeared(at: count - 1), at: .seconds(time)))
    }
  }

  private mutating func perform(_ command: Pager.Command?) {
    guard case .load(let load)? = command else { return }
    let rows = load.kind == .first ? firstPage : load.limit ?? visit.terms.pageSize
    flight = (load, rows, visit.answer(to: outcome.requests, sentAt: time, rows: rows))
    outcome.requests += 1
  }

  private mutating func receive() {
    guard let (load, rows, arrival) = flight, arrival <= time else { return }
    flight = nil
    count += rows
    let outcome = Pager.Outcome.loaded(load, added: rows, then: .more)
    perform(pager.handle(outcome, at: .seconds(arrival), jitter: 1))
  }
}
