/// Finds room for the requests' labels in a session's picture.
struct PictureLabels {
  /// A label's place: its left end and the middle of its height.
  struct Place: Equatable {
    let x: Double
    let y: Double
  }

  /// A box in the picture.
  struct Box {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>

    func overlaps(_ other: Self) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
  }

  static let height = 14.0
  /// How wide a cell of a terminal is in the picture's letters.
  static let cell = 7.8
  private static let margin = 4.0

  /// The most bars for which it is looked whether a label would hide them.
  private static let mostBars = 2000

  private let bars: [Box]
  private var taken: [Box] = []

  /// Creates the room around and in bars.
  init(around bars: [Box]) {
    self.bars = bars
  }

  /// Returns where a label stands in a bar, else beside it; nothing where others stand there.
  ///
  /// One that is needed may stand on other bars.
  mutating func place(_ text: String, at bar: Box, isNeeded: Bool) -> Place? {
    let width = Double(text.cellWidth) * Self.cell
    let middle = (bar.y.lowerBound + bar.y.upperBound) / 2
    let y = min(max(middle, PictureScale.top + 7), PictureScale.bottom - 7)
    func box(at x: Double) -> Box {
      Box(x: x...(x + width), y: (y - Self.height / 2)...(y + Self.height / 2))
    }
    let isInside = bar.x.upperBound - bar.x.lowerBound >= width + 2 * Self.margin
    let starts =
      isInside
      ? [bar.x.lowerBound + Self.margin]
      : [bar.x.upperBound + Self.margin, bar.x.lowerBound - Self.margin - width]
    let found = starts.first { x in
      let box = box(at: x)
      guard x >= PictureScale.left, x + width <= PictureScale.width - 2,
        !taken.contains(where: box.overlaps)
      else { return false }
      return isInside || isNeeded
        || bars.count <= Self.mostBars && !bars.contains(where: box.overlaps)
    }
    guard let found else { return nil }
    taken.append(box(at: found))
    return Place(x: found, y: y)
  }
}
