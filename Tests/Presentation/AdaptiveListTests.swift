import EndlessDomain
import EndlessPresentation
import EndlessSession
import EndlessTestSupport
import Testing

/// A list with an adaptive policy measures time on the timeline that it was given.
struct AdaptiveListTests {
  private let latency = Duration.milliseconds(300)

  /// Returns how many rows were left when the second page was asked for.
  private func remainingRows(aRowEach pause: Duration) -> Int? {
    let stage = Stage(policy: .adaptive())
    stage.send(.open)
    stage.wait(latency)
    stage.answer(1, 0..<100, next: .offset(100))
    // The first rows are laid out, not scrolled to.
    for place in 0..<6 { stage.send(.itemAppeared(at: place)) }
    for place in 6..<100 {
      stage.wait(pause)
      stage.send(.itemAppeared(at: place))
      if stage.keys.count == 2 { return 99 - place }
    }
    return nil
  }

  @Test func `a fast reader's next page is requested earlier than a slow reader's`() throws {
    let fast = try #require(remainingRows(aRowEach: .milliseconds(25)))
    let slow = try #require(remainingRows(aRowEach: .seconds(2)))
    // Within a latency of 300 ms, the fast reader passes twelve rows, the slow one less than one.
    #expect(fast > 12)
    #expect(slow < 10)
    #expect(slow >= 1)
  }

  @Test func `a policy without page sizes leaves the size to the source`() {
    let stage = Stage(policy: .adaptive())
    stage.send(.open)
    stage.wait(latency)
    stage.answer(1, 0..<20, next: .offset(20))
    stage.wait(.seconds(1))
    stage.scrollToEnd()
    #expect(stage.pages.requests == [PageRequest(), PageRequest(key: .offset(20))])
  }

  /// Scrolls through 150 Pokémon and returns the sizes requested for the pages after the first.
  private func requestedSizes(aRowEach pause: Duration) -> [Int?] {
    let stage = PokemonStage(policy: .adaptive(pages: 15...100))
    stage.send(.open)
    stage.wait(latency)
    stage.answer(page: 1, 0..<30, next: .offset(30))
    for place in 0..<150 {
      // The first rows are laid out, not scrolled to.
      if place >= 6 { stage.wait(pause) }
      if place == stage.rows.count {
        let end = place + (stage.pages.requests.last?.limit ?? 30)
        stage.wait(latency)
        stage.answer(page: stage.pages.requests.count, place..<end, next: .offset(end))
      }
      stage.send(.itemAppeared(at: place))
    }
    #expect(stage.pages.requests.first == PageRequest())
    return stage.pages.requests.dropFirst().map(\.limit)
  }

  @Test func `a Pokémon list requests larger pages when it is scrolled fast`() {
    let slow = requestedSizes(aRowEach: .seconds(2)).compactMap(\.self)
    let fast = requestedSizes(aRowEach: .milliseconds(10)).compactMap(\.self)
    #expect(slow.count > 5)
    #expect(Set(slow) == [15])
    #expect(fast.count < slow.count)
    #expect(fast.contains { $0 > 30 })
    #expect(fast.allSatisfy { 15...100 ~= $0 })
  }
}
