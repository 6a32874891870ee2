import EndlessSession
import Foundation
import Testing

@testable import endless

/// What the page of the language says of the command line.
struct PlayPageTests {
  private let lines: [String]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "CLI/Session/LANGUAGE.md")
    lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The first cell of every row of the table below a header.
  private func firstCells(below header: String) throws -> [String] {
    let start = try #require(lines.firstIndex(of: header), "there is no table '\(header)'")
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst(2).components(separatedBy: " | ")[0].replacing("`", with: "")
    }
  }

  @Test func `the exit codes of playing stand in their table`() throws {
    let codes: [ExitCode] = [
      .success, .failed, .usage, .badScript, .noScript, .broken, .output, .interrupted,
    ]
    #expect(try firstCells(below: "| exit | why |") == codes.map { "\($0.rawValue)" })
  }

  @Test func `every option of playing stands in its table, and no other`() throws {
    let options = try #require(CommandTable.all.command(CommandTable.play)).options
    let written = options.map { option in
      let value = option.placeholder.map { " " + $0.replacing("|", with: #"\|"#) } ?? ""
      return option.flags.reversed().map { $0 + value }.joined(separator: ", ")
    }
    #expect(try firstCells(below: "| option | what it does |") == written)
  }

  @Test func `every form of report and every policy of updating stands in its table`() throws {
    #expect(
      try firstCells(below: "| form | what it is |") == ReportFormat.allCases.map(\.rawValue))
    #expect(
      try firstCells(below: "| option | which transcripts are written |")
        == GoldenPolicy.allCases.map { "--update=\($0.rawValue)" })
  }
}
