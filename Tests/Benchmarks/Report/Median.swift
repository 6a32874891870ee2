/// Measures times and takes the middle of several.
enum Median {
  /// Returns the middle of some values, or not a number where there is none.
  static func of(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Returns the seconds that some work takes.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure { try work() }
    return time / .seconds(1)
  }
}
