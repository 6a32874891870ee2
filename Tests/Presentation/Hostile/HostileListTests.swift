import EndlessDomain
import Foundation
import Testing

/// Random intents, answers and reentrant calls against one list.
///
/// Each failure prints its seed; `ENDLESS_LIST_SEED` replays it, and `ENDLESS_LIST_RUNS` sets how many
/// seeds are tried.
struct HostileListTests {
  @Test func `whatever happens, a list shows what is under way, and can be read to its end`() {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["ENDLESS_LIST_SEED"].flatMap { UInt64($0) }
    let runs = environment["ENDLESS_LIST_RUNS"].flatMap { UInt64($0) } ?? 300
    let first = seed ?? .random(in: 1...1_000_000_000)
    for seed in first..<first + (seed == nil ? runs : 1) {
      var list = HostileList(seed: seed)
      for _ in 0..<60 {
        list.step()
        if let fault = list.fault { return report(fault, list, seed) }
      }
      list.readToTheEnd()
      if let fault = list.fault { return report(fault, list, seed) }
    }
  }

  private func report(_ fault: String, _ list: HostileList, _ seed: UInt64) {
    Issue.record(
      """
      \(fault), replay with ENDLESS_LIST_SEED=\(seed)
      \(list.story.joined(separator: "\n"))
      """)
  }
}
