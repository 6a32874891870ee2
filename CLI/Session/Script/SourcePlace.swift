/// A place in a script's file, and what stands there.
public struct SourcePlace: Hashable, Sendable {
  /// The file, as it was named.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in cells of a terminal, from 1.
  public let column: Int
  /// How many cells it takes, at least 1.
  public let width: Int
  /// The line's text, fit for a terminal, in which ``column`` counts.
  public let text: String
  /// The line before, where it is not blank.
  public let before: String?
  /// The lines that took the file in, the outermost last, such as `main.scroll:3:5`.
  public let takenInBy: [String]
}
