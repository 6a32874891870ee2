/// Where a scrolling container stands, in points along its axis.
public struct ScrollPosition: Hashable, Sendable {
  /// How far the content is scrolled away.
  public var offset: Double
  /// The length of the container's bounds.
  public var viewport: Double
  /// The length of the whole content.
  public var contentLength: Double
  /// How much of the viewport's end is covered by bars.
  public var bottomInset: Double

  /// Creates a position.
  public init(offset: Double, viewport: Double, contentLength: Double, bottomInset: Double = 0) {
    self.offset = offset
    self.viewport = viewport
    self.contentLength = contentLength
    self.bottomInset = bottomInset
  }

  /// Returns which rows are at least partly in sight, taken to fill the content evenly; nothing
  /// where the position makes no sense.
  public func rowsInSight(of count: Int) -> Range<Int>? {
    let length = contentLength / Double(count)
    guard count > 0, length > 0, length.isFinite else { return nil }
    let first = (offset / length).rounded(.down)
    let last = ((offset + viewport - bottomInset) / length).rounded(.up)
    guard let first = Int(exactly: first), let last = Int(exactly: last), first <= last else {
      return nil
    }
    return (first..<last).clamped(to: 0..<count)
  }
}
