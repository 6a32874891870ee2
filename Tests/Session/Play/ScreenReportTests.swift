import EndlessDomain
import EndlessMocks
import EndlessPresentation
import Testing

@testable import EndlessSession

/// A list that notes what its screen reports.
private final class NotingList: ListViewModel {
  let feed: FeedViewModel<Count, Count>
  private(set) var rows: [Int] = []
  private(set) var positions: [ViewportPosition] = []

  init(_ pages: any PageRepository<Count>, in sources: SessionSources) {
    feed = FeedViewModel(
      loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
      policy: sources.settings.prefetch, retryPolicy: sources.settings.retryPolicy,
      timeline: sources.timeline
    ) { $0 }
  }

  func send(_ intent: Pager.Intent, isolation: isolated any Actor) {
    switch intent {
    case .itemAppeared(let index): rows.append(index)
    case .scrolled(let position): positions.append(position)
    default: break
    }
    feed.send(intent, isolation: isolation)
  }

  func forget() {
    rows = []
    positions = []
  }
}

/// The screen of a session reports what a real list reports, and no more.
struct ScreenReportTests {
  /// Makes a session of three pages; once `limit` pages were sent, only eight rows are left.
  private func session(
    _ reports: SessionSettings.Reports, viewport: Int = 6, shrinksAfter limit: Int = .max
  ) -> Session<NotingList> {
    let source = ScriptedPageSource<Count> { request, number in
      if number > limit { return Page(items: (0..<8).map(Count.init), next: nil) }
      let page = if case .page(let page)? = request.key { page } else { 1 }
      return Page(
        items: (10 * page - 10..<10 * page).map(Count.init), next: page < 3 ? .page(page + 1) : nil)
    }
    var settings = SessionSettings()
    settings.reports = reports
    settings.viewport = viewport
    return Session(settings: settings, traits: ListTraits(fields: [])) { sources in
      NotingList(sources.pages(source, pageSize: 10), in: sources)
    }
  }

  /// Returns the rows that were reported since the last call.
  private func rows(_ session: Session<NotingList>) throws -> [Int] {
    try session.world.drive(session.screen) { screen in
      defer { screen.list.forget() }
      return screen.list.rows
    }
  }

  /// Returns the offset and the number of rows of each position that was reported since the last call.
  private func positions(_ session: Session<NotingList>) throws -> [[Int]] {
    try session.world.drive(session.screen) { screen in
      defer { screen.list.forget() }
      return screen.list.positions.map { [Int($0.offset), $0.rows] }
    }
  }

  @Test func `positions are reported by scrolling and by other content, nothing else`() throws {
    let session = session(.positions)
    try session.open()
    #expect(try positions(session) == [])
    try session.settle()
    #expect(try positions(session) == [[0, 10]])
    try session.scroll(2, over: .milliseconds(20))
    #expect(try positions(session) == [[80, 10], [160, 10]])
    try session.close()
    try session.open()
    try session.wait(.seconds(1))
    #expect(try positions(session) == [])
    try session.refresh()
    try session.settle()
    #expect(try positions(session) == [], "the refresh brought the same ten rows")
    try session.scroll(.end)
    #expect(try positions(session) == [[320, 10]])
    try session.settle()
    #expect(try positions(session) == [[320, 20]])
    try session.scroll(.end)
    try session.settle()
    #expect(try positions(session) == [[1120, 20], [1120, 30]])
  }

  @Test func `rows are reported when they come into sight, nothing else`() throws {
    let session = session(.rows)
    try session.open()
    #expect(try rows(session) == [])
    try session.settle()
    #expect(try rows(session) == [0, 1, 2, 3, 4, 5])
    try session.scroll(2, over: .milliseconds(20))
    #expect(try rows(session) == [6, 7])
    try session.scroll(-1)
    #expect(try rows(session) == [1])
    try session.scroll(1)
    try session.close()
    try session.open()
    try session.wait(.seconds(1))
    #expect(try rows(session) == [7])
    try session.refresh()
    try session.settle()
    #expect(try rows(session) == [], "the refresh brought the rows that were in sight")
    try session.scroll(.end)
    #expect(try rows(session) == [8, 9])
    try session.scroll(.end)
    try session.settle()
    #expect(try rows(session) == [], "page 2 is below the viewport")
  }

  @Test(arguments: SessionSettings.Reports.allCases)
  func `a list that got shorter reports what it shows now`(
    reports: SessionSettings.Reports
  ) throws {
    let session = session(reports, shrinksAfter: 3)
    try session.open()
    try session.settle()
    for _ in 0..<2 {
      try session.scroll(.end)
      try session.settle()
    }
    try session.scroll(.end)
    try session.expect(.position == 25)
    _ = (try rows(session), try positions(session))
    try session.refresh()
    try session.settle()
    try session.expect(.items == 8)
    try session.expect(.position == 3)
    switch reports {
    case .rows: #expect(try rows(session) == [2, 3, 4, 5, 6, 7])
    case .positions: #expect(try positions(session) == [[160, 8]])
    }
  }

  @Test(arguments: SessionSettings.Reports.allCases)
  func `a search reports its rows, which were not in sight while it was loading`(
    reports: SessionSettings.Reports
  ) throws {
    let session = session(reports)
    try session.open()
    try session.settle()
    _ = (try rows(session), try positions(session))
    try session.search("the same rows")
    #expect(try rows(session) == [])
    try session.settle()
    switch reports {
    case .rows: #expect(try rows(session) == [0, 1, 2, 3, 4, 5])
    case .positions: #expect(try positions(session) == [[0, 10]])
    }
  }

  @Test(arguments: SessionSettings.Reports.allCases)
  func `a viewport longer than the list reports every row, and asks until it is full`(
    reports: SessionSettings.Reports
  ) throws {
    let session = session(reports, viewport: 25)
    try session.open()
    try session.settle()
    try session.expect(.items == 30)
    try session.expect(.requests == 3)
    switch reports {
    case .rows: #expect(try rows(session) == Array(0..<25))
    case .positions: #expect(try positions(session) == [[0, 10], [0, 20], [0, 30]])
    }
  }
}
