/// What did not hold in a session, or why it could not go on.
public struct SessionFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public let kind: Diagnostic.Kind
  /// One line: the subject, what was expected, what was there.
  public let message: String
  /// What was there, and when; may be empty.
  public internal(set) var label: String
  /// How the session stood.
  public internal(set) var notes: [String]
  /// The file of that line, such as `MyTests/ListTests.swift`; empty in a script.
  public internal(set) var file = ""
  /// The line that made it.
  public internal(set) var line: Int
  /// More failures of the same moment.
  public internal(set) var others: [SessionFailure] = []

  init(
    _ kind: Diagnostic.Kind, _ message: String, label: String = "", notes: [String] = [],
    line: Int
  ) {
    self.kind = kind
    self.message = message
    self.label = label
    self.notes = notes
    self.line = line
  }

  /// The message, what was there, and how the session stood.
  public var description: String {
    let place = file.isEmpty ? "line \(line)" : "\(file):\(line)"
    // Most labels say once more what the message ends with.
    let lines = ["\(place): \(message)"] + (message.hasSuffix(label) ? [] : [label]) + notes
    return ([lines.joined(separator: "\n  ")] + others.map(\.description)).joined(separator: "\n")
  }
}
