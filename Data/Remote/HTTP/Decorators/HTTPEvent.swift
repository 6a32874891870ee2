public import EndlessDomain

/// What happens to a request, for a log.
///
/// Requests show themselves without keys: ``HTTPRequest/shownAddress``.
public enum HTTPEvent: Sendable {
  /// A request goes out; requests are numbered from 1.
  case sent(HTTPRequest, number: Int)
  /// An answer came, so long after its request.
  case answered(HTTPResponse, number: Int, after: Duration)
  /// No answer came; known so long after the request.
  case failed(FeedError, number: Int, after: Duration)
  /// A request was answered from the cache; `revalidated` where the server had to be asked.
  case cached(HTTPRequest, revalidated: Bool)
}

/// Takes what happens to requests, on any thread.
public typealias HTTPLog = @Sendable (HTTPEvent) -> Void
