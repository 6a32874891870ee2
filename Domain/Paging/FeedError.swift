/// Why a page or a detail could not be had.
///
/// Closed, so that a screen can say for each case what happened and what to do. The texts carried by
/// some cases come from a server: they are untrusted, and never hold a key.
public enum FeedError: Error, Hashable, Sendable {
  /// There is no connection to the server, or it broke off.
  case offline
  /// The server did not answer in time.
  case timedOut
  /// The key is missing, unknown, expired or blocked; with the server's own words, if any.
  case unauthorized(String?)
  /// The allowance of a day or a month is used up; with the server's own words, if any.
  case quotaExceeded(String?)
  /// Too many requests in a short time; with how long the server asks to wait and its own words, if
  /// it says so.
  case rateLimited(retryAfter: Duration?, words: String? = nil)
  /// There is no such thing on the server.
  case notFound
  /// The server refused the request as wrong; with its own words, if any.
  case invalidRequest(String?)
  /// The server failed; with the HTTP status, unless that told of no failure, and its own words.
  case server(status: Int?, words: String? = nil)
  /// The answer could not be read; with what was wrong with it.
  case malformed(String)
  /// The address is not one that may be asked: insecure, or on a foreign host; with the reason.
  case refused(String)
  /// The load was cancelled; shown only where nobody had asked for it.
  case cancelled
}
