package import EndlessDomain
import Synchronization

/// A source that holds every request until the test answers it.
///
/// It ignores cancellation, so that stale answers can be tested.
package final class GatedRepository<Item: Identifiable & Sendable>: PageRepository
where Item.ID: Sendable {
  package typealias Answer = Result<Page<Item>, FeedError>

  private struct State {
    var requests: [PageRequest] = []
    var gates: [Int: CheckedContinuation<Answer, Never>] = [:]
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  package init() {}

  /// The requests so far, in order.
  package var requests: [PageRequest] { state.withLock { $0.requests } }
  /// The numbers, from 1, of the requests without an answer.
  package var waiting: [Int] { state.withLock { $0.gates.keys.sorted() } }
  /// The numbers of the requests whose task was cancelled.
  package var cancelled: Set<Int> { state.withLock { $0.cancelled } }

  package func page(for request: PageRequest) async throws(FeedError) -> Page<Item> {
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { gate in state.withLock { $0.gates[number] = gate } }
    } onCancel: {
      state.withLock { _ = $0.cancelled.insert(number) }
    }
    return try answer.get()
  }

  /// Answers a request, and returns whether it was waiting for an answer.
  package func answer(_ number: Int, with answer: Answer) -> Bool {
    guard let gate = state.withLock({ $0.gates.removeValue(forKey: number) }) else { return false }
    gate.resume(returning: answer)
    return true
  }
}
