/// Makes text of unknown origin fit for an XML or HTML file, as content and as an attribute's value.
enum XMLText {
  /// Returns the text with what has a meaning in XML written as references.
  ///
  /// What XML 1.0 or HTML forbids, as a reference too, becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      // A reader makes one blank or one newline of them where they stand as they are.
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
      case "\t": result.append(contentsOf: "&#9;".unicodeScalars)
      default: result.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// Returns the text as ``escaped(_:)`` does, its lines still lines: for content, not for attributes.
  static func content(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped(String($0)) }.joined(separator: "\n")
  }

  /// Whether a character may stand in the text.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFDCF, 0xFDF0...0xFFFD, 0x10000...:
      scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}
