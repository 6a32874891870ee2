import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// A refresh keeps the details of the rows that stay.
struct PokemonRefreshTests {
  private let stage = PokemonStage()

  /// Opens a list of eight rows: one loaded, two failed, the others in flight.
  private func openAndRefresh() {
    stage.open(1...8)
    stage.answer(detail: 1)
    stage.fail(detail: 2, .notFound)
    #expect(stage.details.live == [3, 4, 5, 6, 7, 8])
    stage.send(.refresh)
  }

  @Test func `details stay on their rows while the list is refreshed, and after it`() {
    openAndRefresh()
    #expect(stage.loaded == [1])
    stage.answer(page: 2, 1...8)
    #expect(stage.loaded == [1])
    #expect(!stage.details.requests.dropFirst().contains(1))
  }

  @Test func `requests in flight fill the rows that stayed, wherever these are now`() {
    openAndRefresh()
    stage.answer(page: 2, [8, 6, 100, 4, 1])
    #expect(stage.details.live == [4, 6, 8, 100])
    for id in [4, 6, 8] { stage.answer(detail: id) }
    #expect(stage.ids == [8, 6, 100, 4, 1])
    #expect(stage.loaded == [8, 6, 4, 1])
    #expect(stage.details.requests == Array(1...8) + [100])
  }

  @Test func `a refresh requests failed details again`() {
    openAndRefresh()
    for id in 3...8 { stage.answer(detail: id) }
    stage.answer(page: 2, 1...8)
    #expect(stage.details.live == [2])
    #expect(stage.rows[1].details == .loading)
    stage.answer(detail: 2)
    #expect(stage.loaded == Array(1...8))
  }

  @Test func `details that failed and wait for their turn after a refresh show no error`() {
    let stage = PokemonStage(detailLimit: 1)
    stage.open(1...3)
    stage.fail(detail: 1, .notFound)
    stage.send(.refresh)
    stage.answer(page: 2, 1...3)
    #expect(stage.phases == [.waiting, .loading, .waiting])
    stage.answer(detail: 2)
    #expect(stage.details.live == [1])
  }

  @Test func `requests for rows that are gone are cancelled, and their answers change nothing`() {
    stage.open(1...2)
    stage.send(.refresh)
    stage.answer(page: 2, 101...102)
    #expect(stage.details.live == [101, 102])
    stage.answer(detail: 1)
    stage.fail(detail: 2, .offline)
    #expect(stage.phases == [.loading, .loading])
    #expect(stage.details.requests == [1, 2, 101, 102])
  }

  @Test(arguments: Reporting.allCases)
  func `details of visible rows are still loaded first after a refresh`(reporting: Reporting) {
    let stage = PokemonStage(detailLimit: 1)
    stage.open(1...30)
    switch reporting {
    case .rows: for place in 20...24 { stage.send(.itemAppeared(at: place)) }
    case .positions:
      let position = ViewportPosition(offset: 200, viewport: 50, contentLength: 300, rows: 30)
      stage.send(.scrolled(to: position))
    }
    stage.answer(detail: 1)
    #expect(stage.details.live == [21])
    stage.send(.refresh)
    stage.answer(page: 2, 101...130)
    #expect(stage.details.live == [121])
  }

  @Test func `visible rows that come back with a later page of a refresh are loaded first`() {
    let stage = PokemonStage(detailLimit: 1)
    stage.open(1...30)
    for place in 20...24 { stage.send(.itemAppeared(at: place)) }
    stage.answer(detail: 1)
    stage.send(.refresh)
    stage.answer(page: 2, 1...15, next: .offset(15))
    #expect(stage.details.live == [2])
    stage.answer(page: 3, 16...30)
    stage.answer(detail: 2)
    #expect(stage.details.live == [21])
  }

  @Test func `a search starts at the top, whatever was visible before`() {
    let stage = PokemonStage(detailLimit: 1)
    stage.open(1...30)
    for place in 20...24 { stage.send(.itemAppeared(at: place)) }
    stage.search("a")
    stage.answer(page: 2, 101...130)
    #expect(stage.details.live == [101])
  }

  @Test func `details that wait for a retry keep their wait through a refresh`() {
    let stage = PokemonStage(retryPolicy: RetryPolicy())
    stage.open(1...2)
    stage.fail(detail: 2, .offline)
    stage.send(.refresh)
    stage.answer(page: 2, [3, 2])
    #expect(stage.phases == [.loading, .retrying(until: .milliseconds(500))])
    #expect(stage.waits == 1)
    stage.passTime()
    stage.answer(detail: 2)
    #expect(stage.loaded == [2])
  }

  @Test func `a failed refresh changes no details`() {
    openAndRefresh()
    let phases = stage.phases
    #expect(stage.pages.answer(2, with: .failure(.offline)))
    stage.act { _ in }
    #expect(stage.phases == phases)
    #expect(stage.details.requests == Array(1...8))
  }
}
