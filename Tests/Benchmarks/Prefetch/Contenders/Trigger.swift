/// Asks for the next page where a contender does so by a rule that is no policy of the pager's.
///
/// The pager is then told that the last row has appeared, so that all its other rules stand.
struct Trigger {
  /// What a contender can look at.
  struct View {
    /// Rows in sight, the first and the one after the last.
    let inSight: Range<Int>
    /// Rows below the viewport's end; a part counts as a part.
    let remaining: Double
    /// In rows a second; negative upwards.
    let speed: Double
    let viewport: Double
    let count: Int
  }

  let contender: Contender
  let furthest: Double
  private var seen = 0..<0

  init(_ contender: Contender, furthest: Double) {
    self.contender = contender
    self.furthest = furthest
  }

  mutating func isDue(_ view: View) -> Bool {
    defer { seen = view.inSight }
    switch contender {
    case .tenthRow:
      return view.inSight.contains { $0 % 10 == 9 && !seen.contains($0) }
    case .texture:
      // Where a fling comes to rest: a touch list's speed falls to 0.998 a millisecond, so it goes
      // on for half a second's worth of it.
      let rest = view.remaining - max(0, view.speed) * 0.5
      return view.speed >= 0 && rest <= 2 * view.viewport
    case .oracle:
      return Double(view.count) < furthest
    case .bottom, .points, .paging3, .flutter, .fixed, .adaptive, .adaptivePages:
      return false
    }
  }
}
