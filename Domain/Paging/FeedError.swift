/// Why a page or a detail could not be loaded.
///
/// Closed, so that a screen can say for each case what happened and what to do. The texts carried by
/// some cases come from a server: they are untrusted, and never contain a key.
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
  /// The server failed; with the HTTP status if that says so, how long the server asks to wait, and its
  /// own words.
  case server(status: Int?, retryAfter: Duration? = nil, words: String? = nil)
  /// The answer could not be read; with what was wrong with it.
  case malformed(String)
  /// The address is not one that may be asked: insecure, or on a foreign host; with the reason.
  case refused(String)
  /// The source cancelled the load, although the list did not.
  ///
  /// That is a failure; a load that the list cancels has no outcome.
  case cancelled
}
