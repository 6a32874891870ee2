import EndlessSession
import Foundation

/// Plays scripts, tells what came of them in the order of the arguments, and writes the reports.
@MainActor
struct PlayRun {
  let options: PlayOptions
  let environment: [String: String]
  let teller: PlayTeller

  /// Runs from the first script to the last.
  ///
  /// - Throws: a ``Stream/Fault`` where the program is to end.
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
      teller.complain(error.message)
      return .noScript
    }
    if let report = options.reports.first(where: { report in runs.contains { report.is($0.file) } })
    {
      teller.complain(
        "--report: expected a file of its own, got the script '\(report.path)'\n"
          + "Try 'endless help play'.")
      return .usage
    }
    let outcomes = try await inParallel(runs, jobs: options.jobs, teller.tell) { $0() }
    let report = Report(of: outcomes.map(\.entry), realTime: clock.now - start)
    let areReportsWritten = write(report)
    try teller.sayEnd(of: report, outcomes, wasRead: options.checksOnly)
    if let fault = teller.fault {
      teller.complain("standard output: \(fault.reason)")
      return .output
    }
    return exitCode(of: outcomes, areReportsWritten: areReportsWritten)
  }

  /// Reads all scripts, and leaves out what the filter does.
  private func scripts(in files: [String]) async -> [ScriptRun] {
    let color = options.color.isOn(terminal: teller.output.isTerminal, environment: environment)
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
        try teller.write(file.format.text(of: report), to: file.path)
      } catch {
        teller.complain(error.message)
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
