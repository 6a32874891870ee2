import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Testing

struct PokemonListViewModelTests {
  private let loop = SessionLoop()
  private let pages = GatedRepository<Pokemon>()
  private let details = GatedDetails<PokemonDetails>()
  private let screen: Screen<PokemonListViewModel>

  init() {
    screen = Screen(on: loop) { [loop, pages, details] in
      PokemonListViewModel(
        repository: LoopedSource(pages, on: loop), details: LoopedSource(details, on: loop),
        language: .english, policy: .lastItem)
    }
  }

  private var rows: PagedItems<PokemonRow> { loop.drive(screen) { $0.list.state.rows } }

  private func act(_ act: @Sendable (isolated Screen<PokemonListViewModel>) -> Void) {
    loop.drive(screen, act)
  }

  /// Answers the page request with this number with the Pokémon of these ids.
  private func answer(page number: Int, _ ids: ClosedRange<Int>, next: PageKey? = nil) {
    let items = ids.map { Pokemon(id: $0, name: "pokemon-\($0)") }
    #expect(pages.answer(number, with: .success(Page(items: items, next: next))))
    act { _ in }
  }

  private func answer(detail id: Int, with error: FeedError? = nil) {
    let detail = PokemonDetails(
      id: id, types: ["fire"], heightDecimetres: id, weightHectograms: 10 * id)
    #expect(details.answer(id, with: error.map { .failure($0) } ?? .success(detail)))
    act { _ in }
  }

  @Test func `rows stand in the list's order before any details are there`() {
    act { $0.list.open() }
    answer(page: 1, 1...30)
    #expect(rows.map(\.id) == Array(1...30))
    #expect(rows.allSatisfy { !$0.details.isSettled })
  }

  @Test func `details in any order fill their own rows and move none`() {
    act { $0.list.open() }
    answer(page: 1, 1...12)
    var left = Set(1...12)
    while let id = left.filter({ details.requests.contains($0) }).max() {
      answer(detail: id)
      left.remove(id)
    }
    #expect(left.isEmpty)
    #expect(rows.map(\.id) == Array(1...12))
    #expect(rows.map(\.height).prefix(3) == ["0.1 m", "0.2 m", "0.3 m"])
  }

  @Test func `at most six details are under way`() {
    act { $0.list.open() }
    answer(page: 1, 1...30)
    #expect(details.requests == Array(1...6))
    for id in 1...30 { answer(detail: id) }
    #expect(details.peak == 6)
    #expect(details.requests == Array(1...30))
  }

  @Test func `what is in sight comes first`() {
    act { $0.list.open() }
    answer(page: 1, 1...30)
    act { screen in for place in 20...24 { screen.list.itemAppeared(at: place) } }
    answer(detail: 1)
    answer(detail: 2)
    #expect(details.requests.suffix(2) == [21, 22])
    act {
      $0.list.scrolled(to: ScrollPosition(offset: 100, viewport: 30, contentLength: 300))
    }
    answer(detail: 3)
    #expect(details.requests.last == 11)
  }

  @Test func `one failed detail shows on its row, and its retry is its own`() {
    act { $0.list.open() }
    answer(page: 1, 1...3)
    answer(detail: 2, with: .server(status: 500))
    answer(detail: 1)
    answer(detail: 3)
    #expect(rows[1].details == .failed(.server(status: 500)))
    #expect(rows[0].details.isSettled && rows[2].details.isSettled)
    act { screen in
      for place in [0, 1, 1, 1, 2, 7, -1] { screen.list.retryDetails(at: place) }
      screen.list.retry()
    }
    #expect(details.requests == [1, 2, 3, 2])
    #expect(pages.requests.count == 1)
    #expect(rows[1].details == .loading)
    answer(detail: 2)
    #expect(rows[1].types == "Fire")
  }

  @Test func `details of another item are not shown`() {
    act { $0.list.open() }
    answer(page: 1, 1...1)
    let other = PokemonDetails(id: 2, types: [], heightDecimetres: 1, weightHectograms: 1)
    #expect(details.answer(1, with: .success(other)))
    act { _ in }
    #expect(
      rows[0].details == .failed(.malformed("details of 2 came instead of those of 1")))
  }

  @Test func `details of the list before a refresh are stale`() {
    act { $0.list.open() }
    answer(page: 1, 1...2)
    act { $0.list.refresh() }
    answer(page: 2, 101...102)
    answer(detail: 1)
    answer(detail: 2, with: .offline)
    #expect(rows.allSatisfy { $0.details == .loading })
    #expect(details.requests == [1, 2, 101, 102])
  }

  @Test func `cancelling gives up the details, shows no error, and opening goes on with them`() {
    act { $0.list.open() }
    answer(page: 1, 1...8)
    act { $0.list.cancel() }
    #expect(rows.allSatisfy { $0.details == .waiting })
    for id in 1...6 { answer(detail: id, with: .cancelled) }
    #expect(rows.allSatisfy { $0.details == .waiting })
    act { $0.list.open() }
    #expect(details.requests == Array(1...6) + Array(1...6))
    for id in 1...8 { answer(detail: id) }
    #expect(rows.allSatisfy { $0.details.isSettled })
  }

  @Test func `details that a source gives up unasked have failed, and the others go on`() {
    act { $0.list.open() }
    answer(page: 1, 1...8)
    answer(detail: 2, with: .cancelled)
    #expect(rows[1].details == .failed(.cancelled))
    #expect(details.requests == Array(1...7))
    act { $0.list.retryDetails(at: 1) }
    for id in 1...8 { answer(detail: id) }
    #expect(rows.allSatisfy { $0.loaded != nil })
  }

  @Test func `code that knows the protocol only reaches the list's own view model`() {
    act { $0.list.open() }
    answer(page: 1, 1...30)
    act { showRow(20, of: $0.list, isolation: $0) }
    answer(detail: 1)
    #expect(details.requests.last == 21)
  }

  @Test func `details that wait say so on their row, and until when`() {
    let clock = VirtualClock()
    let waiting = WaitingSource(details, on: Timeline(clock))
    let screen = Screen(on: loop) { [loop, pages] in
      PokemonListViewModel(
        repository: LoopedSource(pages, on: loop), details: LoopedSource(waiting, on: loop),
        language: .english, policy: .lastItem, detailLimit: 1)
    }
    var phases: [DetailPhase] { loop.drive(screen) { $0.list.state.rows.map(\.details) } }
    loop.drive(screen) { $0.list.open() }
    answer(page: 1, 1...2)
    #expect(phases == [.retrying(until: .seconds(3)), .waiting])
    #expect(clock.advanceToNextSleeper())
    loop.drive(screen) { _ in }
    #expect(phases == [.loading, .waiting])
    answer(detail: 1, with: .notFound)
    #expect(phases == [.failed(.notFound), .retrying(until: .seconds(6))])
    loop.drive(screen) { $0.list.cancel() }
    #expect(phases == [.failed(.notFound), .waiting])
    #expect(clock.sleeperCount == 0)
  }
}

private func showRow(
  _ index: Int, of list: some ListViewModel, isolation: isolated any Actor
) {
  list.itemAppeared(at: index)
}
