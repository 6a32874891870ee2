import EndlessMocks
import Testing

@testable import EndlessDomain

/// What is true of the rows that are kept ready, whatever is observed.
struct AdaptivePrefetchPropertyTests {
  private static let margins = [0, 0.02, 0.1, 0.45, 0.8, 1, 1.5, 3]

  /// Draws what happens next, and lets several estimates observe it.
  private struct History {
    var chance: SeededGenerator
    var time = 0.0
    var rows = 0.0

    mutating func happen(to estimates: inout [AdaptivePrefetch], sane: Bool) {
      pass(sane: sane)
      let kind = Int.random(in: 0..<12, using: &chance)
      let replaces = Bool.random(using: &chance)
      for index in estimates.indices {
        switch kind {
        case 0: estimates[index].requested(at: time)
        case 1: estimates[index].loaded(at: time, replaces: replaces)
        case 2: estimates[index].retried()
        case 3: estimates[index].failed()
        default: estimates[index].scrolled(to: rows, at: time)
        }
      }
    }

    private mutating func pass(sane: Bool) {
      let leaps = [0, 0, 1e-9, 0.016, 0.016, 0.3, 5, 600, 1e9] + (sane ? [] : [-0.1, -1e9, 1e15])
      time += leaps.randomElement(using: &chance) ?? 0
      let wild = [Double.infinity, -.infinity, .nan, 1e308, -1e308, .leastNonzeroMagnitude]
      if !sane, Int.random(in: 0..<20, using: &chance) == 0 {
        rows = wild.randomElement(using: &chance) ?? 0
      } else {
        rows = max(0, (rows.isFinite ? rows : 0) + .random(in: -20...60, using: &chance))
      }
    }
  }

  @Test func `more margin never keeps fewer rows ready`() {
    let seed = UInt64.random(in: 0...(.max))
    print("adaptive prefetch, margins: seed \(seed)")
    for round in 0..<20 {
      var history = History(chance: SeededGenerator(seed: seed &+ UInt64(round)))
      var estimates = Self.margins.map { AdaptivePrefetch(margin: $0) }
      for _ in 0..<50 {
        history.happen(to: &estimates, sane: true)
        let ahead = estimates.map { $0.rowsAhead(at: history.time) }
        #expect(zip(ahead, ahead.dropFirst()).allSatisfy(<=), "seed \(seed): \(ahead)")
      }
    }
  }

  @Test func `rows are finite and not negative, whatever is observed`() throws {
    let seed = UInt64.random(in: 0...(.max))
    print("adaptive prefetch, nonsense: seed \(seed)")
    for round in 0..<20 {
      var history = History(chance: SeededGenerator(seed: seed &+ UInt64(round)))
      var estimates = Self.margins.map { AdaptivePrefetch(margin: $0) }
      for _ in 0..<100 {
        history.happen(to: &estimates, sane: false)
        let ahead = estimates.map { $0.rowsAhead(at: history.time) }
        let isSane = ahead.allSatisfy { $0.isFinite && $0 >= 0 }
        let horizons = estimates.map(\.horizon)
        try #require(isSane, "seed \(seed), round \(round): \(ahead)")
        try #require(
          horizons.allSatisfy { $0.isFinite && $0 > 0 }, "seed \(seed), round \(round): \(horizons)"
        )
      }
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e308, -1e308])
  func `a position that makes no sense is forgotten like any other`(rows: Double) {
    var estimate = AdaptivePrefetch()
    estimate.requested(at: 0)
    estimate.loaded(at: 0.2, replaces: true)
    for (place, second) in zip([8, rows, 8, rows, 10], 1...) {
      estimate.scrolled(to: place, at: Double(second))
    }
    for second in 10..<600 { estimate.scrolled(to: 10, at: Double(second)) }
    #expect(estimate.rowsAhead(at: 600) < AdaptivePrefetch.floor + 0.5)
    estimate.scrolled(to: 30, at: 600)
    #expect(estimate.rowsAhead(at: 600) > 30)
  }

  @Test func `many events do not make the estimate less exact`() {
    var estimates = [AdaptivePrefetch(), AdaptivePrefetch()]
    // Instead of 10^9 frames: the time and the position that they would lead to.
    let start = [0.0, 1e9 / 60]
    for index in estimates.indices {
      estimates[index].requested(at: start[index])
      estimates[index].loaded(at: start[index] + 0.25, replaces: true)
      for frame in 1...20_000 {
        let time = start[index] + 0.5 + Double(frame) / 64
        estimates[index].scrolled(to: start[index] + Double(frame) / 8, at: time)
      }
    }
    let ahead = zip(estimates, start).map { $0.rowsAhead(at: $1 + 320) }
    #expect(abs(ahead[0] - ahead[1]) < 0.01 * ahead[0], "\(ahead)")
  }
}
