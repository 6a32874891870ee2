import EndlessDomain
import EndlessPresentation
import Observation
import Testing

/// Uses a list as its owner does, and checks after each crossing that the code is on that owner.
struct Visit {
  let calls: Calls
  let source: any CrossingSource
  let timeline: Timeline
  let turnstile: Turnstile
  var outcome: Cell.Outcome { calls.cell.outcome }

  /// Visits a list, then one with details, and waits after each until nothing of it is left.
  static func run(
    _ cell: Cell, on thread: ForeignThread = ForeignThread(), executor: (any TaskExecutor)? = nil,
    isolation: isolated any Actor
  ) async {
    for list in List.allCases {
      let released = Event()
      await Visit(cell, thread, executor, released).use(list, isolation: isolation)
      await released.wait()
      isolation.preconditionIsolated("a released list resumed its owner elsewhere")
    }
  }

  private enum List: CaseIterable {
    case pages
    case details
  }

  private init(
    _ cell: Cell, _ thread: ForeignThread, _ executor: (any TaskExecutor)?, _ released: Event
  ) {
    turnstile = Turnstile()
    calls = Calls(cell, through: turnstile, on: thread, released: released)
    source = cell.source(calls)
    timeline = Timeline(
      TurnstileClock(turnstile: turnstile), executor: executor, jitter: { 1 })
  }

  private func use(_ list: List, isolation: isolated any Actor) async {
    switch list {
    case .pages: await loadPages(isolation: isolation)
    case .details: await loadDetails(isolation: isolation)
    }
    // What was cancelled may still be on its way.
    turnstile.open()
  }

  /// Lets one call or wait end, and waits until the list has changed by it.
  func nextChange<Row>(
    of list: FeedViewModel<Pokemon, Row>, isolation: isolated any Actor
  ) async {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = list.state
      } onChange: {
        isolation.preconditionIsolated("an observation callback ran off its list's actor")
        continuation.resume()
      }
      turnstile.letOnePass()
    }
    isolation.preconditionIsolated("a change resumed its list's owner elsewhere")
  }
}
