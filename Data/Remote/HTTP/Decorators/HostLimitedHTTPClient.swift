public import EndlessDomain
import Foundation
import Synchronization

/// Lets so many requests to a host be under way at a time; the others wait in the order in which they
/// came.
public final class HostLimitedHTTPClient: HTTPClient {
  private struct Waiter {
    let number: Int
    let turn: CheckedContinuation<Bool, Never>
  }

  private struct Host {
    var inFlight = 0
    var waiters: [Waiter] = []
  }

  private struct State {
    var hosts: [String: Host] = [:]
    var count = 0
  }

  private let base: any HTTPClient
  private let limit: Int
  private let state = Mutex(State())

  /// Creates a client; six at a time is what browsers allow a host.
  public init(_ base: any HTTPClient, limit: Int = 6) {
    self.base = base
    self.limit = max(1, limit)
  }

  /// Sends a request as soon as its turn has come.
  ///
  /// - Throws: ``FeedError/cancelled`` where the task is cancelled meanwhile, else what the base
  ///   throws.
  @concurrent public func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    let host = "\(request.url.host() ?? ""):\(request.url.port ?? 0)"
    guard await enter(host) else { throw .cancelled }
    defer { leave(host) }
    return try await base.send(request)
  }

  /// Returns whether the turn has come; not where the task was cancelled before.
  private func enter(_ host: String) async -> Bool {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { turn in
        let isAnswered = state.withLock { state -> Bool? in
          // Looked at under the lock: whoever cancels after this finds the waiter.
          if Task.isCancelled { return false }
          guard state.hosts[host, default: Host()].inFlight >= limit else {
            state.hosts[host, default: Host()].inFlight += 1
            return true
          }
          state.hosts[host]?.waiters.append(Waiter(number: number, turn: turn))
          return nil
        }
        if let isAnswered { turn.resume(returning: isAnswered) }
      }
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        guard let place = state.hosts[host]?.waiters.firstIndex(where: { $0.number == number })
        else { return nil }
        return state.hosts[host]?.waiters.remove(at: place)
      }
      waiter?.turn.resume(returning: false)
    }
  }

  /// Hands the place on to the next who waits.
  private func leave(_ host: String) {
    let next = state.withLock { state -> Waiter? in
      guard var queue = state.hosts.removeValue(forKey: host) else { return nil }
      guard queue.waiters.isEmpty else {
        defer { state.hosts[host] = queue }
        return queue.waiters.removeFirst()
      }
      queue.inFlight -= 1
      if queue.inFlight > 0 { state.hosts[host] = queue }
      return nil
    }
    next?.turn.resume(returning: true)
  }
}
