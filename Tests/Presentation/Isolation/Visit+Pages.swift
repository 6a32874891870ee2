import EndlessDomain
import EndlessPresentation
import Testing

extension Visit {
  /// Loads a first and a next page, and refreshes the list.
  func loadPages(isolation: isolated any Actor) async {
    let list = FeedViewModel(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      timeline: timeline
    ) { (pokemon: Pokemon) in
      isolation.preconditionIsolated("the row closure ran off its list's actor")
      return pokemon.id
    }
    list.send(.open, isolation: isolation)
    await finishLoad(of: list, isolation: isolation)
    #expect(Array(list.state.rows) == [0])
    list.send(.itemAppeared(at: 0), isolation: isolation)
    await finishLoad(of: list, isolation: isolation)
    #expect(Array(list.state.rows) == [0, 1])
    list.send(.refresh, isolation: isolation)
    await finishLoad(of: list, isolation: isolation)
    #expect(Array(list.state.rows) == [0])
    list.send(.close, isolation: isolation)
  }

  /// Follows a load until its page has arrived, through the outcome of the cell.
  private func finishLoad(
    of list: FeedViewModel<Pokemon, Int>, isolation: isolated any Actor
  ) async {
    let isRefresh = list.state.rows.count == 2
    switch outcome {
    case .success: break
    case .failure, .cancelledBySource:
      await nextChange(of: list, isolation: isolation)
      #expect(list.state.footer == .failed(outcome == .failure ? .notFound : .cancelled))
      list.send(.retry, isolation: isolation)
    case .retried:
      await nextChange(of: list, isolation: isolation)
      #expect(list.state.footer == .waiting(until: .milliseconds(500)))
      await nextChange(of: list, isolation: isolation)
    case .taskCancelled:
      await calls.waitUntilEntered()
      list.send(.cancel, isolation: isolation)
      #expect(list.state.footer == .none)
      list.send(isRefresh ? .refresh : .retry, isolation: isolation)
    }
    #expect(list.state.first.isLoading || list.state.next.isLoading)
    await nextChange(of: list, isolation: isolation)
  }
}
