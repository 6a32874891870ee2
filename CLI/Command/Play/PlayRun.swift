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
  /// A reader of the output that goes away ends nothing: the reports and the exit code are for others.
  ///
  /// - Throws: a ``Stream/Fault`` where nothing more can be written for another reason.
  func callAsFunction() async throws -> ExitCode {
    let clock = ContinuousClock()
    let start = clock.now
    let runs: [ScriptRun]
    do throws(ScriptFinder.Fault) {
      runs = await scripts(in: try ScriptFinder().files(in: options.paths))
      guard !runs.isEmpty else {
        throw ScriptFinder.Fault(
          "--filter: expected a text that stands in the path or title of a script, got "
            + "'\(options.filter ?? "")'")
      }
    } catch {
      complain(error.message)
      return .noScript
    }
    let outcomes = try await inParallel(runs, jobs: options.jobs, tell) { $0() }
    let report = Report(of: outcomes.map(\.entry), realTime: clock.now - start) { $0.text }
    let areReportsWritten = write(report)
    try say(summary(of: report, outcomes))
    return exitCode(of: outcomes, areReportsWritten: areReportsWritten)
  }

  /// Reads all scripts, and leaves out what the filter does.
  private func scripts(in files: [String]) async -> [ScriptRun] {
    let color = options.color.isOn(terminal: output.isTerminal, environment: environment)
    let runs = await inParallel(files, jobs: options.jobs, { _ in }) { [options] file in
      // Before it is read: only then can be told whether somebody changed it meanwhile.
      let contents = GoldenFile(regularFile: file)
      return ScriptRun(
        file: file, script: ScriptReader().read(file), contents: contents, options: options,
        color: color)
    }
    guard let filter = options.filter else { return runs }
    return runs.filter { run in
      let title = (try? run.script.get())?.title ?? ""
      return [run.file, title].contains { $0.range(of: filter, options: .caseInsensitive) != nil }
    }
  }

  private func write(_ report: Report) -> Bool {
    var isWritten = true
    for file in options.reports {
      do throws(DiskFault) {
        try write(file.format.text(of: report), to: file.path)
      } catch {
        complain(error.message)
        isWritten = false
      }
    }
    return isWritten
  }

  /// Writes a report's text; what is named by its descriptor is gone on with, never replaced.
  private func write(_ text: String, to path: String) throws(DiskFault) {
    let streams = [
      "/dev/stdout": output, "/dev/fd/1": output, "/dev/stderr": errors, "/dev/fd/2": errors,
    ]
    guard let stream = streams[path] else {
      return try FileReplacement(path: path).write(Array(text.utf8))
    }
    do throws(Stream.Fault) {
      try stream.write(text)
    } catch {
      throw DiskFault(path: path, reason: error.reason)
    }
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
    try say(outcome.story + line(of: outcome))
    for failure in entry.failures { try? errors.write("\n" + failure.text + "\n") }
    if !entry.transcriptDifference.isEmpty {
      let lines = entry.transcriptDifference.map { TerminalText.inPlace($0) + "\n" }
      try? errors.write(lines.joined())
    }
    if let fault = outcome.diskFault { complain(fault.message) }
  }

  private func say(_ text: String) throws(Stream.Fault) {
    do throws(Stream.Fault) {
      try output.write(text + "\n")
    } catch {
      guard error == .closed else { throw error }
    }
  }

  private func complain(_ message: String) {
    try? errors.write("endless: \(TerminalText.lines(message))\n")
  }

  private func summary(of report: Report, _ outcomes: [ScriptRun.Outcome]) -> String {
    guard options.checksOnly else { return report.summary.text }
    let steps = outcomes.reduce(0) { $0 + $1.stepsRead }
    let counts = [
      (report.summary.files, "file"), (steps, "step"), (report.summary.failures, "failure"),
    ]
    return counts.map { "\($0) \($1)\($0 == 1 ? "" : "s"), " }.joined() + "read only"
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
