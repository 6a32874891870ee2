extension StringProtocol {
  /// How many cells of a terminal the text takes: Hangul and Han take two.
  package var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }

  /// Returns the text in exactly so many cells: filled with blanks, or cut with an ellipsis.
  package func fitted(to cells: Int, isNumber: Bool = false) -> String {
    let width = cellWidth
    if width <= cells {
      let fill = String(repeating: " ", count: cells - width)
      return isNumber ? fill + self : self + fill
    }
    var result = ""
    var used = 0
    for character in self {
      guard used + character.cellWidth <= cells - 1 else { break }
      result.append(character)
      used += character.cellWidth
    }
    return result + "…" + String(repeating: " ", count: Swift.max(0, cells - 1 - used))
  }
}

extension Character {
  /// How many cells of a terminal the character takes; marks sit on the one before.
  fileprivate var cellWidth: Int {
    let widths = unicodeScalars.map(\.cellWidth)
    // A text symbol before U+FE0F is drawn as an emoji.
    if unicodeScalars.contains("\u{FE0F}"), widths.first == 1, unicodeScalars.count > 1 { return 2 }
    return widths.max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var cellWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
      .paragraphSeparator:
      return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    // The ranges that Unicode's EastAsianWidth calls wide or fullwidth.
    switch value {
    // The vowels and finals of conjoining Hangul stand in the cells of their initial.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x2FFFD, 0x30000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
