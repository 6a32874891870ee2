import EndlessDomain
import Foundation

extension FeedError {
  /// Creates the error that a status tells of, or nothing where it tells of none.
  ///
  /// - Parameters:
  ///   - response: the answer.
  ///   - words: what the server said about it, without keys and control characters.
  init?(status response: HTTPResponse, words: String? = nil) {
    switch response.status {
    case 200..<300: return nil
    case 401, 403: self = .unauthorized(words)
    case 404, 410: self = .notFound
    case 408: self = .timedOut
    case 429:
      self = .rateLimited(
        retryAfter: response.header("Retry-After").flatMap(Int64.init).flatMap {
          $0 >= 0 ? .seconds($0) : nil
        }, words: words)
    case 400..<500: self = .invalidRequest(words)
    case 500..<600: self = .server(status: response.status, words: words)
    default: self = .malformed("status \(response.status)")
    }
  }
}

/// Returns a server's words as an error may carry them: without keys and control characters, not long.
func serverWords(_ text: String?, without key: APIKey? = nil) -> String? {
  guard let text else { return nil }
  let redacted = key?.redacted(from: text) ?? text
  let words = redacted.unicodeScalars.map { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: " "
    default: String(scalar)
    }
  }
  let trimmed = words.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return trimmed.isEmpty ? nil : String(trimmed.prefix(200))
}
