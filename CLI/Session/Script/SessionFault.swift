/// How a scripted request fails, by the words of the script language.
public enum SessionFault: Hashable, Sendable {
  /// No connection.
  case offline
  /// No answer in time.
  case timeout
  /// An answer that cannot be read.
  case malformed
  /// A key that is refused.
  case unauthorized
  /// An HTTP status that tells of a failure, 400 to 599; with how long the server asks to wait.
  case status(Int, retryAfter: Duration? = nil)
}

extension SessionFault {
  /// The words of the faults that are no status.
  package static let words = ["offline", "timeout", "malformed", "unauthorized"]

  /// Creates a fault of its word or status, or nothing where there is none.
  package init?(_ word: String, retryAfter: Duration? = nil) {
    switch word {
    case "offline": self = .offline
    case "timeout": self = .timeout
    case "malformed": self = .malformed
    case "unauthorized": self = .unauthorized
    default:
      guard word.utf8.count == 3, let status = Int(word), (400...599).contains(status) else {
        return nil
      }
      self = .status(status, retryAfter: retryAfter)
    }
  }
}
