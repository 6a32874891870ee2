/// How far a person has come in a list: what both ways of reporting a scroll are turned into.
///
/// It counts what lies *behind* the viewport's end, not what remains. So the same hint can be looked
/// at again after a page has been appended.
public struct ScrollHint: Hashable, Sendable {
  /// How many rows lie above the viewport's end; a part of a row counts as a part.
  public let passed: Double
  /// The mean length of a row in points, where points were reported.
  public let rowLength: Double?

  /// Creates the hint of a row that has come into sight.
  public init(appearedAt index: Int) {
    passed = Double(index) + 1
    rowLength = nil
  }

  /// Creates the hint of a scroll position, or nothing where the position makes no sense.
  ///
  /// The list is taken to fill the content evenly.
  public init?(_ position: ScrollPosition, rows: Int) {
    let edge = position.offset + position.viewport - position.bottomInset
    guard edge.isFinite, position.contentLength.isFinite else { return nil }
    guard rows > 0, position.contentLength > 0 else {
      passed = 0
      rowLength = nil
      return
    }
    let length = position.contentLength / Double(rows)
    guard length > 0, (edge / length).isFinite else { return nil }
    passed = edge / length
    rowLength = length
  }

  /// Returns how many rows lie below the viewport's end; negative where the list is shorter.
  public func remainingRows(of count: Int) -> Double { Double(count) - passed }
}
