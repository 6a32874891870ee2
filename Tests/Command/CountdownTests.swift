import EndlessDomain
import EndlessMocks
import EndlessPresentation
import Testing

@testable import endless

/// What a terminal shows while a load waits before it is tried again.
@MainActor struct CountdownTests {
  private let clock = HeldClock()

  /// Returns a terminal that lets the wait end as soon as it shows a text.
  private func terminal(waitingFor text: String) -> Recorder {
    Recorder(isTerminal: true) { [clock] in if $0.contains(text) { clock.endSleep() } }
  }

  @Test(arguments: [
    (Language.english, Duration.milliseconds(2001), "Trying again in 3 s"),
    (.korean, .seconds(12), "12초 뒤에 다시 시도합니다"),
    (.english, .milliseconds(1), "Trying again in 1 s"),
  ])
  func `a wait is counted down, and gone once the row is there`(
    language: Language, wait: Duration, text: String
  ) async throws {
    let source = InMemoryPageSource([Lecture(id: "1", name: "One")], pageSize: 10)
    source.failNext(.server(status: 503, retryAfter: wait))
    let timeline = Timeline(clock)
    var listener = Listener(
      list: LectureListViewModel(
        of: source, language: language, retryPolicy: RetryPolicy(), timeline: timeline),
      listing: .lectures(in: language), language: language, errors: terminal(waitingFor: text))
    listener.timeline = timeline
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.lines.count == 1)
    #expect(source.requests.count == 2)
    // The status is erased; nothing of it stays on the screen.
    #expect(listener.errors.text.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `a row whose details wait is counted down for`() async throws {
    let details = SampleSources.pokemonDetails()
    details.fail(1, with: .rateLimited(retryAfter: .seconds(7)))
    let timeline = Timeline(clock)
    var listener = Listener(
      list: PokemonListViewModel(
        details: details, retryPolicy: RetryPolicy(), timeline: timeline),
      listing: .pokemon(in: .english), limit: 2, errors: terminal(waitingFor: "Trying again in 7 s")
    )
    listener.timeline = timeline
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.lines.count == 2)
    #expect(details.requests.count { $0 == 1 } == 2)
    #expect(listener.errors.text.hasSuffix("\r\u{1B}[K"))
  }
}
