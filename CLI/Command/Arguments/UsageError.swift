import EndlessSession

/// Why the arguments say nothing that can be done.
struct UsageError: Error {
  let message: String
  /// What to do now.
  let hint: String

  init(_ message: String, command: String? = nil) {
    // An argument that is quoted may hold anything.
    self.message = TerminalText.line(message)
    hint = "Try 'endless help\(command.map { " \($0)" } ?? "")'."
  }
}
