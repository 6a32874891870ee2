/// The curve that one parameter of a policy traces: spinner time against rows in vain.
struct Frontier {
  struct Point {
    /// The threshold in rows, or the margin.
    let parameter: Double
    let means: Means
  }

  /// By rows in vain, the fewest first.
  let points: [Point]

  init(_ points: [Point]) {
    self.points = points.sorted { $0.means.inVain < $1.means.inVain }
  }

  /// Returns the spinner time at so many rows in vain, between two points on the line between them;
  /// not a number where the curve does not reach.
  func spinner(atRowsInVain rows: Double) -> Double {
    for (a, b) in zip(points, points.dropFirst())
    where a.means.inVain <= rows && rows <= b.means.inVain {
      let share = (rows - a.means.inVain) / max(b.means.inVain - a.means.inVain, .ulpOfOne)
      return a.means.spinner + share * (b.means.spinner - a.means.spinner)
    }
    return .nan
  }

  /// Returns the fewest rows in vain with so much spinner time, likewise.
  func rowsInVain(atSpinner spinner: Double) -> Double {
    for (a, b) in zip(points, points.dropFirst())
    where a.means.spinner >= spinner && spinner >= b.means.spinner {
      let share = (a.means.spinner - spinner) / max(a.means.spinner - b.means.spinner, .ulpOfOne)
      return a.means.inVain + share * (b.means.inVain - a.means.inVain)
    }
    return .nan
  }

  /// Whether some point has less of both than another.
  func beats(_ other: Means) -> Bool {
    points.contains { $0.means.beats(other) }
  }
}
