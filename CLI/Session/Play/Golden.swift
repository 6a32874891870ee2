/// The transcript that a script's file holds, beside the one that was seen.
package struct Golden: Hashable, Sendable {
  /// The line below which a file's transcript stands.
  static let marker = Script.transcriptMark

  /// The most lines of a difference that are shown.
  static let mostShown = 60

  /// The file, as it was named.
  package let file: String
  /// The line of the marker, from 1; nothing where it is not known.
  package let line: Int?
  /// How it differs from what was seen.
  package let difference: GoldenDifference

  /// Creates the comparison of the lines below a file's marker with those that were seen.
  ///
  /// Blank lines at the end of the file count for nothing.
  package init(file: String, line: Int?, expected: [String], actual: [String]) {
    self.file = file
    self.line = line
    let end = expected.lastIndex { !$0.allSatisfy(\.isWhitespace) }.map { $0 + 1 } ?? 0
    difference = GoldenDifference(expected: Array(expected[..<end]), actual: actual)
  }

  /// Whether the transcript differs.
  package var differs: Bool { !difference.isEmpty }

  /// What is printed below the diagnostic: `-expected`, `+actual`, and some lines around them.
  package var shownDifference: [String] { difference.lines(atMost: Self.mostShown) }

  /// The failure; nothing where the transcript is the expected one.
  package var diagnostic: Diagnostic? {
    guard differs else { return nil }
    return Diagnostic(
      kind: .transcript,
      message: "the transcript differs from the one below " + (line.map { "line \($0)" } ?? "it"),
      place: line.map { Self.place(file, line: $0) }, label: "",
      notes: [
        "\(difference.missing) expected, \(difference.unexpected) other "
          + (difference.unexpected == 1 ? "line" : "lines")
          + " seen; --update=failed takes what was seen"
      ])
  }

  /// Returns the failure of a file that has no transcript where one is required.
  package static func missing(in file: String) -> Diagnostic {
    Diagnostic(
      kind: .transcript, message: "\(TerminalText.line(file)) has no transcript", place: nil,
      label: "", notes: ["--update=missing writes it"])
  }

  private static func place(_ file: String, line: Int) -> SourcePlace {
    SourcePlace(
      file: file, line: line, column: 1, width: marker.count, text: marker, before: nil,
      takenInBy: [])
  }
}
