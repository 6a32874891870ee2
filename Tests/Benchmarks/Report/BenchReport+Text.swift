extension BenchReport {
  /// The figures as tables of Markdown, which are read on a terminal as well.
  var text: String {
    machine.text + "\n" + sections.map(\.text).joined()
  }
}

extension Machine {
  var text: String { "\(processor), \(cores) cores, \(system), \(compiler)" }
}

extension SectionReport {
  var text: String { "\n## \(section)\n" + content }

  /// Tables and bars without a heading.
  var content: String {
    var text = ""
    for table in tables { text += "\n\(table.title):\n\n\(table.text)" }
    guard !bars.isEmpty else { return text }
    var table = FigureTable("", columns: ["bar", "measured", "at most", ""])
    for bar in bars {
      table.append([
        .words(bar.what), .words(bar.value.text(digits: 2) + bar.unit),
        .words(bar.limit.text(digits: 2) + bar.unit), .words(bar.holds ? "holds" : "**missed**"),
      ])
    }
    return text + "\n" + table.text
  }
}

extension FigureTable {
  /// The table in Markdown: numbers to the right, words to the left.
  var text: String {
    let texts = rows.map { $0.map(\.text) }
    let widths = columns.indices.map { column in
      max(3, ([columns[column]] + texts.map { $0[column] }).map(\.count).max() ?? 0)
    }
    let isNumber = columns.indices.map { column in
      rows.contains { if case .number = $0[column] { true } else { false } }
    }
    func line(_ cells: [String]) -> String {
      "| "
        + cells.indices.map { cells[$0].padded(to: widths[$0], right: isNumber[$0]) }
        .joined(separator: " | ") + " |\n"
    }
    let rule = columns.indices.map { column in
      String(repeating: "-", count: widths[column] - 1) + (isNumber[column] ? ":" : "-")
    }
    return line(columns) + line(rule) + texts.map(line).joined()
  }
}

extension String {
  func padded(to width: Int, right: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return right ? blanks + self : self + blanks
  }
}
