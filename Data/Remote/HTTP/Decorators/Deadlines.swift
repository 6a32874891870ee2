import EndlessDomain
import Synchronization

/// Does something for each of those whose time is over, where all have the same time.
///
/// One task sleeps for all of them, up to the end of who came first: a timer each costs more than all
/// else that is done for a request, and hardly one ever rings.
final class Deadlines: Sendable {
  private struct Entry {
    let deadline: Duration
    let expire: @Sendable () -> Void
  }

  private struct State {
    var entries = TicketQueue<Entry>()
    var sleeper: Task<Void, Never>?
  }

  private let limit: Duration
  private let timeline: Timeline
  private let state = Mutex(State())

  init(limit: Duration, timeline: Timeline) {
    self.limit = limit
    self.timeline = timeline
  }

  /// Adds one whose time begins now.
  ///
  /// - Parameter expire: called when the time is over.
  /// - Returns: the ticket with which it is removed.
  func add(expire: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      // Read under the lock, so that the queue is in the order of deadlines.
      let deadline = timeline.now + limit
      if state.sleeper == nil {
        state.sleeper = Task(executorPreference: timeline.executor) { [weak self, timeline] in
          var next: Duration? = deadline
          while let time = next, await timeline.wait(until: time) {
            next = self?.expire()
          }
        }
      }
      return state.entries.append(Entry(deadline: deadline, expire: expire))
    }
  }

  /// Returns whether one's time is not over yet, and it was not removed.
  func holds(_ ticket: Int) -> Bool { state.withLock { $0.entries.holds(ticket) } }

  /// Removes one that needs no deadline any more; the last one sends the sleeper home.
  func remove(_ ticket: Int) {
    let sleeper = state.withLock { state -> Task<Void, Never>? in
      state.entries.remove(ticket)
      guard state.entries.isEmpty else { return nil }
      defer { state.sleeper = nil }
      return state.sleeper
    }
    sleeper?.cancel()
  }

  /// Ends those whose time is over, and returns the next deadline; nothing where nobody is left.
  private func expire() -> Duration? {
    let (expired, next) = state.withLock { state -> ([Entry], Duration?) in
      let now = timeline.now
      var expired: [Entry] = []
      while let first = state.entries.first, first.deadline <= now {
        expired.append(first)
        state.entries.popFirst()
      }
      let next = state.entries.first?.deadline
      if next == nil { state.sleeper = nil }
      return (expired, next)
    }
    for entry in expired { entry.expire() }
    return next
  }
}
