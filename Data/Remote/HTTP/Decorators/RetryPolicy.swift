import EndlessDomain

/// When a request that failed is made again, and how long is waited before.
///
/// Exponential backoff with full jitter: the wait before try n+1 is drawn evenly from 0 to
/// `base` × 2ⁿ⁻¹, so that many clients of a server that stumbled do not come back all at once.
public struct RetryPolicy: Hashable, Sendable {
  /// How many times a request is made at the most, the first one counted.
  public var tries: Int
  /// The longest wait before the second try.
  public var base: Duration
  /// The longest wait before any try.
  ///
  /// A server that asks for more (`Retry-After`) is not asked again: nobody looks at a list for so
  /// long, and coming earlier is what it asked not to do.
  public var longestWait: Duration
  /// How long after the first try the last one may begin.
  public var budget: Duration

  /// Creates a policy.
  public init(
    tries: Int = 3, base: Duration = .milliseconds(500), longestWait: Duration = .seconds(20),
    budget: Duration = .seconds(60)
  ) {
    self.tries = tries
    self.base = base
    self.longestWait = longestWait
    self.budget = budget
  }

  /// Tells how long is waited before the next try.
  ///
  /// - Parameters:
  ///   - tried: how many tries have failed.
  ///   - error: what the last one failed with.
  ///   - wish: how long the server asks to wait.
  ///   - spent: the time since the first try began.
  ///   - jitter: a number drawn from 0 to 1.
  /// - Returns: the wait, or nothing where there is no next try.
  func wait(
    after tried: Int, _ error: FeedError, wish: Duration?, spent: Duration, jitter: Double
  ) -> Duration? {
    guard tried < tries, error.mayPass else { return nil }
    let backoff = min(longestWait, base * (1 << min(tried - 1, 20))) * jitter
    let wait = wish ?? backoff
    return wait <= longestWait && spent + wait <= budget ? wait : nil
  }
}

extension FeedError {
  /// Whether the same request may well succeed a little later.
  ///
  /// A wrong request, a refused key, a quota and an answer that nobody can read stay what they are.
  var mayPass: Bool {
    switch self {
    case .offline, .timedOut, .rateLimited: true
    // Without a status it is the server that says, in other words, that it failed.
    case .server(let status, _): status.map { [500, 502, 503, 504].contains($0) } ?? true
    case .unauthorized, .quotaExceeded, .notFound, .invalidRequest, .malformed, .refused,
      .cancelled:
      false
    }
  }
}
