import EndlessData
import EndlessDomain
import EndlessPresentation

/// All Pokémon through the program's clients, engine and rows, each row's text made once.
@MainActor
struct StackLoop {
  let address: String

  /// Loads all, and returns how many rows were shown, and how many bytes their texts have.
  func run() async throws(BenchFault) -> (rows: Int, bytes: Int) {
    let list = try list()
    list.open()
    var shown = 0
    var bytes = 0
    var seen = 0
    while true {
      let state = list.state
      if state.rows.count > seen {
        seen = state.rows.count
        list.itemAppeared(at: seen - 1)
      }
      // As the program writes them: complete ones, in the list's order.
      for row in state.rows[shown...].prefix(while: \.details.isSettled) {
        guard row.fault == nil else { throw .unavailable("\(row.name) failed") }
        bytes += row.textBytes
        shown += 1
      }
      if state.end != nil, shown == state.rows.count { break }
      if case .failed(let error) = state.footer { throw .unavailable("a page failed: \(error)") }
      await nextChange(of: list)
    }
    return (shown, bytes)
  }

  private func list() throws(BenchFault) -> PokemonListViewModel {
    do {
      let timeline = Timeline()
      let source = PokeAPISource(
        client: ClientLayer.client(on: timeline), server: try BaseURL(address),
        pageSize: PokemonLoad.pageSize)
      return PokemonListViewModel(
        loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
        loadDetails: LoadDetails(from: source), language: .english, policy: .lastItem,
        timeline: timeline, detailLimit: PokemonLoad.detailLimit)
    } catch {
      throw .unavailable("\(address) is no address")
    }
  }
}

extension PokemonRow {
  /// How many bytes the row's texts have, as a table shows them.
  var textBytes: Int {
    [number, name, height, weight, types].reduce(0) { $0 + $1.utf8.count }
  }
}
