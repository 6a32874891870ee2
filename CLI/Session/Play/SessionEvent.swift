/// One line of a session's transcript.
public struct SessionEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// Somebody did something; the step as it is written.
    case step(String)
    /// Page request `number` was sent; `what` tells of it, such as `page=2`.
    case sent(Int, what: String)
    /// Page request `number` was answered, with so many rows.
    case answered(Int, rows: Int)
    /// Page request `number` failed, with the word of its fault.
    case failed(Int, fault: String)
    /// Page request `number` was given up.
    case cancelled(Int)
    /// The details of an item were asked for, came, failed, or were given up; in a few words.
    case details(String)
    /// The list shows something else, in a few words such as `state loading → loaded, items 0 → 10`.
    case changed(String)
    /// What a person sees.
    case snapshot(String, lines: [String])
  }

  /// The time since the session's start.
  public let time: Duration
  /// The line of the script, or the number of the step, in which it happened.
  public let line: Int
  /// What happened.
  public let kind: Kind

  /// Whether it tells of a step, not of what the step brought.
  package var isStep: Bool { if case .step = kind { true } else { false } }
}
