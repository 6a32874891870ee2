public import EndlessDomain

/// Sends a request and brings the answer, whatever its status.
public protocol HTTPClient: Sendable {
  /// Sends a request.
  ///
  /// - Throws: ``FeedError/cancelled`` where the task was cancelled, else why no answer came. A
  ///   status that tells of a failure is an answer.
  func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse
}
