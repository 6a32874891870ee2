import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// An intent that is sent while rows or their details change takes effect right after that change.
struct PokemonReentrancyTests {
  private static let reactions =
    Reaction<PokemonListViewModel>.intents + [
      Reaction("retryDetails(at: 0)") { $0.list.retryDetails(at: 0, isolation: $0) }
    ]

  @Test(arguments: PokemonStage.occasions, reactions)
  func `an intent inside an observation callback acts as if sent after the change`(
    occasion: Occasion<PokemonStage>, first: Reaction<PokemonListViewModel>
  ) {
    for second in Self.reactions {
      let stage = PokemonStage.inside(occasion, first, second)
      stage.expectSame(as: .afterwards(occasion, first, second))
    }
  }

  @Test func `a blank search inside the callback of a detail empties the list`() {
    let stage = PokemonStage()
    stage.open(1...8)
    stage.act { $0.react([Reaction(.search(nil))]) }
    stage.answer(detail: 3)
    #expect(stage.rows.isEmpty)
    #expect(stage.details.live.isEmpty)
    for id in [1, 2, 4, 5, 6] { stage.answer(detail: id) }
    #expect(stage.state == FeedState())
  }

  @Test func `a cancellation inside the callback of a detail is not undone`() {
    let stage = PokemonStage()
    stage.open(1...8)
    stage.act { $0.react([Reaction(.cancel)]) }
    stage.answer(detail: 3)
    #expect(stage.loaded == [3])
    #expect(stage.details.live.isEmpty)
    #expect(stage.phases.count { $0 == .waiting } == 7)
    #expect(stage.details.requests == Array(1...6))
  }
}
