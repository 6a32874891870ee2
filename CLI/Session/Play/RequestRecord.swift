/// What became of one request for a page.
public struct RequestRecord: Hashable, Sendable {
  /// How a request stands.
  public enum Outcome: Hashable, Sendable {
    /// Neither answered nor given up.
    case pending
    /// Answered, with so many rows.
    case answered(rows: Int)
    /// Failed, with the word of its fault.
    case failed(String)
    /// Given up before its answer came.
    case cancelled
  }

  /// Its number, from 1.
  public let number: Int
  /// The page asked for, from 1; nothing where the source names pages otherwise.
  public let page: Int?
  /// How many rows stand before the page; nothing where the source names pages otherwise.
  public let offset: Int?
  /// The query; nothing for a plain listing.
  public let query: String?
  /// When it was sent, since the session's start.
  public let sent: Duration
  /// The line of the script, or the number of the step, that sent it.
  public internal(set) var line: Int
  /// When it was answered, failed or was given up; nothing while it is pending.
  public internal(set) var ended: Duration?
  /// How it stands.
  public internal(set) var outcome = Outcome.pending
  /// The line that keeps its answer back, until it is released.
  var holdLine: Int?

  /// Whether its answer is kept back until it is released.
  public var isHeld: Bool { holdLine != nil }

  /// Returns the record with another line.
  func placed(at line: Int) -> RequestRecord {
    var record = self
    record.line = line
    return record
  }
}
