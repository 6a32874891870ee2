import Testing

@testable import EndlessDomain

struct PrefetchPolicyTests {
  @Test(arguments: [
    (PrefetchPolicy.lastItem, 98, false), (.lastItem, 99, true),
    (.remaining(5), 93, false), (.remaining(5), 94, true), (.remaining(0), 98, false),
    (.remaining(0), 99, true), (.distance(250), 98, false), (.distance(250), 99, true),
  ])
  func `a row that appears makes the next page due`(
    policy: PrefetchPolicy, index: Int, isDue: Bool
  ) {
    #expect(policy.isDue(at: ScrollHint(appearedAt: index), count: 100) == isDue)
  }

  @Test(arguments: [
    (PrefetchPolicy.distance(250), 250.0, false), (.distance(250), 249, true),
    (.distance(250), -40, true), (.lastItem, 80, false), (.lastItem, 79, true),
    (.remaining(2), 240, false), (.remaining(2), 239, true),
  ])
  func `a position makes the next page due`(
    policy: PrefetchPolicy, remaining: Double, isDue: Bool
  ) throws {
    // 100 rows of 80 points, in a viewport of 600 of which 50 are covered.
    let position = ViewportPosition(
      offset: 8000 - 550 - remaining, viewport: 600, contentLength: 8000, rows: 100,
      bottomInset: 50)
    let hint = try #require(ScrollHint(position))
    #expect(policy.isDue(at: hint, count: 100) == isDue)
  }

  @Test(arguments: [
    PrefetchPolicy.lastItem, .distance(0), .distance(-100), .distance(.nan), .remaining(0),
    .remaining(-5), .remaining(.min), .adaptive(margin: 0),
  ])
  func `every policy loads once the last row is visible, and these not before`(
    policy: PrefetchPolicy
  ) throws {
    let end = try #require(
      ScrollHint(ViewportPosition(offset: 200, viewport: 600, contentLength: 800, rows: 10)))
    let before = try #require(
      ScrollHint(ViewportPosition(offset: 120, viewport: 600, contentLength: 800, rows: 10)))
    for (hint, isDue) in [
      (end, true), (before, false),
      (ScrollHint(appearedAt: 9), true), (ScrollHint(appearedAt: 8), false),
    ] {
      #expect(policy.isDue(at: hint, count: 10) == isDue)
    }
  }

  @Test func `the adaptive policy loads when fewer rows remain than it keeps ready`() {
    let policy = PrefetchPolicy.adaptive()
    #expect(policy.isDue(at: ScrollHint(appearedAt: 79), count: 100, ahead: 20))
    #expect(!policy.isDue(at: ScrollHint(appearedAt: 78), count: 100, ahead: 20))
  }

  @Test func `a hint is still valid after pages are appended`() throws {
    let position = ViewportPosition(offset: 7400, viewport: 600, contentLength: 8000, rows: 100)
    let hint = try #require(ScrollHint(position))
    #expect(PrefetchPolicy.distance(250).isDue(at: hint, count: 100))
    #expect(PrefetchPolicy.distance(250).isDue(at: hint, count: 103))
    #expect(!PrefetchPolicy.distance(250).isDue(at: hint, count: 104))
  }
}
