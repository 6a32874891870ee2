import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

extension PokemonStage: ReactiveStage {
  private static let limit = 3

  static func make() -> PokemonStage {
    PokemonStage(retryPolicy: RetryPolicy(), detailLimit: limit)
  }

  var inFlight: [String] {
    livePages.map { "\(pages.requests[$0 - 1])" } + details.live.map { "details of \($0)" }
  }

  func expectConsistency(_ sourceLocation: SourceLocation) {
    let state = state
    let isLoading = state.first.isLoading || state.next.isLoading
    #expect(livePages.count == (isLoading ? 1 : 0), sourceLocation: sourceLocation)
    let loading = state.rows.filter { $0.details == .loading }.map(\.id)
    #expect(details.live.sorted() == loading.sorted(), sourceLocation: sourceLocation)
    let retrying = state.rows.count { if case .retrying = $0.details { true } else { false } }
    let isWaiting = !isLoading && (state.first.isBusy || state.next.isBusy)
    #expect(waits == retrying + (isWaiting ? 1 : 0), sourceLocation: sourceLocation)
    let isWaitingForTurn = state.rows.contains { $0.details == .waiting }
    let running = loading.count + retrying
    // While some run, the others wait only because of the limit.
    #expect(
      running == 0 || !isWaitingForTurn || running == Self.limit, sourceLocation: sourceLocation)
    let base = state.query == nil ? 1 : 1001
    #expect(
      state.rows.map(\.id) == Array(base..<base + state.rows.count),
      sourceLocation: sourceLocation)
  }

  /// Answers the page request in flight: ten rows in all, five a page.
  func answerLivePage() {
    guard let number = livePages.first else { return }
    let shown = state.first.isLoading ? 0 : state.rows.count
    let start = (pages.requests[number - 1].query == nil ? 1 : 1001) + shown
    answer(page: number, start..<start + 5, next: shown == 0 ? .offset(5) : nil)
  }

  func settle() {
    for _ in 0..<12 {
      if waits > 0 { passTime() }
      answerLivePage()
      if let id = details.live.first {
        // Answers to cancelled requests for the same row arrive first.
        while details.live.contains(id) { answer(detail: id) }
      }
    }
  }

  /// The changes that only a list with details has, and those that touch all details.
  static let occasions: [Occasion<PokemonStage>] = [
    Occasion("the first page arrives", after: { $0.send(.open) }) { $0.answerLivePage() },
    Occasion(
      "the next page arrives",
      after: {
        $0.load(); $0.scrollToEnd()
      }
    ) {
      $0.answerLivePage()
    },
    Occasion("a refresh starts", after: { $0.load() }) { $0.send(.refresh) },
    Occasion(
      "a refresh arrives",
      after: {
        $0.load(); $0.send(.refresh)
      }
    ) {
      $0.answerLivePage()
    },
    Occasion("a detail arrives", after: { $0.load() }) { $0.answer(detail: 2) },
    Occasion("the last detail arrives", after: { $0.load(settled: 4) }) { $0.answer(detail: 5) },
    Occasion("a detail fails", after: { $0.load() }) { $0.fail(detail: 1, .notFound) },
    Occasion("a detail waits", after: { $0.load() }) { $0.fail(detail: 1, .offline) },
    Occasion(
      "the wait of a detail ends",
      after: {
        $0.load(); $0.fail(detail: 1, .offline)
      }
    ) {
      $0.passTime()
    },
    Occasion(
      "details are retried",
      after: {
        $0.load(); $0.fail(detail: 1, .notFound)
      }
    ) {
      $0.retryDetails(at: 0)
    },
    Occasion("a search starts", after: { $0.load() }) { $0.search("a") },
    Occasion("details are cancelled", after: { $0.load() }) { $0.send(.cancel) },
  ]

  private func load(settled: Int = 0) {
    send(.open)
    answerLivePage()
    for id in 1..<settled + 1 { answer(detail: id) }
  }
}
