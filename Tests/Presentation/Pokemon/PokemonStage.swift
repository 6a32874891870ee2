import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Testing

/// A list of Pokémon over sources that answer when the test says so.
struct PokemonStage: DrivenStage {
  let loop: SessionLoop
  let clock: VirtualClock
  let pages = GatedRepository<Pokemon>()
  let details = DetailGate()
  let screen: Screen<PokemonListViewModel>

  init(
    policy: PrefetchPolicy = .lastItem, retryPolicy: RetryPolicy = .never, detailLimit: Int = 6
  ) {
    let (loop, clock) = (SessionLoop(), VirtualClock())
    (self.loop, self.clock) = (loop, clock)
    screen = Screen(on: loop) { [pages, details] in
      PokemonListViewModel(
        loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
        loadDetails: LoadDetails(from: details), language: .english, policy: policy,
        retryPolicy: retryPolicy, timeline: Timeline(clock, executor: loop, jitter: { 1 }),
        detailLimit: detailLimit)
    }
  }

  var rows: PagedItems<PokemonRow> { state.rows }
  var ids: [Int] { rows.map(\.id) }
  var phases: [DetailPhase] { rows.map(\.details) }
  /// The ids of the rows whose details are loaded.
  var loaded: [Int] { rows.filter { $0.loaded != nil }.map(\.id) }
  /// The numbers of the page requests that are in flight and not cancelled.
  var livePages: [Int] { pages.waiting.filter { !pages.cancelled.contains($0) } }

  /// Opens the list and answers its first page with the Pokémon of these ids.
  func open(_ ids: ClosedRange<Int>, next: PageKey? = nil) {
    send(.open)
    answer(page: 1, ids, next: next)
  }

  func retryDetails(at place: Int) {
    act { $0.list.retryDetails(at: place, isolation: $0) }
  }

  func answer(
    page number: Int, _ ids: some Sequence<Int>, next: PageKey? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let items = ids.map { Pokemon(id: $0, name: "pokemon-\($0)") }
    let page = Page(items: items, next: next)
    #expect(pages.answer(number, with: .success(page)), sourceLocation: sourceLocation)
    act { _ in }
  }

  func answer(detail id: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let details = PokemonDetails(
      id: id, types: ["fire"], heightDecimetres: id, weightHectograms: 10 * id)
    finish(id, with: .success(details), sourceLocation)
  }

  func fail(
    detail id: Int, _ error: FeedError, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    finish(id, with: .failure(error), sourceLocation)
  }

  private func finish(
    _ id: Int, with answer: DetailGate.Answer, _ sourceLocation: SourceLocation
  ) {
    #expect(details.answer(id, with: answer), sourceLocation: sourceLocation)
    act { _ in }
  }
}
