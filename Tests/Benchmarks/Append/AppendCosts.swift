/// What a page costs at three lengths of a list, and the dearest page on the way.
struct AppendCosts {
  /// Microseconds a page at 1 thousand rows.
  let small: Double
  /// Microseconds a page at 100 thousand rows.
  let medium: Double
  /// Microseconds a page at 1 million rows.
  let large: Double
  /// Microseconds of the page that took longest.
  let worst: Double

  /// How much dearer a page is at 1 million rows.
  var ratio: Double { large / small }

  /// Measures lists of one kind: one that grows to the end, and a hundred short ones.
  static func of<List: GrowingList>(
    _ growth: Growth<List.Item>, _ list: () -> List
  ) async throws(BenchFault) -> AppendCosts {
    var small: [Double] = []
    var lists: [List] = []
    for start in stride(from: 0, to: 10_000, by: 100) {
      small += try await growth.times(of: start..<(start + 60), keeping: &lists, list)
        .dropFirst(40)
    }
    lists = []
    let all = try await growth.times(of: growth.pages.indices, keeping: &lists, list)
    return AppendCosts(
      small: mean(small), medium: mean(all[4000..<6000]), large: mean(all.suffix(2000)),
      worst: all.max() ?? .nan)
  }

  var figures: [Figure] {
    [
      .number(small, digits: 2), .number(medium, digits: 2), .number(large, digits: 2),
      .number(ratio, digits: 2), .number(worst, digits: 0),
    ]
  }
}

private func mean(_ values: some Collection<Double>) -> Double {
  values.reduce(0, +) / Double(values.count)
}
