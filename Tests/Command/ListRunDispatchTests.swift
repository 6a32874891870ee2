import EndlessDomain
import EndlessMocks
import EndlessPresentation
import Testing

@testable import endless

/// The run knows its list by the protocol only; what a list does in its own way must still be done.
@MainActor struct ListRunDispatchTests {
  private final class Witness: ListViewModel {
    let feed: FeedViewModel<Pokemon, PokemonRow>
    var intents: [Pager.Intent] = []

    init(_ repository: any PageRepository<Pokemon>) {
      feed = PokemonListViewModel(of: repository).feed
    }

    func send(_ intent: Pager.Intent, isolation: isolated any Actor) {
      intents.append(intent)
      feed.send(intent, isolation: isolation)
    }
  }

  @Test func `the run calls the list's own methods`() async throws {
    let witness = Witness(SampleSources.pokemon(pageSize: 200))
    let listing = FeedListing<PokemonRow>(
      columns: FeedListing.pokemon(in: .english).columns, record: { _, _ in [:] })
    let code = try await Listener(list: witness, listing: listing).run { $0.open() }
    #expect(code == .success)
    #expect(witness.intents == [.open, .itemAppeared(at: 150), .close])
  }
}
