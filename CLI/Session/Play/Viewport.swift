import EndlessDomain

/// The part of a list that is in sight: rows of one height, in a container of a few of them.
struct Viewport: Hashable, Sendable {
  /// The height of a row in points.
  let rowHeight: Double
  /// How many rows are in sight.
  let rows: Int
  /// How many rows the list has.
  private(set) var count = 0
  /// How many rows lie above it; counted in rows, so that whole rows stay whole.
  private(set) var top = 0.0

  init(_ settings: SessionSettings) {
    rowHeight = settings.rowHeight
    rows = settings.viewport
  }

  /// How many rows lie above the viewport's end, empty space below the last row not counted.
  var bottom: Double { min(Double(count), top + Double(rows)) }
  /// Whether the list's end is in sight.
  var showsEnd: Bool { top + Double(rows) >= Double(count) }
  /// The first row in sight, from 1; 0 where there are no rows.
  var position: Int { count == 0 ? 0 : Int(top.rounded(.down)) + 1 }
  /// The rows at least partly in sight.
  var inSight: Range<Int> { Int(top.rounded(.down))..<Int(bottom.rounded(.up)) }

  /// The position that a list reports, if it reports positions.
  var viewportPosition: ViewportPosition {
    ViewportPosition(
      offset: top * rowHeight, viewport: Double(rows) * rowHeight,
      contentLength: Double(count) * rowHeight, rows: count)
  }

  private var lowest: Double { Double(max(0, count - rows)) }

  /// Takes up that the list has so many rows; a shorter list pulls the viewport up.
  mutating func layOut(_ count: Int) {
    self.count = count
    top = min(top, lowest)
  }

  /// Moves as far as the list goes.
  mutating func move(_ distance: Step.Distance) {
    let target =
      switch distance {
      case .rows(let rows): top + Double(rows)
      case .points(let points): top + points / rowHeight
      case .end: lowest
      case .top: 0.0
      }
    top = min(max(0, target), lowest)
  }

  /// Moves until a row is in sight, as little as needed.
  mutating func show(_ row: Int) {
    top = max(min(top, Double(row)), Double(row + 1 - rows))
    top = min(max(0, top), lowest)
  }
}
