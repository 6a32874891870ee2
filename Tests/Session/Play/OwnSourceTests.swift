import EndlessDomain
import EndlessMocks
import Testing

@testable import EndlessSession

/// Sources that behave as no sample server does.
struct OwnSourceTests {
  /// A source that is an actor, and that fails every other request.
  private actor FailingActor: PageRepository {
    private var requests = 0

    func page(for request: PageRequest) async throws(FeedError) -> Page<Count> {
      requests += 1
      if requests % 2 == 1 { throw .server(status: 500) }
      let page = if case .page(let page)? = request.key { page } else { 1 }
      return Page(
        items: (10 * page - 10..<10 * page).map(Count.init), next: page < 3 ? .page(page + 1) : nil)
    }
  }

  @Test(arguments: SessionSettings.Reports.allCases)
  func `an error of a source that is an actor reaches the list in its time`(
    reports: SessionSettings.Reports
  ) throws {
    var settings = SessionSettings()
    settings.reports = reports
    let session = Session(of: FailingActor(), pageSize: 10, settings: settings, fields: [])
    try session.open()
    try session.settle()
    try session.expect(.state == .failed)
    try session.expect(.time == .milliseconds(100))
    for page in 1...3 {
      try session.retry()
      try session.settle()
      try session.expect(.items == 10 * page)
      guard page < 3 else { break }
      try session.scroll(.end)
      try session.settle()
      try session.expect(.footer == .failed)
    }
    try session.expect(.time == .milliseconds(600))
    try session.finish()
  }

  @Test func `a source that stops before its total ends short`() throws {
    let source = ScriptedPageSource<Count> { request, _ in
      request.key == nil
        ? Page(items: (0..<10).map(Count.init), next: .page(2), total: 2164)
        : Page(items: (10..<30).map(Count.init), next: nil, total: 2164)
    }
    let session = Session(of: source, fields: [])
    try session.open()
    try session.settle()
    try session.expect(.total == 2164)
    try session.expect(Condition(.end, .equal, .text("none")))
    try session.scroll(.end)
    try session.settle()
    try session.expect(.items == 30)
    try session.expect(.end == .short(of: 2164))
    try session.expect(.footer == .end)
    try session.expect(.requests == 2)
    try session.scroll(.end)
    try session.snapshot("the end")
    #expect(session.transcript.last?.contains("all of the 2,164 it announced") == true)
    try session.finish()
  }

  @Test func `a source that cancels unasked has failed, and can be retried`() throws {
    let source = ScriptedPageSource<Count> { _, number throws(FeedError) in
      if number % 2 == 1 { throw .cancelled }
      return Page(items: (5 * number - 10..<5 * number).map(Count.init), next: .page(number))
    }
    let session = Session(of: source, fields: [])
    let error = Condition(.error, .equal, .text("cancelled"))
    try session.open()
    try session.settle()
    try session.expect(.state == .failed)
    try session.expect(error)
    try session.retry()
    try session.settle()
    try session.expect(.items == 10)
    try session.scroll(.end)
    try session.settle()
    try session.expect(.footer == .failed)
    try session.expect(error)
    try session.retry()
    try session.settle()
    try session.expect(.items == 20)
    try session.expect(.requests == 4)
    try session.finish()
  }

  @Test func `a list of empty pages goes on as often as the reader says`() throws {
    let source = ScriptedPageSource<Count> { request, number in
      let items = number == 1 || number == 8 ? [Count(id: number)] : []
      return Page(items: items, next: .page(number + 1))
    }
    let session = Session(of: source, fields: [])
    try session.open()
    for requests in [4, 7] {
      try session.settle()
      try session.expect(.requests == requests)
      try session.expect(.end == .emptyPages)
      try session.goOn()
    }
    try session.await(.items == 2)
    try session.expect(Condition(.end, .equal, .text("none")))
    try session.cancel()
    // Nothing has halted, so there is nothing to go on with.
    let requests = session.requests.count
    try session.goOn()
    try session.expect(.requests == requests)
    try session.finish()
  }
}
