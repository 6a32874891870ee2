public import EndlessDomain
import Synchronization

/// Makes one request of equal ones that are under way at the same time.
///
/// The request belongs to all who wait for it: one that is cancelled leaves alone, and the last one
/// takes the request with it.
public final class CoalescingHTTPClient: HTTPClient {
  private typealias Answer = Result<HTTPResponse, FeedError>

  private struct Flight {
    let number: Int
    /// The request; nothing until it has been begun.
    var task: Task<Void, Never>?
    var waiters: [Int: CheckedContinuation<Answer, Never>] = [:]
  }

  /// What a request is to a flight.
  private enum Role {
    case none
    case passenger
    case pilot(Int)
  }

  private struct State {
    var flights: [HTTPRequest: Flight] = [:]
    var count = 0

    mutating func next() -> Int {
      count += 1
      return count
    }
  }

  private let base: any HTTPClient
  private let log: HTTPLog
  private let state = Mutex(State())

  /// Creates a client; the log is told of requests that join another one.
  public init(_ base: any HTTPClient, log: @escaping HTTPLog = { _ in }) {
    self.base = base
    self.log = log
  }

  /// Sends a request, or waits for the answer to an equal one.
  ///
  /// - Throws: ``FeedError/cancelled`` where the task is cancelled meanwhile, else what the base
  ///   throws.
  public func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    let number = state.withLock { $0.next() }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let role = state.withLock { state -> Role in
          // Looked at under the lock: whoever cancels after this finds the waiter.
          if Task.isCancelled { return .none }
          if state.flights[request] != nil {
            state.flights[request]?.waiters[number] = waiter
            return .passenger
          }
          let flight = Flight(number: state.next(), waiters: [number: waiter])
          state.flights[request] = flight
          return .pilot(flight.number)
        }
        switch role {
        case .none: waiter.resume(returning: .failure(.cancelled))
        case .passenger: log(.joined(request))
        case .pilot(let flight): start(request, flight)
        }
      }
    } onCancel: {
      leave(request, number)
    }
    return try answer.get()
  }

  private func start(_ request: HTTPRequest, _ number: Int) {
    // It outlives whoever starts it, but runs where that one does: on a session's executor, too. It
    // begins at once: a thread that has to be woken costs more than all the rest.
    let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
    let task = Task.immediate(executorPreference: executor) { [self] in
      let answer: Answer
      do throws(FeedError) {
        answer = .success(try await base.send(request))
      } catch {
        answer = .failure(error)
      }
      finish(request, number, with: answer)
    }
    let isUnderWay = state.withLock { state in
      guard state.flights[request]?.number == number else { return false }
      state.flights[request]?.task = task
      return true
    }
    // It has landed, or all have left meanwhile, and found nothing to take with them.
    if !isUnderWay { task.cancel() }
  }

  private func finish(_ request: HTTPRequest, _ number: Int, with answer: Answer) {
    let flight = state.withLock { state -> Flight? in
      // A flight that was given up may have a successor.
      guard state.flights[request]?.number == number else { return nil }
      return state.flights.removeValue(forKey: request)
    }
    for waiter in (flight?.waiters ?? [:]).values { waiter.resume(returning: answer) }
  }

  private func leave(_ request: HTTPRequest, _ number: Int) {
    let (waiter, task) = state.withLock {
      state -> (CheckedContinuation<Answer, Never>?, Task<Void, Never>?) in
      guard let waiter = state.flights[request]?.waiters.removeValue(forKey: number) else {
        return (nil, nil)
      }
      guard state.flights[request]?.waiters.isEmpty == true else { return (waiter, nil) }
      return (waiter, state.flights.removeValue(forKey: request)?.task)
    }
    task?.cancel()
    waiter?.resume(returning: .failure(.cancelled))
  }
}
