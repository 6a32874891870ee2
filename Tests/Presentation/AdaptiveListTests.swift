import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Testing

/// A list whose policy adapts looks at the time that it was given, and asks accordingly.
struct AdaptiveListTests {
  private let latency = Duration.milliseconds(300)

  /// Returns how many rows were left when the second page was asked for.
  private func remainingRows(aRowEach pause: Duration) -> Int? {
    let stage = Stage(policy: .adaptive())
    stage.act { $0.list.open() }
    stage.wait(latency)
    stage.answer(1, 0..<100, next: .offset(100))
    // Whatever is laid out first is not scrolled to.
    for place in 0..<6 { stage.act { $0.list.itemAppeared(at: place) } }
    for place in 6..<100 {
      stage.wait(pause)
      stage.act { $0.list.itemAppeared(at: place) }
      if stage.keys.count == 2 { return 99 - place }
    }
    return nil
  }

  @Test func `whoever scrolls fast is asked for earlier than whoever scrolls slowly`() throws {
    let fast = try #require(remainingRows(aRowEach: .milliseconds(25)))
    let slow = try #require(remainingRows(aRowEach: .seconds(2)))
    // 300 ms are twelve rows of the one, and not one of the other.
    #expect(fast > 12)
    #expect(slow < 10)
    #expect(slow >= 1)
  }

  @Test func `without a size that may vary, no request wants one`() {
    let stage = Stage(policy: .adaptive())
    stage.act { $0.list.open() }
    stage.wait(latency)
    stage.answer(1, 0..<20, next: .offset(20))
    stage.wait(.seconds(1))
    stage.scrollToEnd()
    #expect(stage.pages.requests == [PageRequest(), PageRequest(key: .offset(20))])
  }

  /// Goes down 150 Pokémon and returns the sizes that are wanted of the pages after the first.
  private func wantedSizes(aRowEach pause: Duration) -> [Int?] {
    let loop = SessionLoop()
    let clock = VirtualClock()
    let pages = GatedRepository<Pokemon>()
    let screen = Screen(on: loop) {
      PokemonListViewModel(
        repository: LoopedSource(pages, on: loop),
        details: LoopedSource(GatedDetails<PokemonDetails>(), on: loop), language: .english,
        timeline: Timeline(clock))
    }
    func answer(_ ids: Range<Int>) {
      let items = ids.map { Pokemon(id: $0, name: "pokemon-\($0)") }
      let page = Page(items: items, next: .offset(ids.upperBound))
      #expect(pages.answer(pages.requests.count, with: .success(page)))
      loop.drive(screen) { _ in }
    }
    func wait(_ time: Duration) { clock.advance(to: clock.now.advanced(by: time)) }
    loop.drive(screen) { $0.list.open() }
    wait(latency)
    answer(0..<30)
    for place in 0..<150 {
      // The first rows are laid out, not scrolled to.
      if place >= 6 { wait(pause) }
      if place == loop.drive(screen, { $0.list.state.rows.count }) {
        let limit = pages.requests.last?.limit ?? 30
        wait(latency)
        answer(place..<place + limit)
      }
      loop.drive(screen) { $0.list.itemAppeared(at: place) }
    }
    #expect(pages.requests.first == PageRequest())
    return pages.requests.dropFirst().map(\.limit)
  }

  @Test func `a Pokémon list that is flung through wants larger pages`() {
    let read = wantedSizes(aRowEach: .seconds(2)).compactMap(\.self)
    let flung = wantedSizes(aRowEach: .milliseconds(10)).compactMap(\.self)
    #expect(read.count > 5)
    #expect(Set(read) == [15])
    #expect(flung.count < read.count)
    #expect(flung.contains { $0 > 30 })
    #expect(flung.allSatisfy { 15...100 ~= $0 })
  }
}
