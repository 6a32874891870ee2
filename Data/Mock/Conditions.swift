public import EndlessDomain

/// Under which conditions a mock source answers: how long it takes, and how often it fails by chance.
public struct Conditions: Sendable {
  /// How long an answer takes, a failure too.
  public var latency: Latency
  /// How many requests of all fail by chance, from 0 to 1.
  public var failureRate: Double
  /// What they fail with.
  public var failure: FeedError
  /// Where chance begins: the same seed gives the same latencies and failures.
  public var seed: UInt64
  /// What the source waits on; a virtual one makes tests quick and exact.
  public var clock: any Clock<Duration>

  /// Creates conditions; by default the best ones.
  public init(
    latency: Latency = .none, failureRate: Double = 0, failure: FeedError = .offline,
    seed: UInt64 = 1, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.latency = latency
    self.failureRate = failureRate
    self.failure = failure
    self.seed = seed
    self.clock = clock
  }
}
