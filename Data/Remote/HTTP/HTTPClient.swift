public import EndlessDomain

/// Sends a request and brings the answer, whatever its status.
public protocol HTTPClient: Sendable {
  /// Sends a request.
  ///
  /// Runs off the caller's actor, so the way back is a hop that the compiler must make: in optimized
  /// builds, an error that passes through a `nonisolated(nonsending)` function may return elsewhere.
  ///
  /// - Throws: ``FeedError/cancelled`` if the task was cancelled, else why there is no response. A
  ///   status that reports a failure is a response.
  @concurrent func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse
}
