/// How far a reader has come in a list: the common form of both ways to report scrolling.
///
/// It counts the rows *above* the viewport's end, not the rows that remain, so that it stays valid when
/// a page is appended.
public struct ScrollHint: Hashable, Sendable {
  /// The number of rows above the viewport's end; a partly visible row counts as a part.
  public let passed: Double
  /// The mean length of a row in points, or `nil` if only rows are reported.
  public let rowLength: Double?
  /// How many rows fit into the viewport, or `nil` if only rows are reported.
  let viewport: Double?

  init(passed: Double, rowLength: Double? = nil, viewport: Double? = nil) {
    self.passed = passed
    self.rowLength = rowLength
    self.viewport = viewport
  }

  /// Creates the hint of a row that has become visible.
  public init(appearedAt index: Int) {
    self.init(passed: Double(index) + 1)
  }

  /// Creates the hint of a viewport position, or `nil` if the position makes no sense.
  ///
  /// All rows are assumed to be equally long. Rows shorter than a point cannot be seen, so such a
  /// length is treated as unknown: a policy that counts points would otherwise never have enough.
  public init?(_ position: ViewportPosition) {
    let edge = position.offset + position.viewport - position.bottomInset
    guard let length = position.rowLength, (edge / length).isFinite else { return nil }
    self.init(
      passed: edge / length, rowLength: length >= 1 ? length : nil,
      viewport: (position.viewport - position.bottomInset) / length)
  }

  /// Returns the hint for a list of `count` rows: a reader cannot be past the last row.
  func clamped(to count: Int) -> ScrollHint {
    moved(to: min(passed, Double(count)))
  }

  /// Returns the hint for a list that starts over: its top is in sight.
  func atTop(ofViewport tallest: Double) -> ScrollHint {
    moved(to: min(passed, viewport ?? tallest))
  }

  private func moved(to passed: Double) -> ScrollHint {
    ScrollHint(passed: passed, rowLength: rowLength, viewport: viewport)
  }

  /// Returns how many rows are below the viewport's end; negative if the list is shorter.
  public func remainingRows(of count: Int) -> Double { Double(count) - passed }
}
