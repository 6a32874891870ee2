import Testing

@testable import EndlessDomain

/// What a viewport's position says about rows.
struct ViewportPositionTests {
  @Test(arguments: [(0.0, 0..<8), (40, 0..<8), (80, 1..<9), (560, 7..<10), (-100, 0..<7)])
  func `the visible rows are those that the viewport touches`(offset: Double, rows: Range<Int>) {
    let position = ViewportPosition(offset: offset, viewport: 600, contentLength: 800, rows: 10)
    #expect(position.visibleRows == rows)
  }

  @Test func `rows below a bar are not visible`() {
    let position = ViewportPosition(
      offset: 0, viewport: 600, contentLength: 800, rows: 10, bottomInset: 120)
    #expect(position.visibleRows == 0..<6)
    #expect(ScrollHint(position)?.passed == 6)
  }

  @Test func `a position counts the rows of its own layout, not those of the list now`() throws {
    let late = ViewportPosition(offset: 800, viewport: 800, contentLength: 1600, rows: 20)
    let hint = try #require(ScrollHint(late))
    #expect(hint.passed == 20)
    #expect(hint.rowLength == 80)
    #expect(hint.remainingRows(of: 40) == 20)
  }

  @Test(arguments: [
    ViewportPosition(offset: .nan, viewport: 600, contentLength: 800, rows: 10),
    ViewportPosition(offset: .infinity, viewport: 600, contentLength: 800, rows: 10),
    ViewportPosition(offset: 0, viewport: .nan, contentLength: 800, rows: 10),
    ViewportPosition(offset: 0, viewport: -.infinity, contentLength: 800, rows: 10),
    ViewportPosition(offset: 0, viewport: 600, contentLength: .nan, rows: 10),
    ViewportPosition(offset: 0, viewport: 600, contentLength: .infinity, rows: 10),
    ViewportPosition(offset: 0, viewport: 600, contentLength: 0, rows: 10),
    ViewportPosition(offset: 0, viewport: 600, contentLength: -800, rows: 10),
    ViewportPosition(offset: 0, viewport: 600, contentLength: 800, rows: 0),
    ViewportPosition(offset: 0, viewport: 600, contentLength: 800, rows: -10),
    ViewportPosition(offset: 0, viewport: 600, contentLength: 800, rows: .min),
    ViewportPosition(offset: 0, viewport: 600, contentLength: -800, rows: -10),
    ViewportPosition(offset: 0, viewport: 600, contentLength: 800, rows: 10, bottomInset: .nan),
    ViewportPosition(offset: 1e300, viewport: 1, contentLength: 1e-300, rows: 1),
  ])
  func `a position that makes no sense gives no hint and no visible rows`(
    position: ViewportPosition
  ) {
    #expect(ScrollHint(position) == nil)
    #expect(position.visibleRows == nil)
  }

  @Test(arguments: [1e9, 79_000, 1e300])
  func `a hint is clamped to the rows there are`(offset: Double) throws {
    let position = ViewportPosition(offset: offset, viewport: 800, contentLength: 80, rows: 1)
    let hint = try #require(ScrollHint(position))
    #expect(hint.clamped(to: 10).passed == 10)
    #expect(hint.clamped(to: 10).rowLength == 80)
    #expect(hint.clamped(to: 0).passed == 0)
    #expect(ScrollHint(appearedAt: 3).clamped(to: 10).passed == 4)
  }

  @Test func `rows shorter than a point have no length`() throws {
    let tiny = ViewportPosition(offset: 0, viewport: 0.5, contentLength: 8, rows: 10)
    let hint = try #require(ScrollHint(tiny))
    #expect(hint.rowLength == nil)
    #expect(!PrefetchPolicy.distance(1e6).isDue(at: hint, count: 10))
    let point = ViewportPosition(offset: 0, viewport: 5, contentLength: 10, rows: 10)
    #expect(ScrollHint(point)?.rowLength == 1)
  }

  @Test func `a viewport above the list has no visible rows`() {
    let position = ViewportPosition(offset: -2000, viewport: 600, contentLength: 800, rows: 10)
    #expect(position.visibleRows?.isEmpty == true)
    #expect(ScrollHint(position).map { $0.remainingRows(of: 10) > 10 } == true)
  }
}
