import Testing

@testable import EndlessDomain

/// How the network and the margin change how many rows are kept ready.
struct AdaptiveNetworkTests {
  private typealias Estimate = AdaptivePrefetch

  @Test func `a longer latency keeps more ready`() {
    var ahead: [Double] = []
    for latency in [0.1, 0.4, 1.6] {
      var watched = WatchedList(latency: latency)
      watched.scroll(200, in: 4)
      ahead.append(watched.ahead)
    }
    #expect(ahead[0] < ahead[1] && ahead[1] < ahead[2], "\(ahead)")
  }

  @Test func `uneven latencies keep more ready than even ones of the same mean`() {
    var even = WatchedList(latency: 0.5)
    var uneven = even
    for round in 0..<40 {
      even.load(in: 0.5)
      uneven.load(in: round.isMultiple(of: 2) ? 0.2 : 0.8)
    }
    #expect(uneven.estimate.horizon > 2 * even.estimate.horizon)
    even.scroll(200, in: 4)
    uneven.scroll(200, in: 4)
    #expect(uneven.ahead > 1.2 * even.ahead)
  }

  @Test func `the first latency's deviation is half of it`() {
    let watched = WatchedList(latency: 0.4)
    #expect(near(watched.estimate.horizon, 0.4 + Estimate.lateness * 0.2))
  }

  @Test func `a page that comes 5 seconds late moves the estimate only a little`() {
    var watched = WatchedList(latency: 0.3)
    for round in 0..<40 { watched.load(in: round.isMultiple(of: 2) ? 0.2 : 0.4) }
    let before = watched.estimate.horizon
    watched.load(in: 5.3)
    #expect(watched.estimate.horizon > before)
    #expect(watched.estimate.horizon < 2 * before)
    for _ in 0..<5 { watched.load(in: 0.3) }
    #expect(watched.estimate.horizon < before)
  }

  @Test(arguments: [0.0, 0.001])
  func `a network that becomes slow is noticed, even after pages that came at once`(latency: Double)
  {
    var watched = WatchedList(latency: latency)
    for _ in 0..<100 { watched.load(in: latency) }
    for _ in 0..<12 { watched.load(in: 0.8) }
    #expect(watched.estimate.horizon > 0.8)
  }

  @Test func `if pages come at once, the rows that are passed still count`() {
    var watched = WatchedList(latency: 0)
    watched.scroll(100, in: 1)
    for _ in 0..<12 { watched.load(in: 0.5) }
    watched.scroll(100, in: 1)
    #expect(watched.ahead > 50)
  }

  @Test func `after an error the network is unknown again`() {
    var watched = WatchedList(latency: 0.1)
    for _ in 0..<10 { watched.load(in: 0.1) }
    watched.estimate.requested(at: watched.time)
    watched.estimate.failed()
    #expect(watched.estimate.horizon == Estimate.unknownLatency)
    #expect(Estimate().horizon == Estimate.unknownLatency)
    // How long the error took is no sample.
    watched.estimate.loaded(at: watched.time + 9, replaces: false)
    #expect(watched.estimate.horizon == Estimate.unknownLatency)
  }

  @Test func `a load that is tried again is no sample`() {
    var watched = WatchedList(latency: 0.1)
    let before = watched.estimate
    watched.estimate.requested(at: watched.time)
    watched.estimate.retried()
    watched.estimate.loaded(at: watched.time + 30, replaces: false)
    #expect(watched.estimate.horizon == before.horizon)
  }

  @Test func `margin 0 waits for the last row`() throws {
    var watched = WatchedList(margin: 0)
    watched.scroll(500, in: 1)
    #expect(watched.ahead == 0)
    let policy = PrefetchPolicy.adaptive(margin: 0)
    #expect(!policy.isDue(at: ScrollHint(appearedAt: 98), count: 100, ahead: watched.ahead))
    #expect(policy.isDue(at: ScrollHint(appearedAt: 99), count: 100, ahead: watched.ahead))
  }

  @Test func `a small margin still keeps a burst of reading ready`() {
    var watched = WatchedList(margin: 0.2, latency: 0.8)
    watched.pause(3600)
    watched.scroll(20, in: 0.01)
    #expect(near(watched.ahead, Estimate.leastMargin * Estimate.surge * 20 + Estimate.floor))
  }
}
