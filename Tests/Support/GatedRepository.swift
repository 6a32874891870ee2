package import EndlessDomain
import Synchronization

/// A source that keeps every request until the test answers it; it takes no notice of cancelling, so
/// that late answers can be tried.
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

  /// What has been asked for, in order.
  package var requests: [PageRequest] { state.withLock { $0.requests } }
  /// The numbers, from 1, of the requests that wait for an answer.
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

  /// Answers a request; returns whether it was there and had no answer yet.
  package func answer(_ number: Int, with answer: Answer) -> Bool {
    guard let gate = state.withLock({ $0.gates.removeValue(forKey: number) }) else { return false }
    gate.resume(returning: answer)
    return true
  }
}
