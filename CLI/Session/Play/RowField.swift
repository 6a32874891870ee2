/// Something that a session can read off a row, such as its title.
public struct RowField<Row>: Sendable {
  /// How a condition names it: `item 3 title`.
  public let name: String
  /// Returns its text; empty where there is nothing to show.
  public let text: @Sendable (Row) -> String

  /// Creates a field.
  public init(_ name: String, text: @escaping @Sendable (Row) -> String) {
    self.name = name
    self.text = text
  }
}
