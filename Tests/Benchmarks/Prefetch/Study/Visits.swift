import EndlessMocks

/// The visits that are compared.
enum Visits {
  /// A page of 20 rows, 8 of them on the screen, 60 seconds.
  static func plain(seeds: ClosedRange<UInt64>, pageSize: Int = 20) -> [Visit] {
    terms(seeds: seeds).map { terms in
      var terms = terms
      terms.pageSize = pageSize
      return Visit(terms)
    }
  }

  /// Page sizes, screens and latencies drawn anew for each visit.
  static func drawn(seeds: ClosedRange<UInt64>) -> [Visit] {
    var chance = SeededGenerator(seed: seeds.lowerBound)
    return terms(seeds: seeds).map { terms in
      var terms = terms
      terms.pageSize = [10, 20, 30, 50].randomElement(using: &chance) ?? 20
      terms.viewport = .random(in: 5...15, using: &chance)
      terms.slowness = chance.logNormal(median: 1, sigma: 0.5)
      return Visit(terms)
    }
  }

  /// One habit on one network.
  static func cell(_ habit: Habit, _ network: Network, seeds: ClosedRange<UInt64>) -> [Visit] {
    seeds.map { Visit(Visit.Terms(seed: $0, habit: habit, network: network)) }
  }

  /// An outage is looked at by itself, in the table of habits and networks: nothing foretells it.
  private static func terms(seeds: ClosedRange<UInt64>) -> [Visit.Terms] {
    seeds.flatMap { seed in
      Habit.allCases.flatMap { habit in
        [Network.wifi, .fourG, .threeG].map { network in
          Visit.Terms(seed: seed, habit: habit, network: network)
        }
      }
    }
  }
}
