public import EndlessDomain

extension FeedError {
  /// Creates the error that a status tells of, or nothing where it tells of none.
  ///
  /// - Parameters:
  ///   - response: the answer.
  ///   - words: what the server said about it, without keys and control characters.
  public init?(status response: HTTPResponse, words: String? = nil) {
    switch response.status {
    case 200..<300: return nil
    case 401, 403: self = .unauthorized(words)
    case 404, 410: self = .notFound
    case 408:
      // `timedOut` cannot carry the delay that the server asks for.
      self =
        response.retryAfter().map { .server(status: 408, retryAfter: $0, words: words) }
        ?? .timedOut
    case 429: self = .rateLimited(retryAfter: response.retryAfter(), words: words)
    case 400..<500: self = .invalidRequest(words)
    case 500..<600:
      self = .server(status: response.status, retryAfter: response.retryAfter(), words: words)
    default: self = .malformed("status \(response.status)")
    }
  }
}
