import EndlessSession
import Foundation

/// How scripted sessions are played.
struct PlayOptions {
  /// A report that is written.
  struct ReportFile: Equatable {
    let format: ReportFormat
    let path: String

    /// Whether it is this file, whatever their names.
    func `is`(_ file: String) -> Bool {
      let names = [path, file].map { URL(filePath: $0).resolvingSymlinksInPath().path() }
      return names[0] == names[1]
    }
  }

  /// The files and folders, as they were named.
  var paths: [String]
  var checksOnly = false
  var tellsStory = false
  var filter: String?
  var update: GoldenPolicy?
  var requiresTranscript = false
  var reports: [ReportFile] = []
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var color = ColorChoice.auto
}

extension PlayOptions {
  /// Creates the options from what was given.
  init(values: [String: String], reports: [String], operands: [String]) throws(UsageError) {
    let reader = ValueReader(command: CommandTable.play, values: values)
    guard !operands.isEmpty else {
      throw UsageError(
        "FILE|FOLDER: expected a script or a folder of scripts, got nothing",
        command: CommandTable.play)
    }
    paths = operands
    checksOnly = values["check"] != nil
    tellsStory = values["step"] != nil
    requiresTranscript = values["require-transcript"] != nil
    filter = values["filter"]
    update = try reader.choice("update")
    color = try reader.choice("color") ?? color
    jobs = try reader.number("jobs", in: 1...256) ?? jobs
    for text in reports { self.reports.append(try Self.report(text)) }
    for report in self.reports where self.reports.count(where: { $0.path == report.path }) > 1 {
      throw UsageError(
        "--report: expected a file of its own for each report, got '\(report.path)' twice",
        command: CommandTable.play)
    }
    for option in ["step", "update", "require-transcript"]
    where checksOnly && values[option] != nil {
      throw UsageError(
        "--check and --\(option) exclude each other: what is only read is not played",
        command: CommandTable.play)
    }
  }

  private static func report(_ text: String) throws(UsageError) -> ReportFile {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let forms = ReportFormat.allCases.map(\.rawValue)
    guard parts.count == 2, !parts[1].isEmpty, let format = ReportFormat(rawValue: String(parts[0]))
    else {
      throw UsageError(
        "--report: expected \(forms.map { "\($0)=FILE" }.joined(separator: "|")), got '\(text)'"
          + suggestion(String(parts[0]), among: forms), command: CommandTable.play)
    }
    return ReportFile(format: format, path: String(parts[1]))
  }
}
