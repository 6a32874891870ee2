/// Decides whether a load that failed is tried again, and after what delay.
///
/// Exponential backoff with full jitter: the delay before attempt n+1 is drawn evenly from 0 to
/// `backoff` × 2ⁿ⁻¹, so that the clients of a server that stumbled do not all come back at once.
public struct RetryPolicy: Hashable, Sendable {
  /// The highest number of attempts, including the first.
  public var attempts: Int
  /// The longest delay before the second attempt, or `nil` to retry only if the server says when.
  public var backoff: Duration?
  /// The longest delay before any attempt.
  ///
  /// If a server asks for a longer one (`Retry-After`), the load is not tried again: no reader waits that
  /// long, and the server ruled out an earlier attempt.
  public var longestDelay: Duration
  /// How long after the first attempt the last one may start.
  public var budget: Duration

  /// Creates a policy.
  public init(
    attempts: Int = 3, backoff: Duration? = .milliseconds(500),
    longestDelay: Duration = .seconds(20), budget: Duration = .seconds(60)
  ) {
    self.attempts = attempts
    self.backoff = backoff
    self.longestDelay = longestDelay
    self.budget = budget
  }

  /// Decides whether another attempt is made.
  ///
  /// - Parameters:
  ///   - error: what the last attempt failed with.
  ///   - attempt: how many attempts have failed.
  ///   - elapsed: the time since the first attempt started.
  ///   - jitter: the share of the backoff to wait, from 0 to 1.
  /// - Returns: the delay before the next attempt, or `nil` to give up.
  public func delay(
    after error: FeedError, attempt: Int, elapsed: Duration, jitter: Double
  ) -> Duration? {
    guard attempt < attempts, error.isTransient,
      let delay = error.retryAfter
        ?? backoff.map({ min(longestDelay, $0 * (1 << min(attempt - 1, 20))) * jitter })
    else { return nil }
    return delay <= longestDelay && elapsed + delay <= budget ? delay : nil
  }
}

extension FeedError {
  /// Whether the same request may well succeed a little later.
  var isTransient: Bool {
    switch self {
    case .offline, .timedOut, .rateLimited: true
    // Without a status, the server said in its own words that it failed.
    case .server(let status, _, _): status.map { [408, 500, 502, 503, 504].contains($0) } ?? true
    case .unauthorized, .quotaExceeded, .notFound, .invalidRequest, .malformed, .refused,
      .cancelled:
      false
    }
  }

  /// How long the server asked to wait.
  var retryAfter: Duration? {
    switch self {
    case .rateLimited(let delay, _), .server(_, let delay, _): delay
    default: nil
    }
  }
}
