import EndlessSession

/// Explains the program or a command, from the table of commands.
struct HelpText {
  private let table: CommandTable

  init(_ table: CommandTable) {
    self.table = table
  }

  func text(for command: CommandSpec?) -> String {
    command.map(text(of:)) ?? overview
  }

  private var overview: String {
    """
    Lists three feeds that scroll for ever, page by page.

    Usage: endless COMMAND [OPTION…]

    Commands:
    \(rows(table.commands.map { ($0.name, $0.summary) }))

    Options:
    \(rows(CommandTable.global.map { ($0.flags.joined(separator: ", "), $0.summary) }))

    'endless help COMMAND' explains a command.
    Without --live a feed shows sample data, which needs neither network nor key.

    """
  }

  private func text(of command: CommandSpec) -> String {
    let argument = command.argument.map { " \($0.usage)" } ?? ""
    var parts = [
      "\(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).",
      "Usage: endless \(command.name)\(argument)\(command.options.isEmpty ? "" : " [OPTION…]")",
    ]
    if let argument = command.argument {
      let choices = argument.choices.isEmpty ? "" : ": " + argument.choices.joined(separator: ", ")
      parts.append("Argument:\n" + rows([(argument.name, argument.summary + choices)]))
    }
    let options = command.options + CommandTable.global
    parts.append(
      "Options:\n"
        + rows(
          options.map { option in
            (
              option.flags.joined(separator: ", ") + (option.placeholder.map { " " + $0 } ?? ""),
              option.summary
            )
          }))
    if let key = FeedName(rawValue: command.name)?.key {
      parts.append(
        "The live server asks for a key, in \(key.variable) or a --key-file. "
          + "A key\nis had at \(key.page).")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0.fitted(to: width) + "  " + $1 }.joined(separator: "\n")
  }
}
