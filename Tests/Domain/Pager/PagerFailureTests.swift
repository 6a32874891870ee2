import Testing

@testable import EndlessDomain

/// What failures leave behind.
struct PagerFailureTests {
  @Test func `a failed page is retried, not skipped, and not by scrolling on`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    try runner.fail()
    for _ in 0..<10 { runner.scrollToEnd() }
    runner.send(.open)
    #expect(runner.kinds == [.first, .next])
    for _ in 0..<10 { runner.send(.retry) }
    #expect(runner.kinds == [.first, .next, .next])
    try runner.deliver(10)
    runner.scrollToEnd()
    #expect(runner.kinds.count == 4, "an error ends nothing")
  }

  @Test func `a failed first page is loaded by a retry or a refresh, not by opening`() throws {
    for intent in [Pager.Intent.retry, .refresh] {
      var runner = PagerRunner(Pager())
      runner.send(.open)
      try runner.fail()
      runner.send(.open)
      #expect(runner.kinds == [.first])
      runner.send(intent)
      #expect(runner.kinds == [.first, .first])
    }
  }

  @Test func `a load that the source cancels is a failure`() throws {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    try runner.fail(.cancelled)
    #expect(runner.pager.first.error == .cancelled)
    runner.send(.retry)
    try runner.deliver(10)
    runner.scrollToEnd()
    try runner.fail(.cancelled)
    #expect(runner.pager.next.error == .cancelled)
    runner.send(.retry)
    #expect(runner.kinds == [.first, .first, .next, .next])
  }

  @Test func `after a failed refresh, scrolling still loads the next page`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.refresh)
    try runner.fail()
    runner.scrollToEnd()
    #expect(runner.kinds == [.first, .first, .next])
    try runner.deliver(10)
    #expect(runner.pager.first.error == .notFound, "the rows are still older than the refresh")
  }

  @Test func `a next page that became due during a refresh loads when the refresh fails`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.refresh)
    runner.scrollToEnd()
    try runner.fail()
    #expect(runner.kinds == [.first, .first, .next])
  }

  @Test func `if both loads failed, a retry means the one that failed last`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    try runner.fail(.notFound)
    runner.send(.refresh)
    try runner.fail(.malformed("{"))
    #expect(runner.pager.next.error == .notFound)
    runner.send(.retry)
    #expect(runner.started.last?.kind == .first)

    runner = try PagerRunner(rows: 10)
    runner.send(.refresh)
    try runner.fail()
    runner.scrollToEnd()
    try runner.fail()
    runner.send(.retry)
    #expect(runner.started.last?.kind == .next)
  }

  @Test func `a failed refresh whose retry is cancelled still shows that it failed`() throws {
    for stop in [Pager.Intent.cancel, .close] {
      var runner = try PagerRunner(rows: 10)
      runner.send(.refresh)
      try runner.fail(.refused("http"))
      runner.send(.retry)
      #expect(runner.pager.first.error == nil)
      runner.send(stop)
      #expect(runner.pager.first.error == .refused("http"), "\(stop)")
    }
  }

  @Test func `the failure survives further refreshes and attempts that are cancelled`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.refresh)
    try runner.fail(.refused("http"))
    runner.send(.refresh)
    runner.send(.refresh)
    try runner.fail(.offline, jitter: 0)
    #expect(runner.load?.attempt == 2)
    runner.send(.cancel)
    #expect(runner.pager.first.error == .refused("http"))
    runner.send(.retry)
    try runner.deliver(10)
    #expect(runner.pager.first == .idle, "a refresh that succeeds repairs it")
  }

  @Test func `a first refresh that is cancelled leaves no error`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.send(.refresh)
    runner.send(.cancel)
    #expect(runner.pager.first == .idle)
  }

  @Test func `a retry of a first page without rows that is cancelled leaves no error`() throws {
    var runner = PagerRunner(Pager())
    runner.send(.open)
    try runner.fail()
    runner.send(.retry)
    runner.send(.cancel)
    #expect(runner.pager.first == .idle, "no rows are out of date")
    runner.send(.open)
    #expect(runner.kinds == [.first, .first, .first])
  }

  @Test func `a next page that failed stays failed through a refresh that is cancelled`() throws {
    var runner = try PagerRunner(rows: 10)
    runner.scrollToEnd()
    try runner.fail()
    runner.send(.refresh)
    #expect(runner.pager.next.error == .notFound)
    runner.send(.cancel)
    runner.scrollToEnd()
    #expect(runner.kinds == [.first, .next, .first])
    runner.send(.refresh)
    try runner.deliver(10)
    #expect(runner.pager.next.error == nil)
    #expect(runner.kinds == [.first, .next, .first, .first, .next], "the last row is in sight")
  }
}
