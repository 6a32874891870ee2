/// What a run is reported from.
package struct Report: Sendable {
  /// What came of the files, in their order.
  package let entries: [ReportEntry]
  /// The run in numbers.
  package let summary: ReportSummary
  /// Writes a diagnostic with its lines and its caret, as people read it.
  package let describe: @Sendable (Diagnostic) -> String

  /// Creates the report of a run that took so long.
  package init(
    of entries: [ReportEntry], realTime: Duration,
    describe: @escaping @Sendable (Diagnostic) -> String = { $0.text }
  ) {
    self.entries = entries
    self.summary = ReportSummary(of: entries, realTime: realTime)
    self.describe = describe
  }

  /// Returns diagnostics with an empty line between them, and the lines of a difference below.
  func describe(_ failures: [Diagnostic], difference: [String] = []) -> String {
    let text = failures.map { describe($0) }.map { $0.last == "\n" ? String($0.dropLast()) : $0 }
      .joined(separator: "\n\n")
    return ([text] + difference).joined(separator: "\n")
  }
}
