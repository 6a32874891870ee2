/// The curve that one parameter of a policy traces: spinner time against rows in vain.
struct Frontier {
  struct Point {
    /// The threshold in rows, or the margin.
    let parameter: Double
    let means: Means
  }

  /// By rows in vain, the fewest first.
  let points: [Point]
  /// How rows in vain are counted.
  private let rows: KeyPath<Means, Double>

  init(_ points: [Point], by rows: KeyPath<Means, Double> = \.inVain) {
    self.rows = rows
    self.points = points.sorted { $0.means[keyPath: rows] < $1.means[keyPath: rows] }
  }

  /// Returns the same curve with rows in vain counted in another way.
  func counted(by rows: KeyPath<Means, Double>) -> Frontier {
    Frontier(points, by: rows)
  }

  /// Returns the spinner time at so many rows in vain, between two points on the line between them;
  /// not a number where the curve does not reach.
  func spinner(atRowsInVain wanted: Double) -> Double {
    for (a, b) in zip(points, points.dropFirst()) {
      let (few, many) = (a.means[keyPath: rows], b.means[keyPath: rows])
      guard few <= wanted && wanted <= many else { continue }
      let share = (wanted - few) / max(many - few, .ulpOfOne)
      return a.means.spinner + share * (b.means.spinner - a.means.spinner)
    }
    return .nan
  }

  /// Returns the fewest rows in vain with so much spinner time, likewise.
  func rowsInVain(atSpinner spinner: Double) -> Double {
    for (a, b) in zip(points, points.dropFirst())
    where a.means.spinner >= spinner && spinner >= b.means.spinner {
      let (few, many) = (a.means[keyPath: rows], b.means[keyPath: rows])
      let share = (a.means.spinner - spinner) / max(a.means.spinner - b.means.spinner, .ulpOfOne)
      return few + share * (many - few)
    }
    return .nan
  }

  /// Whether some point has less of both than another.
  func beats(_ other: Means) -> Bool { points.contains { $0.means.beats(other, by: rows) } }
}
