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
    for _ in 0..<20 {
      var timeless = Pager(policy: policy)
      var timed = timeless
      var loads: [Load] = []
      for _ in 0..<60 {
        let event = event(of: loads, count: timed.count, with: &chance)
        let time = Duration.milliseconds(Int.random(in: -1000...1_000_000, using: &chance))
        let command = timed.handle(event, at: time)
        #expect(timeless.handle(event) == command, "seed \(seed): \(event)")
        #expect(timeless == timed, "seed \(seed): \(event)")
        if case .load(let load)? = command { loads.append(load) }
      }
    }
  }

  private func event(of loads: [Load], count: Int, with chance: inout SeededGenerator)
    -> Pager.Event
  {
    let load = loads.last
    switch Int.random(in: 0..<12, using: &chance) {
    case 0: return .opened
    case 1: return .refreshed
    case 2: return .retried
    case 3: return .cancelled
    case 4: return .searched(SearchQuery("a"))
    case 5...8:
      guard let load else { return .opened }
      let added = Int.random(in: 0...20, using: &chance)
      if added == 0 { return .failed(load, .offline) }
      return .loaded(load, added: added, ended: false)
    case 9:
      return .scrolled(
        to: ScrollPosition(
          offset: .random(in: 0...2000, using: &chance), viewport: 600,
          contentLength: Double(count) * 80))
    default: return .appeared(at: Int.random(in: 0...max(1, count), using: &chance))
    }
  }
}
