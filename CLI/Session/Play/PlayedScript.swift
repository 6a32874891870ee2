/// What came of a script that was played.
public struct PlayedScript: Sendable {
  /// What came of a section.
  public struct Section: Hashable, Sendable {
    /// The title; empty for the steps before the first one.
    public let title: String
    /// How many of its steps were played.
    public let steps: Int
    /// What failed in it.
    public let failures: [Diagnostic]
    /// Whether any of it was played; nothing is after a failure in an earlier one.
    public let wasReached: Bool
  }

  /// The file, as it was named.
  public let file: String
  /// The first title, else the file's name.
  public let title: String
  /// What came of its sections.
  public let sections: [Section]
  /// What the picture of the session is made of.
  public let trace: SessionTrace
  /// The transcript, event by event.
  public let events: [SessionEvent]
  /// The time on the session's clock at its end.
  public let virtualTime: Duration

  /// How many steps were played.
  public var steps: Int { sections.reduce(0) { $0 + $1.steps } }
  /// All failures, in the order in which they were met.
  public var failures: [Diagnostic] { sections.flatMap(\.failures) }
  /// The lines of the transcript.
  public var transcript: [String] { events.flatMap(\.lines) }
}
