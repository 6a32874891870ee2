package import EndlessDomain
import Synchronization

/// A source of details that holds every request until the test answers it.
package final class GatedDetails<Detail: Identifiable & Sendable>: DetailRepository
where Detail.ID: Sendable {
  package typealias Answer = Result<Detail, FeedError>

  private struct State {
    var requests: [Detail.ID] = []
    var gates: [Detail.ID: CheckedContinuation<Answer, Never>] = [:]
    var peak = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// The requested ids, in order.
  package var requests: [Detail.ID] { state.withLock { $0.requests } }
  /// How many requests wait for an answer.
  package var waitingCount: Int { state.withLock { $0.gates.count } }
  /// The highest number of requests that waited at the same time.
  package var peak: Int { state.withLock { $0.peak } }

  package func detail(of id: Detail.ID) async throws(FeedError) -> Detail {
    let answer = await withCheckedContinuation { gate in
      state.withLock { state in
        state.requests.append(id)
        state.gates[id] = gate
        state.peak = max(state.peak, state.gates.count)
      }
    }
    return try answer.get()
  }

  /// Answers the request for an id, and returns whether it was waiting for an answer.
  package func answer(_ id: Detail.ID, with answer: Answer) -> Bool {
    guard let gate = state.withLock({ $0.gates.removeValue(forKey: id) }) else { return false }
    gate.resume(returning: answer)
    return true
  }
}
