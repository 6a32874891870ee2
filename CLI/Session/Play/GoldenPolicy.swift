/// Which transcripts a run writes into their files; without one it writes none.
package enum GoldenPolicy: String, CaseIterable, Hashable, Sendable {
  /// Those of files that have none.
  case missing
  /// Those that would fail the run.
  case failed
  /// All of them.
  case all

  /// What is done about a file's transcript.
  package enum Action: Hashable, Sendable {
    /// Nothing: it is as it should be, or does not matter.
    case nothing
    /// It is written.
    case write
    /// The run fails, as the file has none.
    case failMissing
    /// The run fails, as it differs.
    case failDiffering
  }

  /// Returns what is done about a file's transcript.
  ///
  /// - Parameters:
  ///   - policy: What the run is to write; nothing for a plain run.
  ///   - hasGolden: Whether the file has a transcript.
  ///   - differs: Whether what was seen differs from it.
  ///   - everyExpectationHeld: Whether the session came to its end without a failure. Where it did not,
  ///     its transcript is that of a fault: it blesses nothing, and is held against nothing.
  ///   - requiresTranscript: Whether a file without a transcript fails the run.
  /// - Returns: What is done.
  package static func action(
    under policy: Self?, hasGolden: Bool, differs: Bool, everyExpectationHeld: Bool,
    requiresTranscript: Bool
  ) -> Action {
    guard everyExpectationHeld else { return .nothing }
    let verdict: Action =
      hasGolden
      ? (differs ? .failDiffering : .nothing) : (requiresTranscript ? .failMissing : .nothing)
    return switch policy {
    case nil: verdict
    case .missing: hasGolden ? verdict : .write
    case .failed: verdict == .nothing ? .nothing : .write
    case .all: .write
    }
  }
}
