import Testing

@testable import EndlessDomain

/// How loads that fail with a transient error are tried again.
struct PagerRetryTests {
  @Test func `a transient failure waits, and is tried again when the time has come`() throws {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    let load = try #require(runner.load)
    runner.time = .seconds(5)
    try runner.fail(.offline)
    #expect(runner.waiting?.end == .seconds(5.5))
    #expect(runner.pager.first == .waiting(load, until: .seconds(5.5), after: .offline))
    try runner.becomeDue()
    #expect(runner.load?.attempt == 2)
    #expect(runner.pager.first.isLoading)
    try runner.deliver(10)
    #expect(runner.pager.first == .idle)
  }

  @Test func `the third failure is for good`() throws {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    for delay in [Duration.milliseconds(500), .seconds(1)] {
      let before = runner.time
      try runner.fail(.timedOut)
      #expect(runner.waiting?.end == before + delay)
      try runner.becomeDue()
    }
    try runner.fail(.offline)
    #expect(!runner.isBusy)
    #expect(runner.pager.first.error == .offline)
    #expect(runner.started.map(\.attempt) == [1, 2, 3])
  }

  @Test func `without a delay the next attempt starts at once`() throws {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    try runner.fail(.offline, jitter: 0)
    #expect(runner.load?.attempt == 2)
    #expect(runner.waiting == nil)
    #expect(runner.pager.first.isLoading)
  }

  @Test func `a permanent failure is not tried again`() throws {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    try runner.fail(.unauthorized(nil), jitter: 0)
    #expect(!runner.isBusy)
  }

  @Test
  func `a server that asks for up to 20 seconds is waited for, one that asks for more is not`()
    throws
  {
    for (asked, isAwaited) in [(Duration.seconds(20), true), (.seconds(20.001), false)] {
      for error in [
        FeedError.rateLimited(retryAfter: asked), .server(status: 503, retryAfter: asked),
      ] {
        var runner = PagerRunner(Pager())
        runner.send(.open)
        try runner.fail(error, jitter: 0)
        #expect(runner.waiting?.end == (isAwaited ? asked : nil), "\(error)")
        #expect(runner.pager.first.error == (isAwaited ? nil : error))
      }
    }
  }

  @Test func `no attempt starts more than a minute after the first`() throws {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    runner.time = .seconds(59.5)
    try runner.fail(.timedOut)
    #expect(runner.waiting?.end == .seconds(60))
    try runner.becomeDue()
    try runner.fail(.timedOut, jitter: 0.001)
    #expect(runner.pager.first.error == .timedOut)
  }

  @Test func `a load that waits is still the one load`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    try runner.fail(.offline)
    runner.scrollToEnd()
    runner.send(.open)
    #expect(runner.kinds == [.first, .next])
    #expect(runner.pager.next.isBusy && !runner.pager.next.isLoading)
  }

  @Test func `another attempt asks for the same page`() throws {
    var runner = try PagerRunner(.adaptive(pages: 5...50), rows: 20)
    runner.scrollToEnd()
    let load = try #require(runner.load)
    try runner.fail(.offline)
    runner.time += .seconds(30)
    runner.show(0..<2)
    try runner.becomeDue()
    #expect(runner.load?.kind == .next)
    #expect(load.limit != nil && runner.load?.limit == load.limit)
  }

  @Test func `another attempt of a refresh goes on where it was`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.refresh)
    try runner.bringEmptyPage()
    try runner.fail(.offline)
    try runner.becomeDue()
    #expect(runner.load?.continues == true && runner.load?.attempt == 2)
  }

  @Test func `a retry by hand skips the wait and has all attempts before it`() throws {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    try runner.fail(.offline)
    let waiting = try #require(runner.waiting)
    runner.send(.retry)
    #expect(runner.load?.attempt == 1)
    #expect(runner.report(.due(waiting.load)) == nil, "the old wait is stale")
    for _ in 0..<2 {
      try runner.fail(.offline)
      try runner.becomeDue()
    }
    #expect(runner.load?.attempt == 3)
  }

  @Test func `a wait ends at once when it is cancelled`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    try runner.fail(.offline)
    let waiting = try #require(runner.waiting)
    #expect(runner.send(.cancel) == .cancel)
    #expect(runner.pager.next == .idle)
    #expect(runner.report(.due(waiting.load)) == nil)
    #expect(!runner.isBusy)
  }

  @Test func `a refresh replaces a wait`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    try runner.fail(.offline)
    let waiting = try #require(runner.waiting)
    runner.send(.refresh)
    #expect(runner.pager.next == .idle)
    #expect(runner.report(.due(waiting.load)) == nil)
    #expect(runner.kinds == [.first, .next, .first])
  }

  @Test func `only a load that waits becomes due, and only its own outcomes count`() throws {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    let first = try #require(runner.load)
    #expect(runner.report(.due(first)) == nil, "it is in flight")
    try runner.fail(.offline)
    #expect(runner.report(.loaded(first, added: 10, then: .more)) == nil, "it has failed")
    #expect(runner.report(.failed(first, .offline)) == nil)
    #expect(runner.pager.count == 0)
    try runner.becomeDue()
    #expect(runner.report(.loaded(first, added: 10, then: .more)) == nil, "a newer attempt runs")
    #expect(runner.report(.due(first)) == nil)
    #expect(runner.load?.attempt == 2)
  }

  @Test func `retries can be switched off`() throws {
    var runner = PagerRunner(Pager(retryPolicy: RetryPolicy(attempts: 1)))
    runner.send(.open)
    try runner.fail(.offline, jitter: 0)
    #expect(runner.pager.first.error == .offline)
  }
}
