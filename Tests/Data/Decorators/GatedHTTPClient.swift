import EndlessData
import EndlessDomain
import Foundation
import Synchronization

/// A client that keeps every request until the test answers it; a cancelled one is answered so.
final class GatedHTTPClient: HTTPClient {
  typealias Answer = Result<HTTPResponse, FeedError>

  private struct State {
    var requests: [HTTPRequest] = []
    var gates: [Int: CheckedContinuation<Answer, Never>] = [:]
    var cancelled: [Int] = []
    var peak = 0
  }

  private let state = Mutex(State())
  private let teller: AsyncStream<Int>.Continuation
  /// The numbers of the requests, from 1, as they come.
  let arrivals: AsyncStream<Int>

  init() { (arrivals, teller) = AsyncStream.makeStream() }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }
  /// The numbers of the requests that wait for an answer.
  var waiting: [Int] { state.withLock { $0.gates.keys.sorted() } }
  var cancelled: [Int] { state.withLock { $0.cancelled } }
  var peak: Int { state.withLock { $0.peak } }

  func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    let number = state.withLock { state in
      state.requests.append(request)
      return state.requests.count
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { gate in
        let isCancelled = state.withLock { state in
          if Task.isCancelled { return true }
          state.gates[number] = gate
          state.peak = max(state.peak, state.gates.count)
          return false
        }
        if isCancelled { gate.resume(returning: .failure(.cancelled)) }
        teller.yield(number)
      }
    } onCancel: {
      let gate = state.withLock { state in
        state.cancelled.append(number)
        return state.gates.removeValue(forKey: number)
      }
      gate?.resume(returning: .failure(.cancelled))
    }
    return try answer.get()
  }

  /// Answers a request; returns whether it was there and had no answer yet.
  func answer(_ number: Int, with answer: Answer) -> Bool {
    guard let gate = state.withLock({ $0.gates.removeValue(forKey: number) }) else { return false }
    gate.resume(returning: answer)
    return true
  }
}

extension Result where Success == HTTPResponse, Failure == FeedError {
  static func status(_ status: Int, _ headers: [String: String] = [:], _ body: String = "")
    -> Self
  {
    .success(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)))
  }
}
