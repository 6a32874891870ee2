/// Where a scrolling container's viewport is in its content, in points along its axis.
public struct ViewportPosition: Hashable, Sendable {
  /// How far the content is scrolled.
  public var offset: Double
  /// The length of the container's bounds.
  public var viewport: Double
  /// The length of the whole content.
  public var contentLength: Double
  /// How many rows were laid out in that content.
  ///
  /// The list may have grown since, so this is not the number of rows that it has now.
  public var rows: Int
  /// How much of the viewport's end is covered by bars.
  public var bottomInset: Double

  /// Creates a position; all of its numbers come from one and the same layout.
  public init(
    offset: Double, viewport: Double, contentLength: Double, rows: Int, bottomInset: Double = 0
  ) {
    self.offset = offset
    self.viewport = viewport
    self.contentLength = contentLength
    self.rows = rows
    self.bottomInset = bottomInset
  }

  /// The mean length of a row, or `nil` if the position makes no sense.
  var rowLength: Double? {
    guard rows > 0 else { return nil }
    let length = contentLength / Double(rows)
    return length > 0 && length.isFinite ? length : nil
  }

  /// The rows that are at least partly visible, assuming that all rows are equally long, or `nil` if
  /// the position makes no sense.
  public var visibleRows: Range<Int>? {
    guard let rowLength else { return nil }
    let first = (offset / rowLength).rounded(.down)
    let last = ((offset + viewport - bottomInset) / rowLength).rounded(.up)
    guard let first = Int(exactly: first), let last = Int(exactly: last), first <= last else {
      return nil
    }
    return (first..<last).clamped(to: 0..<rows)
  }
}
