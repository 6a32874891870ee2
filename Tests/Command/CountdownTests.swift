import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

@testable import endless

/// What a terminal shows while a load waits before it tries again.
@MainActor struct CountdownTests {
  /// A source whose answers wait, and say so, until the test has seen it.
  private struct WaitingSource: PageRepository {
    let wait: Duration
    let isSeen: AsyncStream<Void>

    func page(for request: PageRequest) async throws(FeedError) -> Page<Lecture> {
      LoadProgress.report?(.waiting(until: wait))
      for await _ in isSeen { break }
      LoadProgress.report?(.loading)
      return Page(items: [Lecture(id: "1", name: "One")], next: nil)
    }
  }

  @Test(arguments: [
    (Language.english, Duration.milliseconds(2001), "Trying again in 3 s"),
    (.korean, .seconds(12), "12초 뒤에 다시 시도합니다"), (.english, .zero, "Trying again in 1 s"),
  ])
  func `a wait is counted down, and gone once the row is there`(
    language: Language, wait: Duration, text: String
  ) async throws {
    let (isSeen, seen) = AsyncStream.makeStream(of: Void.self)
    let source = WaitingSource(wait: wait, isSeen: isSeen)
    let errors = Recorder(isTerminal: true) { if $0.contains(text) { seen.yield() } }
    var listener = Listener(
      list: LectureListViewModel(
        repository: source, language: language, policy: Composition.policy),
      listing: .lectures(in: language), language: language, errors: errors)
    listener.timeline = Timeline(StandingClock())
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.lines.count == 1)
    // The status is erased; nothing of it stays on the screen.
    #expect(errors.text.hasSuffix("\r\u{1B}[K"))
  }

  /// A clock that stands at its start.
  private struct StandingClock: Clock {
    let now = ContinuousClock.now
    let minimumResolution = Duration.zero

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
  }
}
