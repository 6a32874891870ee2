public import EndlessDomain
import Foundation

/// Makes a request again that failed for a reason which may pass.
///
/// While it waits it tells so through ``LoadProgress/report``; a cancelled task stops waiting at once.
public struct RetryingHTTPClient: HTTPClient {
  /// Reads an answer for the failure that it tells of, or nothing where it tells of none.
  ///
  /// Servers say so each in its own way, some with status 200.
  public typealias FailureReader = @Sendable (HTTPResponse, HTTPRequest) -> FeedError?

  private let base: any HTTPClient
  private let policy: RetryPolicy
  private let timeline: Timeline
  private let failure: FailureReader
  private let jitter: @Sendable () -> Double
  private let log: HTTPLog

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - base: what makes a single try.
  ///   - policy: when another one is made.
  ///   - timeline: what is waited on.
  ///   - failure: what tells a failure from an answer.
  ///   - jitter: draws a number from 0 to 1.
  ///   - log: is told of every further try.
  public init(
    _ base: any HTTPClient, policy: RetryPolicy = RetryPolicy(), timeline: Timeline,
    failure: @escaping FailureReader,
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) },
    log: @escaping HTTPLog = { _ in }
  ) {
    self.base = base
    self.policy = policy
    self.timeline = timeline
    self.failure = failure
    self.jitter = jitter
    self.log = log
  }

  /// Sends a request, up to as many times as the policy allows.
  ///
  /// - Throws: what the last try failed with.
  public func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    let start = timeline.now
    var tried = 0
    while true {
      let outcome = await attempt(request)
      tried += 1
      let (error, wish) = reading(outcome, of: request)
      guard let error,
        let wait = policy.wait(
          after: tried, error, wish: wish, spent: timeline.now - start, jitter: jitter())
      else { return try outcome.get() }
      log(.retrying(request, after: error, wait: wait, attempt: tried + 1, of: policy.tries))
      try await pause(wait)
    }
  }

  private func attempt(_ request: HTTPRequest) async -> Result<HTTPResponse, FeedError> {
    do throws(FeedError) {
      return .success(try await base.send(request))
    } catch {
      return .failure(error)
    }
  }

  private func reading(_ outcome: Result<HTTPResponse, FeedError>, of request: HTTPRequest)
    -> (error: FeedError?, wish: Duration?)
  {
    switch outcome {
    case .success(let response): (failure(response, request), response.retryAfter())
    case .failure(let error): (error, nil)
    }
  }

  private func pause(_ wait: Duration) async throws(FeedError) {
    guard wait > .zero else { return }
    let end = timeline.now + wait
    LoadProgress.report?(.waiting(until: end))
    try await timeline.sleep(until: end)
    LoadProgress.report?(.loading)
  }
}
