/// A run as the XML that build servers read: a suite a file, a case a section.
struct JUnitReport {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  var text: String {
    let suites = report.entries.map { ($0, ReportCase.cases(of: $0)) }
    let counts = Self.counts(suites.flatMap(\.1))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="endless play" \(counts) time="\(report.summary.realTime.secondsText)">

      """ + suites.map(suite).joined() + "</testsuites>\n"
  }

  private func suite(of entry: ReportEntry, _ cases: [ReportCase]) -> String {
    let file = XMLText.escaped(entry.file)
    var lines = [
      "  <testsuite name=\"\(file)\" \(Self.counts(cases)) time=\"\(entry.realTime.secondsText)\">"
    ]
    if let script = entry.played {
      // The session's own time is no property of how long the test took.
      lines += [
        "    <properties>",
        "      <property name=\"title\" value=\"\(XMLText.escaped(script.title))\"/>",
        "      <property name=\"virtual-time\" value=\"\(script.virtualTime.secondsText)\"/>",
        "    </properties>",
      ]
    }
    for point in cases {
      let opening = "    <testcase name=\"\(XMLText.escaped(point.name))\" classname=\"\(file)\""
      let content = content(of: point)
      lines += content.isEmpty ? [opening + "/>"] : [opening + ">"] + content + ["    </testcase>"]
    }
    return (lines + ["  </testsuite>"]).map { $0 + "\n" }.joined()
  }

  private func content(of point: ReportCase) -> [String] {
    if let first = point.failures.first {
      let element = point.isError ? "error" : "failure"
      let text = report.describe(point.failures, difference: point.difference)
      return [
        "      <\(element) message=\"\(XMLText.escaped(point.message))\""
          + " type=\"\(first.kind.rawValue)\">\(XMLText.content(text))</\(element)>"
      ]
    }
    return point.wasReached ? [] : ["      <skipped message=\"not reached\"/>"]
  }

  private static func counts(_ cases: [ReportCase]) -> String {
    let errors = cases.count(where: \.isError)
    let failures = cases.count { !$0.failures.isEmpty } - errors
    let skipped = cases.count { $0.failures.isEmpty && !$0.wasReached }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " skipped=\"\(skipped)\""
  }
}
