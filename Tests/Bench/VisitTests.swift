import Foundation
import Testing

@testable import endless_bench

/// The people and networks of the simulation are as they are documented.
struct VisitTests {
  private static let decay = pow(0.998, 1000 / 60.0)

  @Test func `a fling slows down to 0.998 of its speed a millisecond, and comes to rest`() {
    for speed in [3.5, -3.5] {
      var trace = ScrollTrace(seconds: 20)
      trace.fling(8)
      let start = trace.tops.count - 1
      trace.fling(speed)
      let steps = zip(trace.tops[start...], trace.tops[start...].dropFirst()).map { $1 - $0 }
      #expect(abs(steps[0] - speed / 60) < 1e-9)
      for (step, next) in zip(steps, steps.dropFirst()) {
        #expect(abs(next / step - Self.decay) < 1e-6)
      }
      #expect(!trace.isFull)
      // A touch list's rest is half a second's worth of its speed away.
      #expect(abs(steps.reduce(0, +) - speed / 2) < 0.05 * abs(speed))
    }
  }

  @Test func `a glide arrives where it is meant to, slower and slower`() {
    var trace = ScrollTrace(seconds: 20)
    trace.glide(3, in: 0.5)
    #expect(trace.tops.count == 31)
    #expect(abs(trace.last - 3) < 1e-9)
    let steps = zip(trace.tops, trace.tops.dropFirst()).map { $1 - $0 }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `a drag gets faster and faster`() {
    var trace = ScrollTrace(seconds: 2)
    trace.drag(at: 1, accelerating: 0.5)
    #expect(trace.isFull)
    // 1 × 2 s + 0.5 × (2 s)² / 2
    #expect(abs(trace.last - 3) < 0.05)
  }

  @Test(arguments: Habit.allCases)
  func `a visit lasts as long as it is meant to, goes on, and never above the top`(habit: Habit) {
    for seed in UInt64(1)...10 {
      let visit = Visit(Visit.Terms(seed: seed, habit: habit, network: .wifi, seconds: 20))
      #expect(visit.tops.count == 1200)
      #expect(visit.tops.allSatisfy { $0 >= 0 })
      #expect(visit.furthest == (visit.tops.max() ?? 0) + 8)
      #expect(visit.furthest > 10)
      let turnsBack = zip(visit.tops, visit.tops.dropFirst()).contains { $0 > $1 + 1e-9 }
      #expect(!turnsBack || habit == .returner)
    }
  }

  @Test func `one who turns back does`() {
    let visit = Visit(Visit.Terms(seed: 1, habit: .returner, network: .wifi))
    #expect(zip(visit.tops, visit.tops.dropFirst()).contains { $0 > $1 + 1e-9 })
  }

  @Test func `a person scrolls alike whatever the network, the page and the screen`() {
    let terms = Visit.Terms(seed: 3, habit: .flinger, network: .wifi, seconds: 10)
    var other = terms
    other.network = .threeG
    other.pageSize = 50
    #expect(Visit(terms).tops == Visit(other).tops)
    other.viewport = 16
    #expect(Visit(terms).tops.map { $0 * 2 } == Visit(other).tops)
  }

  @Test(arguments: [(Network.wifi, 0.16), (.fourG, 0.2878), (.threeG, 0.5)])
  func `latencies have about the profile's median, and its tail`(network: Network, median: Double) {
    #expect(abs(network.median(rows: 20) - median) < 1e-3)
    var latencies: [Double] = []
    for seed in UInt64(1)...8 {
      let visit = Visit(Visit.Terms(seed: seed, habit: .scanner, network: network, seconds: 0.1))
      latencies += (0..<256).map { visit.answer(to: $0, sentAt: 7, rows: 20) - 7 }
    }
    #expect(abs(Median.of(latencies) / median - 1) < 0.06)
    let logarithms = latencies.map { log($0 / median) }
    let square = logarithms.map { $0 * $0 }.reduce(0, +) / Double(logarithms.count)
    #expect(abs(square.squareRoot() / network.sigma - 1) < 0.06)
  }

  @Test func `larger pages and slower visits take longer`() {
    var terms = Visit.Terms(seed: 1, habit: .scanner, network: .threeG, seconds: 1)
    let visit = Visit(terms)
    terms.slowness = 2
    let slow = Visit(terms)
    for request in 0..<300 {
      let time = visit.answer(to: request, sentAt: 0, rows: 20)
      #expect(visit.answer(to: request, sentAt: 0, rows: 100) > time)
      #expect(abs(slow.answer(to: request, sentAt: 0, rows: 20) - 2 * time) < 1e-9)
    }
  }

  @Test func `for 5 seconds nothing comes through, and what was under way comes 5 seconds later`() {
    let terms = Visit.Terms(seed: 0, habit: .scanner, network: .outage)
    let latency = terms.network.median(rows: 20)
    let visit = Visit(terms, tops: [0], outage: 10..<15)
    for (sent, answered) in [
      (0, latency), (9, 9 + latency), (9.9, 14.9 + latency), (10, 15 + latency),
      (14.9, 15 + latency), (15, 15 + latency), (20, 20 + latency),
    ] {
      #expect(abs(visit.answer(to: 0, sentAt: sent, rows: 20) - answered) < 1e-9, "\(sent)")
    }
  }

  @Test func `an outage comes once in a visit, well before its end, and on one network alone`() {
    for seed in UInt64(1)...20 {
      var terms = Visit.Terms(seed: seed, habit: .scanner, network: .outage, seconds: 60)
      let visit = Visit(terms)
      terms.network = .fourG
      let plain = Visit(terms)
      let late = stride(from: 0.0, to: 60, by: 0.1).filter { time in
        visit.answer(to: 0, sentAt: time, rows: 20) > plain.answer(to: 0, sentAt: time, rows: 20)
      }
      let latency = plain.answer(to: 0, sentAt: 0, rows: 20)
      let first = late.first ?? 0
      let last = late.last ?? 0
      #expect(first + latency >= 0.15 * 60 && last <= 0.75 * 60 + Network.outageSeconds)
      #expect(abs(last - first - Network.outageSeconds - latency) < 0.25)
      #expect(late.count > 48)
    }
  }
}
