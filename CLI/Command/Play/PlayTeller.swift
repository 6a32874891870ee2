import EndlessSession
import Foundation

/// Tells what comes of scripts, and goes on where nobody can be told any more: the reports and the exit
/// code are for others.
@MainActor
final class PlayTeller {
  /// How many cells of a transcript's line are shown.
  private static let lineLimit = 400

  let output: Stream
  private let errors: Stream
  /// Why the output was lost; a reader that has gone away wants none.
  private(set) var fault: Stream.Fault?

  init(output: Stream, errors: Stream) {
    self.output = output
    self.errors = errors
  }

  /// Tells of one script.
  ///
  /// - Throws: a ``Stream/Fault`` where the program is to end.
  func tell(_ outcome: ScriptRun.Outcome) throws(Stream.Fault) {
    let entry = outcome.entry
    try say(outcome.story + line(of: outcome))
    for failure in entry.failures { try? errors.write("\n" + failure.text + "\n") }
    if !entry.transcriptDifference.isEmpty {
      let lines = entry.transcriptDifference.map { line in
        let line = TerminalText.inPlace(line)
        return (line.cellWidth > Self.lineLimit ? line.fitted(to: Self.lineLimit) : line) + "\n"
      }
      try? errors.write(lines.joined())
    }
    if let fault = outcome.diskFault { complain(fault.message) }
  }

  /// Tells of all scripts in one line.
  ///
  /// - Throws: a ``Stream/Fault`` where the program is to end.
  func sayEnd(of report: Report, _ outcomes: [ScriptRun.Outcome], wasRead: Bool)
    throws(Stream.Fault)
  {
    guard wasRead else { return try say(report.summary.text) }
    let steps = outcomes.reduce(0) { $0 + $1.stepsRead }
    let counts = [
      (report.summary.files, "file"), (steps, "step"), (report.summary.failures, "failure"),
    ]
    try say(counts.map { "\($0) \($1)\($0 == 1 ? "" : "s"), " }.joined() + "read only")
  }

  /// Tells what is wrong, on the stream for that.
  func complain(_ message: String) {
    try? errors.write("endless: \(TerminalText.lines(message))\n")
  }

  /// Writes a report's text; into a stream of this program, whatever its name, it is gone on with.
  func write(_ text: String, to path: String) throws(DiskFault) {
    let streams = [(STDOUT_FILENO, output), (STDERR_FILENO, errors)]
    guard let (_, stream) = streams.first(where: { Self.is(path, descriptor: $0.0) }) else {
      return try FileReplacement(path: path).write(Array(text.utf8))
    }
    do throws(Stream.Fault) {
      try stream.write(text)
    } catch {
      throw DiskFault(path: path, reason: error.reason)
    }
  }

  private static func `is`(_ path: String, descriptor: Int32) -> Bool {
    var named = stat()
    var open = stat()
    guard stat(path, &named) == 0, fstat(descriptor, &open) == 0 else { return false }
    return named.st_dev == open.st_dev && named.st_ino == open.st_ino
  }

  private func say(_ text: String) throws(Stream.Fault) {
    guard fault == nil else { return }
    do throws(Stream.Fault) {
      try output.write(text + "\n")
    } catch {
      switch error {
      case .interrupted: throw error
      case .closed: break
      case .failed: fault = error
      }
    }
  }

  private func line(of outcome: ScriptRun.Outcome) -> String {
    let entry = outcome.entry
    let steps = outcome.wasRead ? outcome.stepsRead : entry.played?.steps ?? 0
    var facts = "\(steps) \(steps == 1 ? "step" : "steps")"
    if !outcome.wasRead, let played = entry.played {
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
