/// What came of one file of a run.
package struct ReportEntry: Sendable {
  /// What came of the script.
  package enum Result: Sendable {
    /// It was played.
    case played(PlayedScript)
    /// It could not be read, with the reasons.
    case unread([Diagnostic])
  }

  /// What came of the transcript in the file.
  package enum Transcript: Hashable, Sendable {
    /// There is none, or it was held against nothing.
    case unchecked
    /// It is what was seen.
    case agrees
    /// What was seen has been written into the file.
    case written
    /// There is none, and there should be.
    case missing(Diagnostic)
    /// It is not what was seen; with the `-expected` and `+actual` lines.
    case differs(Diagnostic, lines: [String])
  }

  /// The file, as it was named.
  package let file: String
  /// What came of the script.
  package let result: Result
  /// What came of its transcript.
  package let transcript: Transcript
  /// How long it took.
  package let realTime: Duration

  /// Creates what came of a file.
  package init(file: String, result: Result, transcript: Transcript, realTime: Duration) {
    self.file = file
    self.result = result
    self.transcript = transcript
    self.realTime = realTime
  }

  /// What was played; nothing where the script could not be read.
  package var played: PlayedScript? {
    if case .played(let script) = result { script } else { nil }
  }

  /// The script's title, else the file's name.
  package var title: String { played?.title ?? file }

  /// All that failed, the transcript last.
  package var failures: [Diagnostic] {
    switch result {
    case .played(let script): script.failures + (transcriptFailure.map { [$0] } ?? [])
    case .unread(let faults): faults
    }
  }

  /// What is wrong with the transcript.
  package var transcriptFailure: Diagnostic? {
    switch transcript {
    case .unchecked, .agrees, .written: nil
    case .missing(let failure), .differs(let failure, _): failure
    }
  }

  /// How the transcript differs, line by line.
  package var transcriptDifference: [String] {
    if case .differs(_, let lines) = transcript { lines } else { [] }
  }

  /// How the file came out, in one word for a table.
  package var outcome: ReportOutcome {
    switch result {
    case .unread: .unread
    case .played(let script) where script.failures.contains { $0.kind == .runtime }: .broken
    case .played: failures.isEmpty ? .passed : .failed
    }
  }
}
