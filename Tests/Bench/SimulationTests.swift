import Testing

@testable import endless_bench

/// What comes of a visit is what the visit and the policy make of it, and nothing else.
struct SimulationTests {
  /// Contenders whose pages have the source's size: they differ in when they ask alone.
  private static let sequential: [Contender] = [
    .tenthRow, .bottom, .points, .flutter, .texture, .fixed(12), .adaptive(margin: 1),
  ]
  private static let frame = 1 / ScrollTrace.framesPerSecond

  private func visit(
    _ seed: UInt64, _ habit: Habit = .flinger, _ network: Network = .fourG, seconds: Double = 5
  ) -> Visit {
    Visit(Visit.Terms(seed: seed, habit: habit, network: network, seconds: seconds))
  }

  /// Pages of 10 rows, 8 on a screen, over Wi-Fi: each page takes 0.144 s, so it is there in the ninth
  /// frame after the one in which it was asked for.
  private func byHand(_ tops: [Double]) -> Visit {
    Visit(
      Visit.Terms(seed: 0, habit: .reader, network: .wifi, pageSize: 10, viewport: 8), tops: tops)
  }

  @Test func `the same visit has the same outcome, and another seed another one`() {
    for contender in [Contender.paging3, .texture, .adaptivePages(margin: 1), .oracle] {
      let once = Simulation.outcome(of: visit(1), with: contender)
      let again = Simulation.outcome(of: visit(1), with: contender)
      let other = Simulation.outcome(of: visit(2), with: contender)
      #expect("\(once)" == "\(again)")
      #expect("\(once)" != "\(other)")
    }
  }

  @Test(arguments: Habit.allCases)
  func `every policy shows the same rows`(habit: Habit) {
    for seed in UInt64(1)...2 {
      let visit = visit(seed, habit, .threeG, seconds: 10)
      for contender in Contender.named + [.fixed(1), .fixed(60), .adaptive(margin: 0)] {
        let outcome = Simulation.outcome(of: visit, with: contender)
        #expect(abs(outcome.seen - visit.furthest) < 1e-6, "\(contender.name), seed \(seed)")
      }
    }
  }

  /// Among contenders whose pages have one size: whoever takes three pages for the first, or larger ones
  /// later, pays fewer round trips than one page after the other does.
  @Test(arguments: Habit.allCases)
  func `with pages of one size nobody stalls less than the oracle`(habit: Habit) {
    for network in Network.allCases {
      for seed in UInt64(1)...12 {
        let visit = visit(seed, habit, network, seconds: 4)
        let oracle = Simulation.outcome(of: visit, with: .oracle)
        for contender in Self.sequential {
          let outcome = Simulation.outcome(of: visit, with: contender)
          #expect(
            oracle.stalled <= outcome.stalled + Self.frame * 1.01,
            "\(contender.name), \(network), seed \(seed)")
          #expect(oracle.firstWait == outcome.firstWait)
        }
      }
    }
  }

  @Test func `the bottom waits for a whole page, counted by hand`() {
    let outcome = Simulation.outcome(of: byHand([0, 3]), with: .bottom)
    #expect(abs(outcome.firstWait - 0.144) < 1e-9)
    // Asked for in the second frame, which shows a spinner, as do eight more.
    #expect(abs(outcome.stalled - 9 * Self.frame) < 1e-9)
    #expect(outcome.stalls == 1)
    #expect(outcome.seen == 11)
    #expect(outcome.requests == 2)
    #expect(abs(outcome.spinner - 150_000 / 11) < 1e-6)
    #expect(abs(outcome.wait - 294_000 / 11) < 1e-6)
    // 2 rows below the first screen; 10 asked for at the end, nine times; 9 below the last screen.
    #expect(abs(outcome.inVain - (2 + 9 * 10 + 9) / 11) < 1e-9)
  }

  @Test func `the oracle asks a frame earlier, and waits a frame less`() {
    let outcome = Simulation.outcome(of: byHand([0, 3]), with: .oracle)
    #expect(abs(outcome.stalled - 8 * Self.frame) < 1e-9)
    #expect(outcome.requests == 2)
  }

  @Test func `a page that is there in time shows no spinner`() {
    let tops = Array(repeating: 0.0, count: 12) + [3]
    let outcome = Simulation.outcome(of: byHand(tops), with: .fixed(3))
    #expect(outcome.stalled == 0)
    #expect(outcome.stalls == 0)
    #expect(outcome.spinner == 0)
    #expect(outcome.requests == 2)
  }

  @Test func `two waits are two stalls, and a wait for two pages is one`() {
    let twice = Simulation.outcome(of: byHand([0, 3, 13]), with: .bottom)
    #expect(twice.stalls == 2)
    #expect(abs(twice.stalled - 18 * Self.frame) < 1e-9)
    let once = Simulation.outcome(of: byHand([0, 13]), with: .bottom)
    #expect(once.stalls == 1)
    #expect(once.requests == 3)
    #expect(abs(once.stalled - 18 * Self.frame) < 1e-9)
  }

  @Test func `nobody who stays at the top waits, and only the first page is loaded`() {
    for contender in [Contender.bottom, .points, .flutter, .fixed(1)] {
      let outcome = Simulation.outcome(of: byHand([0, 0, 0]), with: contender)
      #expect(outcome.stalled == 0)
      // 250 points are nearly three rows, and two are left.
      #expect(outcome.requests == (contender == .bottom || contender == .fixed(1) ? 1 : 2))
    }
  }

  @Test func `three pages at first are one request of three pages`() {
    let outcome = Simulation.outcome(of: byHand([0]), with: .paging3)
    #expect(outcome.requests == 1)
    #expect(abs(outcome.firstWait - (0.128 + 30_000 / 625_000)) < 1e-9)
    #expect(abs(outcome.inVain - 22) < 1e-9)
  }

  @Test func `rows that are missing come in one request where pages may have any size`() {
    let tops = Array(repeating: 0.0, count: 30) + [30]
    let one = Simulation.outcome(of: byHand(tops), with: .adaptive(margin: 1))
    let any = Simulation.outcome(of: byHand(tops), with: .adaptivePages(margin: 1))
    #expect(any.requests < one.requests)
  }
}
