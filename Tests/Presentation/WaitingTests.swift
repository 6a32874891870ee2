import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// A load that failed with a transient error waits, shows it, and is tried again.
struct WaitingTests {
  /// Returns a stage whose first page failed once: it waits until 0.5 s.
  private func waiting() -> Stage {
    let stage = Stage(retryPolicy: RetryPolicy())
    stage.send(.open)
    stage.fail(1, .offline)
    return stage
  }

  @Test func `a wait shows at once, with its end, and then the load`() {
    let stage = waiting()
    #expect(stage.footer == .waiting(until: .milliseconds(500)))
    #expect(stage.pages.requests.count == 1)
    stage.passTime()
    #expect(stage.now == .milliseconds(500))
    #expect(stage.footer == .loading)
    stage.answer(2, 0..<10, next: .offset(10))
    #expect(stage.footer == Footer.none)
    stage.scrollToEnd()
    stage.fail(3, .rateLimited(retryAfter: .seconds(7)))
    #expect(stage.footer == .waiting(until: .milliseconds(7500)))
    #expect(stage.rows == Array(0..<10))
    stage.passTime()
    #expect(stage.keys == [nil, nil, .offset(10), .offset(10)])
  }

  @Test func `the time of a wait is that of the list's timeline`() {
    let stage = Stage(retryPolicy: RetryPolicy())
    stage.wait(.seconds(100))
    stage.send(.open)
    stage.fail(1, .timedOut)
    #expect(stage.footer == .waiting(until: .milliseconds(100_500)))
  }

  @Test func `after three attempts, a load has failed`() {
    let stage = waiting()
    stage.passTime()
    stage.fail(2, .offline)
    #expect(stage.footer == .waiting(until: .milliseconds(1500)))
    stage.passTime()
    stage.fail(3, .timedOut)
    #expect(stage.footer == .failed(.timedOut))
    #expect(stage.waits == 0)
    #expect(stage.pages.requests.count == 3)
  }

  @Test func `scrolling during a wait makes no request`() {
    let stage = Stage.opened(retryPolicy: RetryPolicy())
    stage.scrollToEnd()
    stage.fail(2, .offline)
    for _ in 0..<100 { stage.scrollToEnd() }
    #expect(stage.live.isEmpty)
    #expect(stage.waits == 1)
    stage.passTime()
    #expect(stage.keys == [nil, .offset(10), .offset(10)])
    #expect(stage.waits == 0)
  }

  @Test(arguments: [Pager.Intent.cancel, .close])
  func `cancelling and closing end a wait at once, without an error`(intent: Pager.Intent) {
    let stage = waiting()
    stage.send(intent)
    #expect(stage.footer == Footer.none)
    #expect(stage.waits == 0)
    stage.send(.open)
    stage.answer(2, 0..<3)
    #expect(stage.rows == [0, 1, 2])
  }

  @Test func `a retry by hand skips the wait and has all attempts again`() {
    let stage = waiting()
    stage.send(.retry)
    #expect(stage.waits == 0)
    #expect(stage.footer == .loading)
    stage.fail(2, .offline)
    #expect(stage.footer == .waiting(until: .milliseconds(500)))
    stage.passTime()
    stage.fail(3, .offline)
    #expect(stage.footer == .waiting(until: .milliseconds(1500)))
    #expect(stage.pages.requests.count == 3)
  }

  @Test func `a search replaces a wait`() {
    let stage = waiting()
    stage.search("a")
    #expect(stage.waits == 0)
    #expect(stage.footer == .loading)
    stage.answer(2, 0..<3)
    #expect(stage.pages.requests.map(\.query?.text) == [nil, "a"])
    #expect(stage.footer == .end(.exhausted))
  }

  @Test func `a refresh that waits keeps the rows`() {
    let stage = Stage.opened(retryPolicy: RetryPolicy())
    stage.send(.refresh)
    stage.fail(2, .offline)
    #expect(stage.rows == Array(0..<10))
    #expect(stage.footer == .waiting(until: .milliseconds(500)))
    stage.passTime()
    stage.answer(3, 50..<53)
    #expect(stage.rows == [50, 51, 52])
  }

  @Test(arguments: [Pager.Intent.cancel, .close, .retry, .search(SearchQuery("a")), .refresh])
  func `a timer that fires just before an intent ends its wait does nothing`(intent: Pager.Intent) {
    let stage = waiting()
    let changes = stage.changes {
      stage.passTimeWithoutRunning()
      stage.send(intent)
    }
    #expect(changes == 1)
    #expect(stage.live.count == (intent == .cancel || intent == .close ? 0 : 1))
    #expect(stage.pages.requests.count == 1 + stage.live.count)
  }
}
