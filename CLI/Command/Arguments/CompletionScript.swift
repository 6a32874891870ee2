/// Makes completion scripts from the table of commands.
struct CompletionScript {
  private let table: CommandTable

  init(_ table: CommandTable) {
    self.table = table
  }

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var names: String { table.commands.map(\.name).joined(separator: " ") }

  private func options(of command: CommandSpec) -> [OptionSpec] {
    command.options + CommandTable.global
  }

  /// The words that stand in the place of a command's argument.
  private func arguments(of command: CommandSpec) -> [String] {
    command.name == "help" ? table.topics : command.argument?.choices ?? []
  }

  private var bash: String {
    let values = uniqueOptions.compactMap { option -> String? in
      switch option.value {
      case .choice(let words):
        "    --\(option.name)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\")); return ;;"
      case .file: "    --\(option.name)) COMPREPLY=($(compgen -f -- \"$cur\")); return ;;"
      case .word: "    --\(option.name)) return ;;"
      case .flag: nil
      }
    }
    let commands = table.commands.map { command in
      let words = options(of: command).flatMap(\.flags) + arguments(of: command)
      return "    \(command.name)) words='\(words.joined(separator: " "))' ;;"
    }
    return """
      _endless() {
        local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" words
        # bash takes the = of --color=auto for a word of its own.
        if [ "$cur" = = ]; then
          cur=
        elif [ "$prev" = = ]; then
          prev="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        case "$prev" in
      \(values.joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then
          words='\(names) \(CommandTable.global.flatMap(\.flags).joined(separator: " "))'
        else
          case "${COMP_WORDS[1]}" in
      \(commands.joined(separator: "\n"))
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$cur"))
      }
      complete -F _endless endless

      """
  }

  private var uniqueOptions: [OptionSpec] {
    var seen: Set<String> = []
    return table.commands.flatMap(options(of:)).filter { seen.insert($0.name).inserted }
  }

  private var zsh: String {
    let commands = table.commands.map { "    '\($0.name):\($0.summary)'" }
    let cases = table.commands.map { command in
      let options = options(of: command).flatMap { option in
        let value =
          switch option.value {
          case .flag: ""
          case .word(let name): ":\(name):"
          case .choice(let words): ":value:(\(words.joined(separator: " ")))"
          case .file(let name): ":\(name):_files"
          }
        let summary = option.summary.replacing("[", with: "(").replacing("]", with: ")")
          .replacing(":", with: "\\:").replacing("'", with: "’")
        return option.flags.map { flag in
          "'\(flag)\(value.isEmpty ? "" : "=")[\(summary)]\(value)'"
        }
      }
      let words = arguments(of: command)
      let argument = words.isEmpty ? [] : ["'1:argument:(\(words.joined(separator: " ")))'"]
      return "    \(command.name)) _arguments \((options + argument).joined(separator: " ")) ;;"
    }
    return """
      #compdef endless
      _endless() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      # Found in fpath this file is the function itself; read by source it only defines it.
      if [[ $funcstack[1] == _endless ]]; then
        _endless "$@"
      else
        compdef _endless endless
      fi

      """
  }

  private var fish: String {
    var lines = ["complete -c endless -f"]
    for command in table.commands {
      lines.append(
        "complete -c endless -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'"
      )
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      let words = arguments(of: command)
      if !words.isEmpty {
        lines.append("complete -c endless \(condition) -a '\(words.joined(separator: " "))'")
      }
      for option in options(of: command) {
        let value =
          switch option.value {
          case .flag: ""
          case .word: " -x"
          case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
          case .file: " -r -F"
          }
        lines.append(
          "complete -c endless \(condition) \(option.letter.map { "-s \($0) " } ?? "")-l \(option.name)\(value) -d '\(quoted(option.summary))'"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String { text.replacing("'", with: "\\'") }
}
