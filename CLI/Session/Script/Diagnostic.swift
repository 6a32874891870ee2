/// A fault of a script, or a failure when it was played, with its place.
public struct Diagnostic: Error, Hashable, Sendable {
  /// What kind of fault it is: it decides the exit code.
  public enum Kind: String, Hashable, Sendable {
    /// The script cannot be read.
    case syntax
    /// What was expected did not hold.
    case expectation
    /// Something was left over at the end, or came unexpected in a strict session.
    case leftOver
    /// The transcript differs.
    case transcript
    /// The session could not go on.
    case runtime
  }

  /// What kind of fault it is.
  public let kind: Kind
  /// One line: the subject, what was expected, what was there.
  public let message: String
  /// Where it is; nothing where the whole file is meant.
  public let place: SourcePlace?
  /// What stands beside the caret; may be empty.
  public let label: String
  /// More lines, each put behind a `=`.
  public let notes: [String]
}
