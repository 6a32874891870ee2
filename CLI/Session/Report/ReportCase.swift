/// What a test reporter counts: a section of a file, its transcript, or a file that cannot be read.
struct ReportCase {
  /// What it is called; never empty.
  let name: String
  /// Whether it was played.
  let wasReached: Bool
  /// What failed in it.
  let failures: [Diagnostic]
  /// How a transcript differs.
  let difference: [String]

  /// Whether something was broken, rather than otherwise than expected.
  var isError: Bool { failures.contains { $0.kind == .syntax || $0.kind == .runtime } }

  /// One line: the first failure, and how many more there are.
  var message: String {
    guard let first = failures.first else { return "" }
    return first.message + (failures.count == 1 ? "" : " (and \(failures.count - 1) more)")
  }

  /// Returns what is counted of a file.
  static func cases(of entry: ReportEntry) -> [Self] {
    guard let script = entry.played else {
      return [Self(name: entry.file, wasReached: true, failures: entry.failures, difference: [])]
    }
    var cases = script.sections.map { section in
      Self(
        name: section.title.isEmpty ? script.file : section.title, wasReached: section.wasReached,
        failures: section.failures, difference: [])
    }
    if entry.transcript != .unchecked {
      cases.append(
        Self(
          name: "transcript", wasReached: true,
          failures: entry.transcriptFailure.map { [$0] } ?? [],
          difference: entry.transcriptDifference))
    }
    return cases
  }
}
