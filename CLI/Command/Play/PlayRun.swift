import EndlessSession
import Foundation

/// Plays scripts, tells what came of them in the order of the arguments, and writes the reports.
@MainActor
struct PlayRun {
  let options: PlayOptions
  let environment: [String: String]
  let output: Stream
  let errors: Stream

  /// Runs from the first script to the last.
  ///
  /// - Throws: a ``Stream/Fault`` where nothing more can be written.
  func callAsFunction() async throws -> ExitCode {
    let clock = ContinuousClock()
    let start = clock.now
    let runs: [ScriptRun]
    do throws(ScriptFinder.Fault) {
      runs = await scripts(in: try ScriptFinder().files(in: options.paths))
      guard !runs.isEmpty else {
        throw ScriptFinder.Fault(
          message: "--filter: expected a text that stands in the path or title of a script, got "
            + "'\(options.filter ?? "")'")
      }
    } catch {
      complain(error.message)
      return .noScript
    }
    let outcomes = try await inParallel(runs, jobs: options.jobs, tell) { $0() }
    let report = Report(of: outcomes.map(\.entry), realTime: clock.now - start) { $0.text }
    let areReportsWritten = write(report)
    try output.write(summary(of: report, outcomes) + "\n")
    return exitCode(of: outcomes, areReportsWritten: areReportsWritten)
  }

  /// Reads all scripts, and leaves out what the filter does.
  private func scripts(in files: [String]) async -> [ScriptRun] {
    let color = options.color.isOn(terminal: output.isTerminal, environment: environment)
    let runs = await inParallel(files, jobs: options.jobs, { _ in }) { [options] file in
      ScriptRun(file: file, script: ScriptReader().read(file), options: options, color: color)
    }
    guard let filter = options.filter else { return runs }
    return runs.filter { run in
      let title = (try? run.script.get())?.title ?? ""
      return "\(run.file)\n\(title)".range(of: filter, options: .caseInsensitive) != nil
    }
  }

  private func write(_ report: Report) -> Bool {
    var isWritten = true
    for file in options.reports {
      do throws(DiskFault) {
        try FileReplacement(path: file.path).write(Array(file.format.text(of: report).utf8))
      } catch {
        complain(error.message)
        isWritten = false
      }
    }
    return isWritten
  }

  private func exitCode(of outcomes: [ScriptRun.Outcome], areReportsWritten: Bool) -> ExitCode {
    let results = Set(outcomes.map(\.entry.outcome))
    // What was lost on the disk counts first, then what could not be judged at all.
    if !areReportsWritten || outcomes.contains(where: { $0.diskFault != nil }) { return .output }
    if results.contains(.broken) { return .broken }
    if results.contains(.unread) { return .badScript }
    return results.contains(.failed) ? .failed : .success
  }
}

// MARK: - Telling

extension PlayRun {
  private func tell(_ outcome: ScriptRun.Outcome) throws {
    let entry = outcome.entry
    try output.write(outcome.story + line(of: outcome) + "\n")
    for failure in entry.failures { try? errors.write("\n" + failure.text + "\n") }
    if !entry.transcriptDifference.isEmpty {
      let lines = entry.transcriptDifference.map { TerminalText.inPlace($0) + "\n" }
      try? errors.write(lines.joined())
    }
    if let fault = outcome.diskFault { complain(fault.message) }
  }

  private func complain(_ message: String) {
    try? errors.write("endless: \(TerminalText.lines(message))\n")
  }

  private func summary(of report: Report, _ outcomes: [ScriptRun.Outcome]) -> String {
    guard options.checksOnly else { return report.summary.text }
    let steps = outcomes.reduce(0) { $0 + $1.stepsRead }
    return "\(report.summary.files) files, \(steps) steps, \(report.summary.failures) failures, "
      + "read only"
  }

  private func line(of outcome: ScriptRun.Outcome) -> String {
    let entry = outcome.entry
    let steps = options.checksOnly ? outcome.stepsRead : entry.played?.steps ?? 0
    var facts = "\(steps) \(steps == 1 ? "step" : "steps")"
    if !options.checksOnly, let played = entry.played {
      facts += ", \(played.virtualTime.scriptText)"
    }
    if entry.transcript == .written { facts += ", transcript written" }
    let title = entry.title == entry.file ? "" : "  " + entry.title
    return TerminalText.inPlace("\(entry.outcome.word)  \(entry.file)\(title) (\(facts))")
  }
}

extension ReportOutcome {
  /// How a line about a file begins.
  fileprivate var word: String {
    switch self {
    case .passed: "ok    "
    case .failed: "FAILED"
    case .broken: "BROKEN"
    case .unread: "UNREAD"
    }
  }
}
