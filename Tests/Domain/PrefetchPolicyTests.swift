import EndlessDomain
import Testing

struct PrefetchPolicyTests {
  @Test(arguments: [
    (PrefetchPolicy.lastItem, 98, false), (.lastItem, 99, true),
    (.remaining(5), 93, false), (.remaining(5), 94, true), (.remaining(0), 98, false),
    (.remaining(0), 99, true), (.distance(250), 98, false), (.distance(250), 99, true),
  ])
  func `by rows a page is due`(policy: PrefetchPolicy, index: Int, isDue: Bool) {
    #expect(policy.isDue(at: ScrollHint(appearedAt: index), count: 100) == isDue)
  }

  @Test(arguments: [
    (PrefetchPolicy.distance(250), 250.0, false), (.distance(250), 249, true),
    (.distance(250), -40, true), (.lastItem, 80, false), (.lastItem, 79, true),
    (.remaining(2), 240, false), (.remaining(2), 239, true),
  ])
  func `by points a page is due`(policy: PrefetchPolicy, remaining: Double, isDue: Bool) throws {
    // 100 rows of 80 points, in a viewport of 600 of which 50 are covered.
    let position = ScrollPosition(
      offset: 8000 - 550 - remaining, viewport: 600, contentLength: 8000, bottomInset: 50)
    let hint = try #require(ScrollHint(position, rows: 100))
    #expect(policy.isDue(at: hint, count: 100) == isDue)
  }

  @Test func `a hint is good for a longer list too`() throws {
    let position = ScrollPosition(offset: 7400, viewport: 600, contentLength: 8000)
    let hint = try #require(ScrollHint(position, rows: 100))
    #expect(PrefetchPolicy.distance(250).isDue(at: hint, count: 100))
    #expect(PrefetchPolicy.distance(250).isDue(at: hint, count: 103))
    #expect(!PrefetchPolicy.distance(250).isDue(at: hint, count: 104))
  }

  @Test func `a hint that would be infinitely far is none`() {
    let position = ScrollPosition(offset: 1e300, viewport: 1, contentLength: 1e-300)
    #expect(ScrollHint(position, rows: 1) == nil)
  }

  @Test func `of an empty list nothing has been passed`() throws {
    let position = ScrollPosition(offset: 0, viewport: 600, contentLength: 0)
    #expect(try #require(ScrollHint(position, rows: 0)).passed == 0)
    #expect(ScrollHint(position, rows: 3)?.passed == 0)
  }

  @Test(arguments: [(0.0, 0..<8), (40, 0..<8), (80, 1..<9), (560, 7..<10), (-100, 0..<7)])
  func `rows in sight are those that the viewport touches`(offset: Double, rows: Range<Int>) {
    let position = ScrollPosition(offset: offset, viewport: 600, contentLength: 800)
    #expect(position.rowsInSight(of: 10) == rows)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `no rows are in sight where the position makes no sense`(offset: Double) {
    let position = ScrollPosition(offset: offset, viewport: 600, contentLength: 800)
    #expect(position.rowsInSight(of: 10) == nil)
    #expect(ScrollPosition(offset: 0, viewport: 1, contentLength: 0).rowsInSight(of: 0) == nil)
  }
}
