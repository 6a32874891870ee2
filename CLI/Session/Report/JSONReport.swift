import Foundation

/// A run as one JSON object, in which every object of a kind has the same keys.
struct JSONReport {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let summary = report.summary
    let run = JSONRun(
      files: report.entries.map(JSONRun.File.init),
      summary: JSONRun.Summary(
        files: summary.files, failedFiles: summary.failedFiles, steps: summary.steps,
        failures: summary.failures, virtualMilliseconds: summary.virtualTime.wholeMilliseconds,
        realMilliseconds: summary.realTime.wholeMilliseconds))
    // Numbers and texts, which is all there is, can always be written.
    guard let data = try? encoder.encode(run) else { return "{}\n" }
    // The ends of the lines are the encoder's; those of texts are escapes already.
    return String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { TerminalText.escaped(json: String($0)) + "\n" }.joined()
  }
}
