/// Decides how wide the columns of a table are, before any row is known: rows come page by page, and
/// all of them stand below the same header.
struct TableLayout {
  /// The blanks between two columns.
  static let gap = 2

  /// How many cells each column has; one that has none is left out.
  let widths: [Int]

  /// Lays columns out on a line of so many cells.
  ///
  /// Every column gets its least width, and the columns then grow together, each by its share of what
  /// all of them still want. Where even the least widths do not fit, the last columns give way.
  init(_ columns: [ClosedRange<Int>], line: Int) {
    var widths = columns.map(\.lowerBound)
    while let last = widths.indices.last(where: { widths[$0] > 0 }), Self.total(widths) > line {
      // A narrower column than this would show nothing but its ellipsis.
      let narrowed = widths[last] - (Self.total(widths) - line)
      widths[last] = narrowed >= 4 ? narrowed : 0
    }
    var spare = max(0, line - Self.total(widths))
    var wanted = zip(columns, widths).reduce(0) { $0 + ($1.1 > 0 ? $1.0.upperBound - $1.1 : 0) }
    for place in widths.indices where widths[place] > 0 && wanted > 0 {
      let wish = columns[place].upperBound - widths[place]
      let share = min(wish, spare * wish / wanted)
      widths[place] += share
      spare -= share
      wanted -= wish
    }
    self.widths = widths
  }

  private static func total(_ widths: [Int]) -> Int {
    let shown = widths.filter { $0 > 0 }
    return shown.reduce(0, +) + gap * max(0, shown.count - 1)
  }
}
