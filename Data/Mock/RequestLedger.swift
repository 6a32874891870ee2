import EndlessDomain
import Synchronization

/// What the mock sources have in common: they count what is asked, wait, and fail as planned.
final class RequestLedger<Request: Hashable & Sendable>: Sendable {
  private struct State {
    var requests: [Request] = []
    var inFlight = 0
    var peakInFlight = 0
    var generator: SeededGenerator
    /// Failures of whatever is asked next, in order.
    var upcoming: [FeedError] = []
    /// Failures of one request, in order.
    var planned: [Request: [FeedError]] = [:]
  }

  private let conditions: Conditions
  private let state: Mutex<State>

  init(_ conditions: Conditions) {
    self.conditions = conditions
    state = Mutex(State(generator: SeededGenerator(seed: conditions.seed)))
  }

  var requests: [Request] { state.withLock { $0.requests } }
  var peakInFlight: Int { state.withLock { $0.peakInFlight } }

  func failNext(_ error: FeedError, times: Int) {
    state.withLock { $0.upcoming += repeatElement(error, count: times) }
  }

  func fail(_ request: Request, with error: FeedError, times: Int) {
    state.withLock { $0.planned[request, default: []] += repeatElement(error, count: times) }
  }

  /// Notes a request, waits as long as its answer takes, and throws where it is to fail.
  ///
  /// - Parameters:
  ///   - request: what is asked.
  ///   - plan: the request whose planned failures it gets; itself by default.
  /// - Throws: the failure, or ``FeedError/cancelled``.
  func serve(_ request: Request, failingAs plan: Request? = nil) async throws(FeedError) {
    // What happens to a request is settled when it is made, so that the order of the answers does
    // not change what the seed gives.
    let (latency, fault) = state.withLock { state in
      state.requests.append(request)
      state.inFlight += 1
      state.peakInFlight = max(state.peakInFlight, state.inFlight)
      return (
        conditions.latency.draw(with: &state.generator),
        takeFault(for: plan ?? request, from: &state)
      )
    }
    defer { state.withLock { $0.inFlight -= 1 } }
    do {
      if let latency { try await conditions.clock.sleep(for: latency) }
      try Task.checkCancellation()
    } catch {
      throw .cancelled
    }
    if let fault { throw fault }
  }

  private func takeFault(for request: Request, from state: inout State) -> FeedError? {
    if let planned = state.planned[request], !planned.isEmpty {
      return state.planned[request]?.removeFirst()
    }
    if !state.upcoming.isEmpty { return state.upcoming.removeFirst() }
    guard conditions.failureRate > 0 else { return nil }
    let chance = Double.random(in: 0..<1, using: &state.generator)
    return chance < conditions.failureRate ? conditions.failure : nil
  }
}
