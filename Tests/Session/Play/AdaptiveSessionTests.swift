import EndlessDomain
import EndlessMocks
import Testing

@testable import EndlessSession

/// In a session an adaptive list lives in virtual time, so that it is the same every time.
struct AdaptiveSessionTests {
  private struct Stop: Identifiable, Sendable {
    let id: Int
  }

  /// The stops of a long line, by offset.
  private struct StopSource: PageRepository {
    func page(for request: PageRequest) async throws(FeedError) -> Page<Stop> {
      let start = if case .offset(let offset)? = request.key { offset } else { 0 }
      return Page(items: (start..<start + 50).map(Stop.init), next: .offset(start + 50))
    }
  }

  private typealias Seen = (spinners: Int, sent: [Duration])

  /// Flings through 200 rows, twenty at a time.
  private func fling(_ policy: PrefetchPolicy) throws -> Seen {
    var settings = SessionSettings()
    settings.prefetch = policy
    settings.latency = .fixed(.milliseconds(600))
    let session = Session(of: StopSource(), settings: settings, fields: [])
    try session.open()
    try session.settle()
    for _ in 0..<10 {
      try session.scroll(20, over: .milliseconds(500))
      try session.wait(.milliseconds(800))
    }
    try session.settle()
    try session.finish()
    return (session.picture.spinners.count, session.requests.map(\.sent))
  }

  @Test func `whoever flings sees no spinner after the first page`() throws {
    #expect(try fling(.adaptive()).spinners == 1)
    #expect(try fling(.lastItem).spinners > 1)
    #expect(try fling(.remaining(5)).spinners > 1)
  }

  @Test func `every request is sent at the same time in every run`() throws {
    let first = try fling(.adaptive()).sent
    #expect(first.count > 4)
    for _ in 0..<20 { #expect(try fling(.adaptive()).sent == first) }
  }
}
