/// A run in the Test Anything Protocol, version 14: a point a section.
struct TAPReport {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  var text: String {
    let points = report.entries.flatMap { entry in ReportCase.cases(of: entry).map { (entry, $0) } }
    var lines = ["TAP version 14", "1..\(points.count)"]
    for (index, (entry, point)) in points.enumerated() {
      lines += self.lines(of: point, in: entry, number: index + 1)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of point: ReportCase, in entry: ReportEntry, number: Int) -> [String] {
    let name = point.name == entry.file ? entry.file : "\(entry.file): \(point.name)"
    let line = "ok \(number) - " + Self.escaped(name)
    guard let first = point.failures.first else {
      return [line + (point.wasReached ? "" : " # SKIP not reached")]
    }
    var lines = [
      "not " + line, "  ---", "  message: " + Self.quoted(point.message),
      "  severity: " + (point.isError ? "error" : "fail"),
    ]
    if let place = first.place {
      lines += [
        "  at:", "    file: " + Self.quoted(place.file), "    line: \(place.line)",
        "    column: \(place.column)",
      ]
    }
    let text = report.describe(point.failures, difference: point.difference)
    // The number says where the text begins, also if its first line begins with blanks.
    lines.append("  diagnostic: |2")
    lines += text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + Self.printable(String($0)) }
    return lines + ["  ..."]
  }

  /// A point's name on one line, in which `#` opens no directive.
  private static func escaped(_ name: String) -> String {
    printable(TerminalText.line(name)).map { $0 == "#" || $0 == "\\" ? "\\\($0)" : String($0) }
      .joined()
  }

  /// A text as a YAML string.
  private static func quoted(_ text: String) -> String {
    "\""
      + printable(TerminalText.line(text))
      .map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  /// A line without what YAML has no way to write in a block of text, and what steers a terminal.
  private static func printable(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { scalar in
          let isNone = TerminalText.steers(scalar) || scalar.value & 0xFFFE == 0xFFFE
          return isNone ? "\u{FFFD}" : scalar
        }))
  }
}
