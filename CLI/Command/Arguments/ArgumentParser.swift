import EndlessSession

/// Reads the arguments by the table of commands.
struct ArgumentParser {
  private let table: CommandTable

  init(_ table: CommandTable) {
    self.table = table
  }

  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else { return .help(nil) }
    if first.hasPrefix("-"), first != "-" { return try global(first) }
    guard let command = table.command(first) else {
      throw UsageError(
        "unknown command '\(first)'" + suggestion(first, among: table.commands.map(\.name)))
    }
    let words = try words(of: command, in: arguments.dropFirst())
    if words.values["help"] != nil { return .help(command) }
    if words.values["version"] != nil { return .version }
    return try invocation(of: command, words)
  }

  private struct Words {
    /// The values of options, by name; of those that stand several times the last one.
    var values: [String: String] = [:]
    /// The values of options that may stand several times.
    var repeated: [String: [String]] = [:]
    var operands: [String] = []

    mutating func add(_ value: String, to option: OptionSpec) {
      values[option.name] = value
      if option.repeats { repeated[option.name, default: []].append(value) }
    }
  }

  private func words(of command: CommandSpec, in arguments: ArraySlice<String>)
    throws(UsageError) -> Words
  {
    var words = Words()
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        words.operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.operands.append(argument)
        continue
      }
      let parts = Self.parts(of: argument, command)
      let option = try option(String(parts[0]), of: command)
      if case .flag = option.value {
        guard parts.count == 1 else {
          throw UsageError(
            "--\(option.name) takes no value, got '\(parts[1])'", command: command.name)
        }
        words.values[option.name] = ""
      } else if parts.count == 2 {
        words.add(String(parts[1]), to: option)
      } else if let next = rest.first, !next.hasPrefix("--") {
        words.add(next, to: option)
        rest.removeFirst()
      } else {
        throw UsageError(
          "--\(option.name): expected \(option.placeholder ?? "a value"), got nothing",
          command: command.name)
      }
    }
    return words
  }

  /// Splits an option from the value that is written into one word with it: `--jobs=2`, `-j2`.
  private static func parts(of argument: String, _ command: CommandSpec) -> [Substring] {
    let letter = argument.dropFirst().first
    let isShort = command.options.contains { option in
      if case .flag = option.value { return false }
      return option.letter != nil && option.letter == letter
    }
    if isShort, argument.count > 2, !argument.hasPrefix("--") {
      let value = argument.dropFirst(2)
      return [argument.prefix(2), value.hasPrefix("=") ? value.dropFirst() : value]
    }
    return argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  }

  private func option(_ argument: String, of command: CommandSpec) throws(UsageError) -> OptionSpec
  {
    let options = command.options + CommandTable.global
    if let option = options.first(where: { $0.flags.contains(argument) }) { return option }
    let owners = owners(of: argument)
    guard owners.isEmpty else {
      throw UsageError(
        "'\(argument)' is no option of \(command.name), but of \(owners)", command: command.name)
    }
    throw UsageError(
      "unknown option '\(argument)'" + suggestion(argument, among: options.flatMap(\.flags)),
      command: command.name)
  }

  /// Reads an option that stands where a command is expected.
  private func global(_ argument: String) throws(UsageError) -> Invocation {
    // What follows the name is not shown: it may be a secret.
    let flag = String(argument.prefix { $0 != "=" })
    switch CommandTable.global.first(where: { $0.flags.contains(argument) })?.name {
    case "help": return .help(nil)
    case "version": return .version
    default: break
    }
    let owners = owners(of: flag)
    guard owners.isEmpty else {
      throw UsageError("'\(flag)' stands behind its command: \(owners)")
    }
    throw UsageError(
      "unknown option '\(flag)'" + suggestion(flag, among: CommandTable.global.flatMap(\.flags)))
  }

  /// Returns the commands that have an option, as a sentence names them.
  private func owners(of flag: String) -> String {
    let names = table.commands.filter { $0.options.contains { $0.flags.contains(flag) } }
      .map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private func invocation(of command: CommandSpec, _ words: Words) throws(UsageError)
    -> Invocation
  {
    if let feed = FeedName(rawValue: command.name) {
      return .list(try ListOptions(feed, values: words.values, operands: words.operands))
    }
    if command.name == CommandTable.play {
      return .play(
        try PlayOptions(
          values: words.values, reports: words.repeated["report"] ?? [],
          operands: words.operands))
    }
    let operand = try operand(of: command, words.operands)
    switch (command.name, operand) {
    case ("completion", let name?):
      guard let shell = Shell(rawValue: name) else {
        let shells = Shell.allCases.map(\.rawValue)
        throw UsageError(
          "SHELL: expected \(shells.joined(separator: "|")), got '\(name)'"
            + suggestion(name, among: shells), command: command.name)
      }
      return .completion(shell)
    case ("help", CommandTable.languageTopic): return .languageHelp
    case ("help", let name?):
      guard let topic = table.command(name) else {
        throw UsageError(
          "unknown command '\(name)'" + suggestion(name, among: table.topics))
      }
      return .help(topic)
    case ("help", nil): return .help(nil)
    default: return .feeds
    }
  }

  private func operand(of command: CommandSpec, _ operands: [String]) throws(UsageError)
    -> String?
  {
    let expected = command.argument == nil ? 0 : 1
    guard operands.count <= expected else {
      throw UsageError("unexpected argument '\(operands[expected])'", command: command.name)
    }
    if operands.isEmpty, let argument = command.argument, !argument.isOptional {
      let choices = argument.choices.joined(separator: "|")
      throw UsageError("\(argument.name): expected \(choices), got nothing", command: command.name)
    }
    return operands.first
  }
}
