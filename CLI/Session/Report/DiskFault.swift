/// Why a file could not be written.
package struct DiskFault: Error, Hashable, Sendable {
  /// The file, as it was named.
  package let path: String
  /// What was in the way, as the end of a sentence about the file or in the system's words.
  package let reason: String

  /// Creates a fault.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// One line for a person.
  package var message: String { TerminalText.line("\(path): \(reason)") }
}
