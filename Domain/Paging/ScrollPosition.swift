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
}
