import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// Details that failed with a transient error wait, show it on their row, and are tried again.
struct DetailRetryTests {
  private let stage = PokemonStage(retryPolicy: RetryPolicy(), detailLimit: 1)

  @Test func `details that wait show it on their row, with the end of the wait`() {
    stage.open(1...2)
    stage.fail(detail: 1, .rateLimited(retryAfter: .seconds(3)))
    #expect(stage.phases == [.retrying(until: .seconds(3)), .waiting])
    #expect(stage.footer == .end(.exhausted))
    stage.passTime()
    #expect(stage.phases == [.loading, .waiting])
    stage.fail(detail: 1, .notFound)
    #expect(stage.phases == [.failed(.notFound), .loading])
    stage.fail(detail: 2, .offline)
    #expect(stage.phases == [.failed(.notFound), .retrying(until: .milliseconds(3500))])
  }

  @Test func `after three attempts, details have failed, and the next ones are loaded`() {
    stage.open(1...2)
    stage.fail(detail: 1, .offline)
    stage.passTime()
    stage.fail(detail: 1, .offline)
    #expect(stage.phases[0] == .retrying(until: .milliseconds(1500)))
    stage.passTime()
    stage.fail(detail: 1, .offline)
    #expect(stage.phases == [.failed(.offline), .loading])
    #expect(stage.details.requests == [1, 1, 1, 2])
  }

  @Test func `a retry by hand skips the wait`() {
    stage.open(1...1)
    stage.fail(detail: 1, .offline)
    stage.retryDetails(at: 0)
    #expect(stage.waits == 0)
    #expect(stage.phases == [.loading])
    stage.answer(detail: 1)
    #expect(stage.details.requests == [1, 1])
    #expect(stage.loaded == [1])
  }

  @Test(arguments: [Pager.Intent.cancel, .close])
  func `cancelling and closing end a wait at once`(intent: Pager.Intent) {
    stage.open(1...2)
    stage.fail(detail: 1, .offline)
    stage.send(intent)
    #expect(stage.waits == 0)
    #expect(stage.phases == [.waiting, .waiting])
    stage.send(.open)
    #expect(stage.phases == [.loading, .waiting])
  }

  @Test func `a timer that fires just before its wait is cancelled does nothing`() {
    stage.open(1...2)
    stage.fail(detail: 1, .offline)
    let changes = stage.changes {
      stage.passTimeWithoutRunning()
      stage.send(.cancel)
    }
    #expect(changes == 1)
    #expect(stage.phases == [.waiting, .waiting])
    #expect(stage.details.requests == [1])
  }

  @Test func `a timer that fires just before a retry by hand makes no second request`() {
    stage.open(1...1)
    stage.fail(detail: 1, .offline)
    stage.passTimeWithoutRunning()
    stage.retryDetails(at: 0)
    #expect(stage.details.requests == [1, 1])
    #expect(stage.details.live == [1])
  }
}
