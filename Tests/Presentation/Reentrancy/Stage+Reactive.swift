import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

extension Stage: ReactiveStage {
  static func make() -> Stage { Stage(retryPolicy: RetryPolicy()) }

  var inFlight: [String] { live.map { "\(pages.requests[$0 - 1])" } }

  /// The number of the first row of a query's results, so that each row shows its query.
  private static func base(of query: SearchQuery?) -> Int {
    switch query?.text {
    case nil: 0
    case "a": 1000
    default: 2000
    }
  }

  func expectConsistency(_ sourceLocation: SourceLocation) {
    let state = state
    let isLoading = state.first.isLoading || state.next.isLoading
    #expect(live.count == (isLoading ? 1 : 0), sourceLocation: sourceLocation)
    #expect(
      waits == (state.first.isBusy || state.next.isBusy ? 1 : 0) - live.count,
      sourceLocation: sourceLocation)
    let base = Self.base(of: state.query)
    #expect(
      Array(state.rows) == Array(base..<base + state.rows.count), sourceLocation: sourceLocation)
    for number in live {
      #expect(pages.requests[number - 1].query == state.query, sourceLocation: sourceLocation)
    }
  }

  /// Answers the request in flight: 30 rows in all, ten a page.
  func answerLive() {
    guard let number = live.first else { return }
    let shown = state.first.isLoading ? 0 : state.rows.count
    let start = Self.base(of: pages.requests[number - 1].query) + shown
    answer(number, start..<start + 10, next: shown < 20 ? .offset(shown + 10) : nil)
  }

  /// Answers the request in flight with an empty page that announces another one.
  func answerLiveEmpty() {
    guard let number = live.first else { return }
    answer(number, 0..<0, next: .page(number))
  }

  func failLive(_ error: FeedError) {
    guard let number = live.first else { return }
    fail(number, error)
  }

  func settle() {
    for _ in 0..<6 {
      if waits > 0 { passTime() }
      answerLive()
    }
  }

  /// The changes of a list, of every kind.
  static let occasions: [Occasion<Stage>] = [
    Occasion("a load starts") { $0.send(.open) },
    Occasion("the first page arrives", after: { $0.send(.open) }) { $0.answerLive() },
    Occasion("the next load starts", after: { $0.load() }) { $0.scrollToEnd() },
    Occasion("the next page arrives", after: { $0.loadNext() }) { $0.answerLive() },
    Occasion("the last page arrives", after: { $0.loadNext(2) }) { $0.answerLive() },
    Occasion("the first page fails", after: { $0.send(.open) }) { $0.failLive(.notFound) },
    Occasion("the next page fails", after: { $0.loadNext() }) { $0.failLive(.notFound) },
    Occasion("the first page waits", after: { $0.send(.open) }) { $0.failLive(.offline) },
    Occasion("the next page waits", after: { $0.loadNext() }) { $0.failLive(.offline) },
    Occasion(
      "a wait ends",
      after: {
        $0.loadNext(); $0.failLive(.offline)
      }
    ) { $0.passTime() },
    Occasion("an empty page arrives", after: { $0.loadNext() }) { $0.answerLiveEmpty() },
    Occasion("the feed halts", after: { $0.haltAlmost() }) { $0.answerLiveEmpty() },
    Occasion(
      "the feed goes on",
      after: {
        $0.haltAlmost(); $0.answerLiveEmpty()
      }
    ) {
      $0.send(.goOn)
    },
    Occasion("a refresh starts", after: { $0.load() }) { $0.send(.refresh) },
    Occasion("a refresh arrives", after: { $0.refresh() }) { $0.answerLive() },
    Occasion("a refresh fails", after: { $0.refresh() }) { $0.failLive(.notFound) },
    Occasion("a refresh waits", after: { $0.refresh() }) { $0.failLive(.offline) },
    Occasion("a refresh continues", after: { $0.refresh() }) { $0.answerLiveEmpty() },
    Occasion(
      "a refresh is rejected",
      after: {
        $0.refresh()
        for _ in 0..<2 { $0.answerLiveEmpty() }
      }
    ) { $0.answerLiveEmpty() },
    Occasion("a search starts", after: { $0.load() }) { $0.search("a") },
    Occasion("the page of a search arrives", after: { $0.search("a") }) { $0.answerLive() },
    Occasion("a search fails", after: { $0.search("a") }) { $0.failLive(.notFound) },
    Occasion(
      "a search is emptied",
      after: {
        $0.search("a"); $0.answerLive()
      }
    ) {
      $0.search("")
    },
    Occasion("a load is cancelled", after: { $0.loadNext() }) { $0.send(.cancel) },
    Occasion("a list is closed", after: { $0.loadNext() }) { $0.send(.close) },
  ]

  private func load() {
    send(.open)
    answerLive()
  }

  private func loadNext(_ pages: Int = 1) {
    load()
    for _ in 1..<pages {
      scrollToEnd()
      answerLive()
    }
    scrollToEnd()
  }

  private func refresh() {
    load()
    send(.refresh)
  }

  /// Loads all empty pages but the last one that a feed may have in a row.
  private func haltAlmost() {
    loadNext()
    for _ in 0..<2 { answerLiveEmpty() }
  }
}
