import Foundation
import Testing

@testable import endless

/// Parser, help and completion scripts are made of one table; nothing of it is missing anywhere.
struct TableOfCommandsTests {
  private static let commands = CommandTable.all.commands

  @Test func `the overview names every command`() {
    let help = HelpText(.all).text(for: nil)
    for command in Self.commands {
      #expect(help.contains("  \(command.name) "))
      #expect(help.contains(command.summary))
    }
  }

  @Test(arguments: commands.map(\.name))
  func `help of a command names all its options`(name: String) throws {
    let command = try #require(CommandTable.all.command(name))
    let help = HelpText(.all).text(for: command)
    for option in command.options + CommandTable.global {
      for flag in option.flags { #expect(help.contains(flag)) }
      #expect(help.contains(option.summary))
    }
    if let argument = command.argument { #expect(help.contains(argument.usage)) }
  }

  @Test(arguments: Shell.allCases)
  func `a script completes every command and option`(shell: Shell) {
    let script = CompletionScript(.all).text(for: shell)
    for command in Self.commands {
      #expect(script.contains(command.name))
      for option in command.options + CommandTable.global {
        let flag = shell == .fish ? "-l \(option.name)" : "--\(option.name)"
        #expect(script.contains(flag))
        if case .choice(let words) = option.value {
          #expect(script.contains(words.joined(separator: " ")))
        }
      }
    }
  }

  @Test(arguments: Shell.allCases)
  func `a script parses in its shell`(shell: Shell) throws {
    let places = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    guard
      let path = places.map({ "\($0)/\(shell.rawValue)" })
        .first(where: FileManager.default.isExecutableFile)
    else { return }
    #expect(try Self.parses(CompletionScript(.all).text(for: shell), in: path))
    #expect(try !Self.parses("if (((", in: path))
  }

  private static func parses(_ script: String, in shell: String) throws -> Bool {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: shell)
    process.arguments = ["-n", file.path()]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
