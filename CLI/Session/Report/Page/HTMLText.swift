/// Pieces of text as a page shows them.
enum HTMLText {
  /// Returns a text of unknown origin, its lines still lines, without what turns the order of text.
  static func lines(_ text: String) -> String {
    XMLText.escaped(
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { $0 == "\n" || !TerminalText.steers($0) })))
  }

  /// Returns a text of unknown origin on one line.
  static func line(_ text: String) -> String { XMLText.escaped(TerminalText.line(text)) }

  /// Returns the lines of a text that is set in columns, such as one with a caret.
  ///
  /// A browser's wide letters are seldom two columns wide by themselves.
  static func columns(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.map { letter in
        let text = lines(String(letter))
        return String(letter).cellWidth == 2 ? "<span class=\"w\">\(text)</span>" : text
      }.joined()
    }.joined(separator: "\n")
  }

  /// Returns how a session came out, in words that need no colour.
  static func outcome(_ outcome: ReportOutcome) -> String {
    switch outcome {
    case .passed: "✓ passed"
    case .failed: "✗ failed"
    case .broken: "✗ broken"
    case .unread: "✗ not readable"
    }
  }
}
