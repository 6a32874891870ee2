import EndlessDomain
import EndlessMocks
import Testing

@testable import EndlessSession

/// A list whose end is in sight goes on, whatever happened before.
struct LivenessTests {
  /// How a list decides, and how it reports.
  struct Kind: CustomTestStringConvertible, Sendable {
    let policy: PrefetchPolicy
    let reports: SessionSettings.Reports

    var testDescription: String { "\(policy), \(reports)" }

    func session(of count: Int = 45, pageSize: Int = 10, viewport: Int = 6)
      -> Session<SessionList<Count>>
    {
      SessionTests.session(of: count, pageSize: pageSize) {
        $0.prefetch = policy
        $0.reports = reports
        $0.viewport = viewport
      }
    }
  }

  private static let policies: [PrefetchPolicy] = [
    .lastItem, .distance(0), .distance(250), .remaining(-5), .remaining(0), .remaining(3),
    .adaptive(margin: 0), .adaptive(),
  ]
  static let kinds = policies.flatMap { policy in
    SessionSettings.Reports.allCases.map { Kind(policy: policy, reports: $0) }
  }

  /// Opens a list and scrolls down until its second page is in flight.
  private func reachEnd(of session: Session<SessionList<Count>>) throws {
    try session.open()
    try session.await(.state == .loaded)
    if session.requests.count == 1 { try session.scroll(.end) }
    try session.expect(.page(ofRequest: 2) == 2)
    try session.expect(.inflight == 1)
  }

  @Test(arguments: kinds)
  func `once the last row is in sight, every policy asks`(kind: Kind) throws {
    let session = kind.session(of: 30)
    try session.open()
    try session.settle()
    for _ in 0..<3 {
      try session.scroll(.end)
      try session.settle()
    }
    try session.expect(.items == 30)
    try session.expect(.requests == 3)
    try session.finish()
  }

  @Test(arguments: kinds)
  func `a page that was cancelled loads when the list is opened again`(kind: Kind) throws {
    let session = kind.session()
    try reachEnd(of: session)
    try session.cancel()
    try session.close()
    try session.expect(.inflight == 0)
    try session.open()
    try session.expect(.page(ofRequest: 3) == 2)
    try session.close()
    try session.expect(.isCancelled(request: 3))
    try session.open()
    try session.expect(.page(ofRequest: 4) == 2)
    try session.settle()
    try session.expect(.items >= 20)
    try session.finish()
  }

  @Test(arguments: kinds)
  func `a page that was cancelled loads when the reader retries`(kind: Kind) throws {
    let session = kind.session()
    try reachEnd(of: session)
    try session.cancel()
    try session.retry()
    try session.expect(.page(ofRequest: 3) == 2)
    try session.settle()
    try session.expect(.items >= 20)
    try session.finish()
  }

  @Test(arguments: kinds)
  func `a page that was cancelled loads when the reader scrolls`(kind: Kind) throws {
    let session = kind.session()
    try reachEnd(of: session)
    try session.cancel()
    try session.scroll(.top)
    try session.scroll(.end)
    try session.expect(.page(ofRequest: 3) == 2)
    try session.settle()
    try session.expect(.items >= 20)
    try session.finish()
  }

  @Test(arguments: kinds, [10, 5, 1])
  func `a refresh that brings the same rows goes on if its end is in sight`(
    kind: Kind, pageSize: Int
  ) throws {
    let session = kind.session(pageSize: pageSize, viewport: 10)
    try session.open()
    try session.settle()
    let (rows, requests) = (session.look.items, session.requests.count)
    #expect(rows > 10)
    try session.refresh()
    try session.settle()
    try session.expect(.page(ofRequest: requests + 1) == 1)
    try session.expect(.items > 10)
    #expect(session.look.items <= rows)
    try session.expect(.footer == .none)
    try session.finish()
  }

  @Test(arguments: kinds)
  func `a list without rows goes on after being cancelled`(kind: Kind) throws {
    // Page 1 is empty and announces page 2.
    let source = ScriptedPageSource<Count> { request, _ in
      request.key == nil
        ? Page(items: [], next: .page(2)) : Page(items: (0..<10).map(Count.init), next: nil)
    }
    var settings = SessionSettings()
    settings.prefetch = kind.policy
    settings.reports = kind.reports
    let session = Session(of: source, settings: settings, fields: [])
    try session.open()
    try session.await(.requests == 2)
    try session.cancel()
    try session.expect(.state == .idle)
    try session.close()
    try session.open()
    try session.expect(.page(ofRequest: 3) == 2)
    try session.cancel()
    try session.retry()
    try session.settle()
    try session.expect(.items == 10)
    #expect(source.requests.map(\.key) == [nil, .page(2)])
    try session.finish()
  }
}
