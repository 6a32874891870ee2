import Foundation

/// The benchmark's entry: runs the sections that were named, or all, and prints what they measured.
@main
enum EndlessBench {
  static func main() async {
    // A reader that has gone away is an error of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    if (try? PokemonHost.serve(Array(CommandLine.arguments.dropFirst()))) == true { return }
    do throws(BenchFault) {
      let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
      guard !options.wantsHelp else {
        try write(BenchOptions.help + "\n")
        return
      }
      var report = BenchReport(machine: .current)
      for section in options.sections {
        note("\(section.rawValue): \(section.summary)")
        report.sections.append(try await section.run())
      }
      try write(options.json ? report.json : report.text)
      // Afterwards, so that nothing is lost where it cannot be written.
      if let folder = options.folder { try report.write(into: folder) }
      if report.missedABar { exit(1) }
    } catch {
      note("endless-bench: \(error.words)")
      exit(error.code)
    }
  }

  /// Says on stderr what goes on, so that stdout holds the figures alone.
  private static func note(_ line: String) {
    // Nobody is told where nobody can hear it.
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  private static func write(_ text: String) throws(BenchFault) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw .output
    }
  }
}
