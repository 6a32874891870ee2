import Foundation

/// The benchmark's entry: runs the sections that were named, or all, and prints what they measured.
@main
enum EndlessBench {
  static func main() async {
    if (try? PokemonHost.serve(Array(CommandLine.arguments.dropFirst()))) == true { return }
    do throws(BenchFault) {
      let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
      guard !options.wantsHelp else {
        print(BenchOptions.help)
        return
      }
      var report = BenchReport(machine: .current)
      for section in options.sections {
        note("\(section.rawValue): \(section.summary)")
        report.sections.append(try await section.run())
      }
      print(options.json ? report.json : report.text, terminator: "")
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
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
