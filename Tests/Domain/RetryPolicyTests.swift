import Testing

@testable import EndlessDomain

struct RetryPolicyTests {
  private let policy = RetryPolicy()

  private func delay(
    after error: FeedError = .offline, attempt: Int = 1, elapsed: Duration = .zero,
    jitter: Double = 1
  ) -> Duration? {
    policy.delay(after: error, attempt: attempt, elapsed: elapsed, jitter: jitter)
  }

  @Test func `three attempts are made, and the longest delay doubles`() {
    #expect(delay(attempt: 1) == .milliseconds(500))
    #expect(delay(attempt: 2) == .seconds(1))
    #expect(delay(attempt: 3) == nil)
    #expect(policy.attempts == 3)
  }

  @Test func `the jitter draws any delay up to the longest one`() {
    #expect(delay(jitter: 0) == .zero)
    #expect(delay(jitter: 0.5) == .milliseconds(250))
    #expect(delay(attempt: 2, jitter: 0.25) == .milliseconds(250))
  }

  @Test func `the delay stops growing at the longest one, whatever the attempt`() {
    let patient = RetryPolicy(attempts: .max, budget: .seconds(1_000_000))
    for attempt in [7, 8, 64, 1000, .max - 1] {
      #expect(
        patient.delay(after: .offline, attempt: attempt, elapsed: .zero, jitter: 1) == .seconds(20))
    }
  }

  @Test func `the delay that a server asks for is used as it is, up to 20 seconds`() {
    for error in [
      { FeedError.rateLimited(retryAfter: $0) }, { .server(status: 503, retryAfter: $0) },
    ] as [(Duration?) -> FeedError] {
      #expect(delay(after: error(.seconds(7)), jitter: 0.1) == .seconds(7))
      #expect(delay(after: error(.seconds(20)), attempt: 2) == .seconds(20))
      #expect(delay(after: error(.milliseconds(20_001))) == nil)
      #expect(delay(after: error(.seconds(1)), attempt: 3) == nil)
      #expect(delay(after: error(.zero)) == .zero)
      #expect(delay(after: error(nil)) == .milliseconds(500))
    }
  }

  @Test func `no attempt starts later than a minute after the first`() {
    #expect(delay(elapsed: .seconds(59.5)) == .milliseconds(500))
    #expect(delay(elapsed: .seconds(59.6)) == nil)
    #expect(delay(after: .rateLimited(retryAfter: .seconds(20)), elapsed: .seconds(40)) != nil)
    #expect(delay(after: .rateLimited(retryAfter: .seconds(20)), elapsed: .seconds(41)) == nil)
  }

  @Test func `without a backoff, only a delay that the server asks for is waited for`() {
    let policy = RetryPolicy(backoff: nil)
    #expect(policy.delay(after: .offline, attempt: 1, elapsed: .zero, jitter: 1) == nil)
    let limited = FeedError.rateLimited(retryAfter: .seconds(3))
    #expect(policy.delay(after: limited, attempt: 1, elapsed: .zero, jitter: 1) == .seconds(3))
  }

  @Test(arguments: [
    FeedError.offline, .timedOut, .rateLimited(retryAfter: nil), .server(status: nil),
    .server(status: 500), .server(status: 502), .server(status: 503), .server(status: 504),
  ])
  func `a transient error is retried`(error: FeedError) {
    #expect(delay(after: error) != nil)
  }

  @Test(arguments: [
    FeedError.unauthorized(nil), .quotaExceeded(nil), .notFound, .invalidRequest(nil),
    .malformed(""), .refused(""), .cancelled, .server(status: 501), .server(status: 505),
    .server(status: 404), .server(status: 501, retryAfter: .seconds(1)),
  ])
  func `a permanent error is not retried`(error: FeedError) {
    #expect(delay(after: error, jitter: 0) == nil)
  }
}
