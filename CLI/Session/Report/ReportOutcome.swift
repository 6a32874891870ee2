/// How a file came out.
package enum ReportOutcome: String, CaseIterable, Hashable, Sendable {
  /// Everything held.
  case passed
  /// An expectation or the transcript did not hold.
  case failed
  /// The session could not go on.
  case broken
  /// The script could not be read.
  case unread
}
