import EndlessDomain
import Testing

@testable import endless_bench

/// Rules that are no policy of the pager's.
struct TriggerTests {
  /// Whether a contender asks, view after view.
  private func asked(_ contender: Contender, furthest: Double = 100, _ views: [Trigger.View])
    -> [Bool]
  {
    var trigger = Trigger(contender, furthest: furthest)
    return views.map { trigger.isDue($0) }
  }

  private func view(
    _ inSight: Range<Int>, remaining: Double = 10, speed: Double = 0, count: Int = 100
  ) -> Trigger.View {
    Trigger.View(inSight: inSight, remaining: remaining, speed: speed, viewport: 8, count: count)
  }

  @Test func `origin A asks on every tenth row that comes into sight, also on the way back`() {
    let tops = Array(0...24) + (0...23).reversed()
    let asked = asked(.tenthRow, tops.map { view($0..<($0 + 8)) })
    // Down, rows 9, 19 and 29 come in from below; up, 19 and 9 come in from above.
    #expect(zip(tops, asked).filter(\.1).map(\.0) == [2, 12, 22, 19, 9])
  }

  @Test func `origin A asks for a tenth row that a jump brings, and once while it stays`() {
    let asked = asked(.tenthRow, [view(0..<8), view(45..<53), view(46..<54), view(50..<58)])
    #expect(asked == [false, true, false, false])
  }

  @Test(arguments: [
    (16.0, 0.0, true), (16.1, 0, false), (20, 8, true), (20.1, 8, false), (0, -1, false),
    (16, -0.1, false),
  ])
  func `Texture asks two screens ahead of where the movement comes to rest, and downwards only`(
    remaining: Double, speed: Double, isDue: Bool
  ) {
    #expect(asked(.texture, [view(0..<8, remaining: remaining, speed: speed)]) == [isDue])
  }

  @Test func `the oracle asks until all is there that will be seen`() {
    let views = [view(0..<8, count: 60), view(0..<8, count: 61)]
    #expect(asked(.oracle, furthest: 60.5, views) == [true, false])
  }

  @Test func `the others leave it to the pager`() {
    for contender in Contender.named + [.fixed(60)]
    where ![.tenthRow, .texture, .oracle].contains(contender) {
      let asked = asked(contender, [view(90..<100, remaining: 0, speed: 100)])
      #expect(asked == [false], "\(contender.name)")
    }
  }

  @Test func `contenders ask by the rule that they are named after`() {
    let policies = Contender.named.map { $0.policy(pageSize: 30) }
    #expect(
      policies == [
        .lastItem, .lastItem, .distance(250), .remaining(3), .lastItem, .remaining(30),
        .adaptive(), .adaptive(pages: 15...100), .lastItem,
      ])
    #expect(Contender.named.map { $0.firstPage(pageSize: 30) }.filter { $0 == 90 }.count == 1)
    #expect(Contender.paging3.firstPage(pageSize: 30) == 90)
    #expect(Set(Contender.named.map(\.name)).count == Contender.named.count)
    #expect(Contender.fixed(7).policy(pageSize: 30) == .remaining(7))
  }
}
