import EndlessMocks
import Testing

@testable import EndlessDomain

/// The policies that observe nothing.
struct FixedPolicyTests {
  @Test(arguments: [PrefetchPolicy.lastItem, .remaining(4), .distance(250)])
  func `a fixed policy never looks at the time`(policy: PrefetchPolicy) {
    let seed = UInt64.random(in: 0...(.max))
    print("fixed policies, \(policy): seed \(seed)")
    var chance = SeededGenerator(seed: seed)
    // Retries do look at the time, whatever the policy.
    let pager = Pager(policy: policy, retryPolicy: RetryPolicy(attempts: 1))
    for _ in 0..<20 {
      var timeless = PagerRunner(pager)
      var timed = timeless
      for _ in 0..<60 {
        let step = step(of: timed, with: &chance)
        timed.time = .milliseconds(Int.random(in: -1000...1_000_000, using: &chance))
        step(&timed)
        step(&timeless)
        #expect(timeless.kinds == timed.kinds, "seed \(seed)")
        #expect(timeless.isBusy == timed.isBusy, "seed \(seed)")
        #expect(timeless.pager.count == timed.pager.count, "seed \(seed)")
      }
    }
  }

  private func step(of runner: PagerRunner, with chance: inout SeededGenerator)
    -> (inout PagerRunner) -> Void
  {
    let intents: [Pager.Intent] = [
      .open, .close, .refresh, .retry, .goOn, .cancel, .search(SearchQuery("a")),
      .scrolled(
        to: ViewportPosition(
          offset: .random(in: 0...2000, using: &chance), viewport: 600,
          contentLength: Double(runner.pager.count) * 80, rows: runner.pager.count)),
      .itemAppeared(at: Int.random(in: 0...max(1, runner.pager.count), using: &chance)),
    ]
    let intent = intents.randomElement(using: &chance) ?? .open
    let added = Int.random(in: 0...20, using: &chance)
    if runner.load == nil || Bool.random(using: &chance) { return { $0.send(intent) } }
    return { runner in
      guard let load = runner.load else { return }
      runner.report(
        added == 0 ? .failed(load, .notFound) : .loaded(load, added: added, then: .more))
    }
  }
}
