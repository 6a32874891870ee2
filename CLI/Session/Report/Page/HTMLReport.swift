/// A run as a page without outside parts: a table of the sessions, and each with its picture.
struct HTMLReport {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  var text: String {
    let sessions = report.entries.enumerated().map { index, entry in
      HTMLSession(of: entry, number: index + 1, in: report).text
    }
    let summary = report.summary
    let outcome = summary.failedFiles == 0 ? "all passed" : "\(summary.failedFiles) not passed"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>endless play: \(ReportSummary.count(summary.files, "session")), \(outcome)</title>
      <style>
      \(HTMLStyle.text)
      </style>
      </head>
      <body>
      <header id="top">
      <h1>Scripted sessions</h1>
      <p class="summary">\(summary.text)</p>
      </header>
      <main>
      \(table)\(sessions.joined())</main>
      </body>
      </html>

      """
  }

  private var table: String {
    guard !report.entries.isEmpty else { return "<p>No session was played.</p>\n" }
    let rows = report.entries.enumerated().map { index, entry in
      let script = entry.played
      let failures = entry.failures.count
      return """
        <tr><td class="\(entry.outcome.rawValue)">\(HTMLText.outcome(entry.outcome))</td>\
        <td><a href="#s\(index + 1)">\(HTMLText.line(entry.title))</a></td>\
        <td class="number">\(script.map { "\($0.steps)" } ?? "–")</td>\
        <td class="number">\(failures)</td>\
        <td class="number">\(script?.virtualTime.scriptText ?? "–")</td></tr>

        """
    }
    return """
      <div class="wide" tabindex="0" role="region" aria-label="Sessions"><table>
      <thead><tr><th scope="col">Outcome</th><th scope="col">Session</th>\
      <th scope="col" class="number">Steps</th><th scope="col" class="number">Failures</th>\
      <th scope="col" class="number">Virtual time</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table></div>

      """
  }
}
