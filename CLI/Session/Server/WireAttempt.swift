import EndlessData
import EndlessDomain
import Foundation
import Synchronization

/// One request of a session, tried again as live ones are where the server names the time.
///
/// The client that retries is the program's own. It speaks HTTP, so a try is told to it as an answer
/// with a status; what was really answered is kept here.
final class WireAttempt<Answer: Sendable>: HTTPClient {
  typealias Outcome = (result: Result<Answer, FeedError>, fault: SessionFault?)

  private let attempt: @Sendable () async -> Outcome
  private let last = Mutex<Outcome?>(nil)

  init(_ attempt: @escaping @Sendable () async -> Outcome) {
    self.attempt = attempt
  }

  /// Makes as many tries as it takes.
  func callAsFunction(on timeline: Timeline) async throws(FeedError) -> Answer {
    let client = RetryingHTTPClient(
      self, timeline: timeline,
      // Without a time that the server names, a script's fault is a person's to retry.
      failure: { response, _ in
        response.header("Retry-After").flatMap { _ in FeedError(status: response) }
      })
    _ = try await client.send(HTTPRequest(url: URL(filePath: "/")))
    guard let outcome = last.withLock({ $0 }) else { throw .cancelled }
    return try outcome.result.get()
  }

  func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    let outcome = await attempt()
    last.withLock { $0 = outcome }
    return outcome.fault?.response ?? HTTPResponse(status: 200, body: Data())
  }
}
