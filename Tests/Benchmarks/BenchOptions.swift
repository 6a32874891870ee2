import EndlessSession

/// What the benchmark is asked to do.
struct BenchOptions: Equatable {
  var sections: [BenchSection] = []
  var json = false
  /// The folder into which each section's figures and pictures are written as files, too.
  var folder: String?
  var wantsHelp = false

  init(_ arguments: [String]) throws(BenchFault) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--write":
        guard let name = rest.popFirst(), !name.isEmpty, !name.hasPrefix("-") else {
          throw .usage(
            "--write wants a folder for the files, as in --write Tests/Benchmarks/Results")
        }
        folder = name
      case "--json": json = true
      case "--help", "-h": wantsHelp = true
      default:
        guard let section = BenchSection(rawValue: argument) else {
          let names = BenchSection.allCases.map(\.rawValue)
          throw .usage(
            "\(TerminalText.line(argument)) is no section\(suggestion(argument, among: names)); "
              + "there are \(names.joined(separator: ", "))")
        }
        if !sections.contains(section) { sections.append(section) }
      }
    }
    if sections.isEmpty { sections = BenchSection.allCases }
  }

  static var help: String {
    """
    Usage: swift run -c release endless-bench [SECTION…] [--json] [--write FOLDER]

    Measures the engine, and how long people wait for it. Figures go to stdout, progress to stderr.

    Sections (all, where none is named):
    \(BenchSection.allCases.map { "  \($0.rawValue.padded(to: 10))\($0.summary)" }.joined(separator: "\n"))

    Options:
      --json           prints one JSON object instead of tables
      --write FOLDER   writes each section's tables and pictures into files there, too
      --help           prints this

    Exit codes: 0; 1 where a bar was missed; 64 usage; 69 where the machine lacks what a section needs;
    70 where what is measured did something else; 73 where a file cannot be written;
    74 where the figures cannot be.
    """
  }
}
