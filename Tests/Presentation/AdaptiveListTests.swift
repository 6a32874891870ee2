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

  /// Returns the size of the second page that is wanted of a list of Pokémon.
  private func wantedSize(aRowEach pause: Duration) -> Int? {
    let loop = SessionLoop()
    let clock = VirtualClock()
    let pages = GatedRepository<Pokemon>()
    let screen = Screen(on: loop) {
      PokemonListViewModel(
        repository: LoopedSource(pages, on: loop),
        details: LoopedSource(GatedDetails<PokemonDetails>(), on: loop), language: .english,
        timeline: Timeline(clock))
    }
    loop.drive(screen) { $0.list.open() }
    clock.advance(to: clock.now.advanced(by: latency))
    let items = (1...100).map { Pokemon(id: $0, name: "pokemon-\($0)") }
    #expect(pages.answer(1, with: .success(Page(items: items, next: .offset(100)))))
    loop.drive(screen) { _ in }
    for place in 0..<100 {
      if place >= 6 { clock.advance(to: clock.now.advanced(by: pause)) }
      loop.drive(screen) { $0.list.itemAppeared(at: place) }
    }
    #expect(pages.requests.map(\.key) == [nil, .offset(100)])
    #expect(pages.requests.first?.limit == nil)
    return pages.requests.last?.limit
  }

  @Test func `a Pokémon list that is flung through wants a larger page`() throws {
    #expect(wantedSize(aRowEach: .seconds(2)) == 15)
    let flung = try #require(wantedSize(aRowEach: .milliseconds(5)))
    #expect(flung > 15)
    #expect(flung <= 100)
  }
}
