/// A run in numbers.
package struct ReportSummary: Hashable, Sendable {
  /// How many files there were.
  package let files: Int
  /// How many of them did not pass.
  package let failedFiles: Int
  /// How many steps were played.
  package let steps: Int
  /// How many failures there were.
  package let failures: Int
  /// How much time passed on the sessions' clocks.
  package let virtualTime: Duration
  /// How long the run took.
  package let realTime: Duration

  /// Creates the numbers of a run that took so long.
  package init(of entries: [ReportEntry], realTime: Duration) {
    files = entries.count
    failedFiles = entries.count { $0.outcome != .passed }
    steps = entries.reduce(0) { $0 + ($1.played?.steps ?? 0) }
    failures = entries.reduce(0) { $0 + $1.failures.count }
    virtualTime = entries.reduce(.zero) { $0 + ($1.played?.virtualTime ?? .zero) }
    self.realTime = realTime
  }

  /// The run in one line.
  package var text: String {
    [
      Self.count(files, "file"), Self.count(steps, "step"), Self.count(failures, "failure"),
      virtualTime.scriptText + " virtual", realTime.scriptText + " real",
    ].joined(separator: ", ")
  }

  /// Returns a number with its word, such as `1 file` and `2 files`.
  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)" + (number == 1 ? "" : "s")
  }
}
