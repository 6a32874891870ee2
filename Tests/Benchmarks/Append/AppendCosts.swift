/// What a page costs at three lengths of a list, and the dearest page on the way.
struct AppendCosts {
  /// Microseconds a page at 1 thousand rows, in a list that grows alone: all of it is in the
  /// processor's cache.
  let alone: Double
  /// Microseconds a page at 1 thousand rows, with as many such lists as hold a million rows.
  let small: Double
  /// Microseconds a page at 100 thousand rows.
  let medium: Double
  /// Microseconds a page at 1 million rows.
  let large: Double
  /// Microseconds of the page that took longest.
  let worst: Double

  /// How much dearer a page is at 1 million rows in one list than in a thousand of them.
  ///
  /// Kind to the long list, whose last page and head stay in the cache as those of a thousand
  /// cannot; the truth lies between this and ``ratioToAlone``.
  var ratio: Double { large / small }
  /// How much dearer a page is at 1 million rows than at 1 thousand in the cache.
  var ratioToAlone: Double { large / alone }

  /// Measures lists of one kind: many short ones, and one that grows to the end.
  static func of<List: GrowingList>(
    _ growth: Growth<List.Item>, _ list: () -> List
  ) async throws(BenchFault) -> AppendCosts {
    var alone: [Double] = []
    for start in stride(from: 0, to: 10_000, by: 100) {
      let part = Growth(pages: Array(growth.pages[start..<(start + 60)]), runs: growth.runs)
      alone += try await part.times(lists: 1, list).dropFirst(40)
    }
    // Sixty pages each: the last third of the growth is between 800 and 1,200 rows.
    let short = try await growth.times(lists: growth.pages.count / 60, list)
    let all = try await growth.times(lists: 1, list)
    return AppendCosts(
      alone: mean(alone), small: mean(short.suffix(short.count / 3)),
      medium: mean(all[4000..<6000]),
      large: mean(all.suffix(2000)), worst: all.max() ?? .nan)
  }

  var figures: [Figure] {
    [
      .number(alone, digits: 2), .number(small, digits: 2), .number(medium, digits: 2),
      .number(large, digits: 2), .number(ratio, digits: 2),
      .number(ratioToAlone, digits: 2), .number(worst, digits: 0),
    ]
  }
}

private func mean(_ values: some Collection<Double>) -> Double {
  values.reduce(0, +) / Double(values.count)
}
