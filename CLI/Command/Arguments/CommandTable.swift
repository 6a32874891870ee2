import EndlessSession

/// The commands, their options and arguments: help, completion and the parser are made of it.
struct CommandTable: Sendable {
  let commands: [CommandSpec]
}

/// A command.
struct CommandSpec: Sendable {
  let name: String
  let summary: String
  var argument: ArgumentSpec?
  var options: [OptionSpec] = []
}

/// What a command is about.
struct ArgumentSpec: Sendable {
  let name: String
  let summary: String
  var isOptional = false
  /// Whether it may be several words.
  var repeats = false
  /// The words that it may be; empty where it is free.
  var choices: [String] = []

  /// How help writes it, such as `[COMMAND]`.
  var usage: String {
    let word = repeats ? "\(name)…" : name
    return isOptional ? "[\(word)]" : word
  }
}

/// An option, written with two dashes; or with one, where it has a letter.
struct OptionSpec: Sendable {
  enum Value: Sendable {
    case flag
    case word(String)
    case choice([String])
    case file(String)
  }

  let name: String
  /// The letter that may stand for the name, after one dash.
  var letter: Character?
  let value: Value
  let summary: String
  /// Whether each of several counts, not the last one alone.
  var repeats = false

  /// What may be typed for it, the long form last.
  var flags: [String] { [letter.map { "-\($0)" }, "--\(name)"].compactMap(\.self) }

  /// What stands behind the name in help, such as `N`.
  var placeholder: String? {
    switch value {
    case .flag: nil
    case .word(let name), .file(let name): name
    case .choice(let words): words.joined(separator: "|")
    }
  }
}

extension CommandTable {
  static let all = CommandTable(commands: [
    CommandSpec(
      name: "lectures", summary: "list the lectures of K-MOOC",
      options: listing + [
        OptionSpec(
          name: "api", value: .choice(KMOOCVersion.allCases.map(\.rawValue)),
          summary: "which generation of the K-MOOC API is asked (default v2; with --live)"),
        keyFile,
      ]),
    CommandSpec(name: "pokemon", summary: "list Pokémon with their details", options: listing),
    CommandSpec(
      name: "books", summary: "list the books that a search finds",
      argument: ArgumentSpec(
        name: "QUERY", summary: "the words to search for; after -- they may begin with a dash",
        repeats: true),
      options: listing + [keyFile]),
    CommandSpec(
      name: play, summary: "play scripted sessions, in virtual time",
      argument: ArgumentSpec(
        name: "FILE|FOLDER", summary: "a script, or a folder of *.scroll files", repeats: true),
      options: playing),
    CommandSpec(name: "feeds", summary: "list the feeds, their sources and keys"),
    CommandSpec(
      name: "completion", summary: "print a completion script for a shell",
      argument: ArgumentSpec(
        name: "SHELL", summary: "the shell", choices: Shell.allCases.map(\.rawValue))),
    CommandSpec(
      name: "help", summary: "explain the program or a command",
      argument: ArgumentSpec(
        name: "COMMAND", summary: "the command, or session for the language of scripts",
        isOptional: true)),
  ])

  static let play = "play"
  /// What `help` explains besides commands: the language of scripts.
  static let languageTopic = "session"

  /// What `help` explains.
  var topics: [String] { commands.map(\.name) + [Self.languageTopic] }

  /// What stands with every command.
  static let global = [
    OptionSpec(
      name: "help", letter: "h", value: .flag, summary: "explain the program or the command"),
    OptionSpec(name: "version", value: .flag, summary: "print the version"),
  ]

  private static let listing = [
    OptionSpec(
      name: "limit", value: .word("N"), summary: "how many rows at the most (default 50; 0 = all)"),
    OptionSpec(name: "live", value: .flag, summary: "ask the real server instead of sample data"),
    OptionSpec(
      name: "base-url", value: .word("URL"),
      summary: "ask another host (with --live): https, or http on this machine"),
    OptionSpec(
      name: "page-size", value: .word("N"), summary: "how many rows are loaded at a time"),
    OptionSpec(
      name: "lang", value: .choice(["ko", "en"]),
      summary: "the language of the list (default: the environment's)"),
    OptionSpec(name: "json", value: .flag, summary: "write JSON Lines"),
    OptionSpec(
      name: "verbose", letter: "v", value: .flag,
      summary: "tell on stderr of each request, answer and retry (with --live)"),
    color,
  ]

  private static let playing = [
    OptionSpec(name: "check", value: .flag, summary: "read the scripts only"),
    OptionSpec(name: "step", value: .flag, summary: "tell each session as a story, step by step"),
    OptionSpec(
      name: "filter", value: .word("TEXT"),
      summary: "play only scripts in whose path or title the text stands"),
    OptionSpec(
      name: "update", value: .choice(GoldenPolicy.allCases.map(\.rawValue)),
      summary: "write transcripts into scripts whose expectations held"),
    OptionSpec(
      name: "require-transcript", value: .flag, summary: "fail where a script has no transcript"),
    OptionSpec(
      name: "report", value: .word("FORM=FILE"),
      summary: "write a report: junit, tap, json or html; may stand several times", repeats: true),
    OptionSpec(
      name: "jobs", letter: "j", value: .word("N"),
      summary: "how many scripts are played at a time (default: one a core)"),
    color,
  ]

  private static let color = OptionSpec(
    name: "color", value: .choice(ColorChoice.allCases.map(\.rawValue)),
    summary: "when colours are used (default auto)")

  private static let keyFile = OptionSpec(
    name: "key-file", value: .file("FILE"), summary: "where the key stands (with --live)")

  func command(_ name: String) -> CommandSpec? { commands.first { $0.name == name } }
}
