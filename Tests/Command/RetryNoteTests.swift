import EndlessDomain
import EndlessMocks
import EndlessPresentation
import Testing

@testable import endless

/// What `--verbose` writes about waits.
@MainActor struct RetryNoteTests {
  private let clock = HeldClock()

  /// A recorder of the notes that ends each wait once it is noted.
  private var recorder: Recorder {
    Recorder { [clock] in if $0.contains("attempt") { clock.endSleep() } }
  }

  @Test func `each wait for a page is noted once, with its length and its reason`() async throws {
    let source = InMemoryPageSource([Lecture(id: "1", name: "One")], pageSize: 10)
    let busy = FeedError.server(status: 503, retryAfter: .seconds(2), words: "busy")
    source.failNext(busy, times: 2)
    let timeline = Timeline(clock)
    var listener = Listener(
      list: LectureListViewModel(of: source, retryPolicy: RetryPolicy(), timeline: timeline),
      listing: .lectures(in: .english), errors: recorder)
    listener.timeline = timeline
    listener.isVerbose = true
    #expect(try await listener.run { $0.open() } == .success)
    #expect(
      listener.errors.lines == [
        "endless: attempt 2 in 2000 ms: \(busy.sentence(in: .english))",
        "endless: attempt 3 in 2000 ms: \(busy.sentence(in: .english))",
      ])
  }

  @Test func `each wait for details is noted once, with their row`() async throws {
    let details = SampleSources.pokemonDetails()
    details.fail(2, with: .rateLimited(retryAfter: .milliseconds(1500)))
    let timeline = Timeline(clock)
    var listener = Listener(
      list: PokemonListViewModel(details: details, retryPolicy: RetryPolicy(), timeline: timeline),
      listing: .pokemon(in: .english), limit: 3, errors: recorder)
    listener.timeline = timeline
    listener.isVerbose = true
    #expect(try await listener.run { $0.open() } == .success)
    #expect(
      listener.errors.lines == ["endless: details of row 2: another attempt in 1500 ms"])
  }
}
