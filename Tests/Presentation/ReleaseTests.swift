import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Testing

/// A view model that goes away leaves nothing running.
struct ReleaseTests {
  @Test func `a released view model cancels its load`() {
    let stage = Stage()
    stage.send(.open)
    #expect(stage.live == [1])
    stage.act { $0.release() }
    #expect(stage.pages.cancelled == [1])
  }

  @Test func `a released view model cancels its wait`() {
    let stage = Stage(retryPolicy: RetryPolicy())
    stage.send(.open)
    stage.fail(1, .offline)
    #expect(stage.waits == 1)
    stage.act { $0.release() }
    #expect(stage.waits == 0)
    #expect(stage.pages.requests.count == 1)
  }

  @Test func `a released view model cancels the details of its rows, and their waits`() {
    let stage = PokemonStage(retryPolicy: RetryPolicy(), detailLimit: 3)
    stage.open(1...9)
    stage.fail(detail: 2, .offline)
    #expect(stage.details.live == [1, 3])
    #expect(stage.waits == 1)
    stage.act { $0.release() }
    #expect(stage.details.live.isEmpty)
    #expect(stage.waits == 0)
  }

  @Test func `loads, details and waits keep no view model alive`() {
    let stage = PokemonStage(retryPolicy: RetryPolicy(), detailLimit: 3)
    stage.open(1...9, next: .offset(9))
    stage.fail(detail: 2, .offline)
    stage.scrollToEnd()
    #expect(stage.livePages == [2])
    stage.act { $0.release() }
    #expect(stage.loop.drive(stage.screen) { $0.isListGone })
  }
}
