/// Makes text of unknown origin fit for a terminal: none of it can steer the terminal, or turn the
/// order of what stands beside it.
package enum TerminalText {
  /// Returns a text on one line: blanks of every kind become one blank, what steers is left out.
  package static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isBlankDue = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isBlankDue = true
      } else if !steers(scalar) {
        if isBlankDue, !result.isEmpty { result.append(" ") }
        isBlankDue = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns a text in which each line is fit for a terminal.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
      .joined(separator: "\n")
  }

  /// Returns a text of as many scalars: a tab becomes a blank, what steers becomes U+FFFD.
  package static func inPlace(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar == "\t" ? " " : steers(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// Returns a JSON text with what steers written as escapes: nothing is lost.
  package static func escaped(json: String) -> String {
    guard json.unicodeScalars.contains(where: steers) else { return json }
    return json.unicodeScalars.map { scalar in
      guard steers(scalar) else { return String(scalar) }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }.joined()
  }

  /// Whether a scalar is a control character, a line separator, or turns the order of text.
  package static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
