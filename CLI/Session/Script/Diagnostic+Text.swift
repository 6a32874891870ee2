extension Diagnostic {
  /// How many cells of a line are shown; a longer one is cut around its place.
  private static let lineLimit = 160

  /// The fault as a person reads it: the message, the line, and carets under the place.
  ///
  /// Its lines have no end of line behind the last one, and nothing in them can steer a terminal.
  public var text: String {
    var lines = ["error: " + TerminalText.inPlace(message)]
    var notes = notes
    var margin = ""
    if let place {
      let number = String(place.line)
      margin = String(repeating: " ", count: number.count)
      lines.append("\(margin)--> \(TerminalText.line(place.file)):\(place.line):\(place.column)")
      lines.append("\(margin) |")
      if let before = place.before {
        let text = TerminalText.inPlace(before)
        let shown = text.cellWidth > Self.lineLimit ? text.fitted(to: Self.lineLimit) : text
        lines.append(Self.row(String(place.line - 1), margin, shown))
      }
      let (shown, indent, width) = Self.cut(place)
      lines.append(Self.row(number, margin, shown))
      let carets =
        String(repeating: " ", count: indent) + String(repeating: "^", count: width)
      let label = TerminalText.inPlace(label)
      lines.append("\(margin) | \(carets)" + (label.isEmpty ? "" : " " + label))
      notes += place.takenInBy.map { "taken in by \($0)" }
    }
    lines += notes.map { "\(margin) = \(TerminalText.inPlace($0))" }
    return lines.joined(separator: "\n")
  }

  private static func row(_ number: String, _ margin: String, _ text: String) -> String {
    let fill = String(repeating: " ", count: max(0, margin.count - number.count))
    return "\(fill)\(number) |" + (text.isEmpty ? "" : " " + text)
  }

  /// Returns what is shown of the line, and where the carets stand under it.
  private static func cut(_ place: SourcePlace) -> (text: String, indent: Int, width: Int) {
    let text = TerminalText.inPlace(place.text)
    let column = max(0, place.column - 1)
    let width = max(1, place.width)
    guard text.cellWidth > lineLimit else { return (text, column, width) }
    // A third of the line before the place, so that what leads to it can be read.
    let start = max(0, min(column - lineLimit / 3, text.cellWidth - lineLimit))
    var shown = start > 0 ? "…" : ""
    var first: Int?
    var cell = 0
    for character in text {
      let next = cell + String(character).cellWidth
      if next > start + lineLimit {
        shown += "…"
        break
      }
      if start == 0 || cell > start {
        if first == nil { first = cell }
        shown.append(character)
      }
      cell = next
    }
    let indent = column - (first ?? 0) + (start > 0 ? 1 : 0)
    return (shown, indent, max(1, min(width, shown.cellWidth - indent)))
  }
}
