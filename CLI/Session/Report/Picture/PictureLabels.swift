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

  static let height = 13.0
  /// How wide a cell of a terminal is in the picture's letters.
  static let cell = 6.8
  private static let margin = 4.0

  private var taken: [Box] = []

  /// Returns where a label stands in a bar, else beside it; nothing where others stand there.
  mutating func place(_ text: String, at bar: Box) -> Place? {
    let width = Double(text.cellWidth) * Self.cell
    let middle = (bar.y.lowerBound + bar.y.upperBound) / 2
    let span = PictureScale.left...(PictureScale.width - 2)
    var starts = [bar.x.upperBound + Self.margin, bar.x.lowerBound - Self.margin - width]
    if bar.x.upperBound - bar.x.lowerBound >= width + 2 * Self.margin {
      starts = [bar.x.lowerBound + Self.margin]
    }
    for x in starts where span.contains(x) && span.contains(x + width) {
      let y = min(max(middle, PictureScale.top + 7), PictureScale.bottom - 7)
      let box = Box(x: x...(x + width), y: (y - Self.height / 2)...(y + Self.height / 2))
      guard !taken.contains(where: box.overlaps) else { continue }
      taken.append(box)
      return Place(x: x, y: y)
    }
    return nil
  }
}
