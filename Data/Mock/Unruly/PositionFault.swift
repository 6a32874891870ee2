/// A position that a list does not have.
public struct PositionFault: Error, Hashable, Sendable {
  /// The first position that was asked for and is not there.
  public let position: Int
  /// How many positions there are: they go from 1 to this number, and 0 says that there are none.
  public let count: Int

  /// Creates a fault.
  public init(position: Int, count: Int) {
    self.position = position
    self.count = count
  }
}
