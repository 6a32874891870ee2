import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Testing

/// A list that may load never waits for a report that a real list would not send.
///
/// Lists report when they scroll or are laid out with other content, so no test reports the same rows
/// a second time.
struct LivenessTests {
  /// Returns a stage with rows 0 to 9, all of them in sight, which loads the next page.
  private func loadingNextPage(_ policy: PrefetchPolicy, _ reporting: Reporting) -> Stage {
    let stage = Stage.opened(policy: policy)
    show(to: 10, on: stage, reporting)
    #expect(stage.live == [2])
    return stage
  }

  /// Reports what a list does whose visible rows reach to a place.
  private func show(
    to end: Int, from start: Int = 0, on stage: Stage, _ reporting: Reporting
  ) {
    for report in reporting.reports(to: end, from: start, of: stage.rows.count) {
      stage.send(report)
    }
  }

  @Test(arguments: PrefetchPolicy.all, Reporting.allCases)
  func `a next page that was cancelled is loaded when the list is opened again`(
    policy: PrefetchPolicy, reporting: Reporting
  ) {
    let stage = loadingNextPage(policy, reporting)
    stage.send(.cancel, .open)
    #expect(stage.live == [3])
    stage.answer(3, 10..<15)
    #expect(stage.keys == [nil, .offset(10), .offset(10)])
    #expect(stage.rows == Array(0..<15))
  }

  @Test(arguments: PrefetchPolicy.all, Reporting.allCases)
  func `a screen that comes back loads the page that its leaving cancelled`(
    policy: PrefetchPolicy, reporting: Reporting
  ) {
    let stage = loadingNextPage(policy, reporting)
    stage.send(.close)
    #expect(stage.live.isEmpty)
    stage.send(.open)
    #expect(stage.live == [3])
    #expect(stage.footer == .loading)
  }

  @Test(arguments: PrefetchPolicy.all, Reporting.allCases)
  func `a retry continues a list that was cancelled`(
    policy: PrefetchPolicy, reporting: Reporting
  ) {
    let stage = loadingNextPage(policy, reporting)
    stage.send(.cancel, .retry)
    #expect(stage.live == [3])
  }

  @Test(arguments: [10, 5, 1], Reporting.allCases)
  func `a refresh that brings the same rows loads on, because they are still in sight`(
    count: Int, reporting: Reporting
  ) {
    let stage = loadingNextPage(.lastItem, reporting)
    stage.send(.refresh)
    stage.answer(3, 0..<count, next: .offset(count))
    #expect(stage.keys == [nil, .offset(10), nil, .offset(count)])
    #expect(stage.live == [4])
  }

  @Test(arguments: [1, 5], Reporting.allCases)
  func `short pages are loaded until they fill the viewport`(size: Int, reporting: Reporting) {
    let stage = Stage()
    stage.send(.open)
    var shown = 0
    while let number = stage.live.first {
      stage.answer(number, shown..<shown + size, next: .offset(shown + size))
      // Ten rows fit, so each row appears once, when it is laid out.
      show(to: min(shown + size, 10), from: shown, on: stage, reporting)
      shown = stage.rows.count
      if shown >= 10 + size { break }
    }
    #expect(shown == 10 + size)
    #expect(stage.live.isEmpty)
  }

  @Test func `an empty first page is followed by the next one after a cancel`() {
    let stage = Stage()
    stage.send(.open)
    stage.answer(1, 0..<0, next: .page(2))
    #expect(stage.live == [2])
    stage.send(.cancel)
    #expect(stage.live.isEmpty)
    stage.send(.open)
    stage.answer(3, 0..<3)
    #expect(stage.keys == [nil, .page(2), .page(2)])
    #expect(stage.rows == [0, 1, 2])
  }

  @Test func `a search whose first page is empty continues after a cancel`() {
    let stage = Stage()
    stage.search("a")
    stage.answer(1, 0..<0, next: .page(2))
    stage.send(.cancel, .open)
    #expect(stage.live == [3])
    #expect(stage.pages.requests.last == PageRequest(query: SearchQuery("a"), key: .page(2)))
  }

  @Test func `a first page that was cancelled is loaded when the list is opened again`() {
    let stage = Stage()
    stage.send(.open, .cancel, .open)
    stage.answer(2, 0..<3)
    #expect(stage.rows == [0, 1, 2])
  }

  @Test func `after too many empty pages, the reader can go on, with the same limit again`() {
    let stage = Stage(emptyPageLimit: 2)
    stage.send(.open)
    stage.answer(1, 0..<3, next: .page(2))
    stage.scrollToEnd()
    stage.answer(2, 0..<0, next: .page(3))
    stage.answer(3, 0..<0, next: .page(4))
    #expect(stage.footer == .end(.emptyPages))
    stage.send(.retry, .itemAppeared(at: 2), .open)
    #expect(stage.live.isEmpty)
    stage.send(.goOn)
    #expect(stage.footer == .loading)
    stage.answer(4, 0..<0, next: .page(5))
    #expect(stage.live == [5])
    stage.answer(5, 0..<0, next: .page(6))
    #expect(stage.footer == .end(.emptyPages))
    stage.send(.goOn)
    stage.answer(6, 3..<5)
    #expect(stage.rows == Array(0..<5))
    #expect(stage.footer == .end(.exhausted))
    stage.send(.goOn)
    #expect(stage.live.isEmpty)
    #expect(stage.keys == [nil, .page(2), .page(3), .page(4), .page(5), .page(6)])
  }

  @Test func `a first page that the source cancels unasked has failed, and a retry loads it`() {
    let stage = Stage()
    stage.send(.open)
    stage.fail(1, .cancelled)
    #expect(stage.footer == .failed(.cancelled))
    stage.send(.retry)
    stage.answer(2, 0..<3)
    #expect(stage.rows == [0, 1, 2])
  }

  @Test(arguments: Reporting.allCases)
  func `a next page that the source cancels unasked has failed, and a retry loads it`(
    reporting: Reporting
  ) {
    let stage = loadingNextPage(.lastItem, reporting)
    stage.fail(2, .cancelled)
    #expect(stage.footer == .failed(.cancelled))
    stage.send(.retry)
    stage.answer(3, 10..<12)
    #expect(stage.rows == Array(0..<12))
  }

  @Test(
    arguments: [
      .distance(0), .distance(-100), .remaining(-5), .adaptive(margin: 0), .lastItem,
    ] as [PrefetchPolicy], Reporting.allCases)
  func `every policy loads once the last row is visible`(
    policy: PrefetchPolicy, reporting: Reporting
  ) {
    let stage = Stage.opened(policy: policy)
    show(to: 9, on: stage, reporting)
    #expect(stage.live.isEmpty)
    show(to: 10, from: 9, on: stage, reporting)
    #expect(stage.live == [2])
  }
}
