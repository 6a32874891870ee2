import EndlessDomain
import Synchronization

/// A source of details that answers when the test says so, and ignores cancellation, so that late
/// answers can be tried.
final class DetailGate: DetailRepository {
  typealias Answer = Result<PokemonDetails, FeedError>

  private struct Request {
    let id: Int
    var gate: CheckedContinuation<Answer, Never>?
    var isCancelled = false
    var isLive: Bool { gate != nil && !isCancelled }
  }

  private struct State {
    var requests: [Request] = []
    var peak = 0
  }

  private let state = Mutex(State())

  /// The ids that were requested, in order.
  var requests: [Int] { state.withLock { $0.requests.map(\.id) } }
  /// The ids whose requests are in flight and not cancelled, in order.
  var live: [Int] { state.withLock { $0.requests.filter(\.isLive).map(\.id) } }
  /// The highest number of requests that were in flight at a time.
  var peak: Int { state.withLock { $0.peak } }

  func detail(of id: Int) async throws(FeedError) -> PokemonDetails {
    let place = state.withLock { state in
      state.requests.append(Request(id: id))
      return state.requests.count - 1
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { gate in
        state.withLock { state in
          state.requests[place].gate = gate
          state.peak = max(state.peak, state.requests.count { $0.isLive })
        }
      }
    } onCancel: {
      state.withLock { $0.requests[place].isCancelled = true }
    }
    return try answer.get()
  }

  /// Answers the oldest unanswered request for an id; returns whether there is one.
  func answer(_ id: Int, with answer: Answer) -> Bool {
    let gate = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      guard let place = state.requests.firstIndex(where: { $0.id == id && $0.gate != nil })
      else { return nil }
      defer { state.requests[place].gate = nil }
      return state.requests[place].gate
    }
    gate?.resume(returning: answer)
    return gate != nil
  }
}
