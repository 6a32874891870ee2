import EndlessDomain
import EndlessPresentation
import Testing

extension Visit {
  /// Loads the details of a row.
  func loadDetails(isolation: isolated any Actor) async {
    let page = PageOfOne(turnstile: turnstile)
    let list = PokemonListViewModel(
      loadFirstPage: LoadFirstPage(from: page), loadNextPage: LoadNextPage(from: page),
      loadDetails: LoadDetails(from: source), language: .english, policy: .lastItem,
      timeline: timeline)
    list.open(isolation: isolation)
    await nextChange(of: list.feed, isolation: isolation)
    #expect(list.state.rows[0].details == .loading)
    switch outcome {
    case .success: break
    case .failure, .cancelledBySource:
      await nextChange(of: list.feed, isolation: isolation)
      #expect(list.state.rows[0].fault == (outcome == .failure ? .notFound : .cancelled))
      list.retryDetails(at: 0, isolation: isolation)
    case .retried:
      await nextChange(of: list.feed, isolation: isolation)
      #expect(list.state.rows[0].details == .retrying(until: .milliseconds(500)))
      await nextChange(of: list.feed, isolation: isolation)
    case .taskCancelled:
      await calls.waitUntilEntered()
      list.cancel(isolation: isolation)
      #expect(list.state.rows[0].details == .waiting)
      list.retry(isolation: isolation)
    }
    #expect(list.state.rows[0].details == .loading)
    await nextChange(of: list.feed, isolation: isolation)
    #expect(list.state.rows[0].loaded != nil)
  }
}

private struct PageOfOne: PageRepository {
  let turnstile: Turnstile

  func page(for request: PageRequest) async throws(FeedError) -> Page<Pokemon> {
    await turnstile.pass()
    return Page(items: [Pokemon(id: 0, name: "")], next: nil)
  }
}
