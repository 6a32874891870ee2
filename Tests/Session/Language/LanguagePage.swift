import EndlessSession
import Foundation
import Testing

/// The page that documents the language, as a test reads it.
struct LanguagePage {
  /// What stands between two fences.
  struct Block {
    /// What stands behind the first fence.
    let info: String
    let text: String
    /// The line of the first fence.
    let line: Int
  }

  let text: String
  let blocks: [Block]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "CLI/Session/LANGUAGE.md"), encoding: .utf8)
    blocks = try Self.blocks(of: text)
  }

  /// The sessions of the page; none where it cannot be read.
  static let sessions = (try? LanguagePage())?.sessions ?? []

  /// The sessions, each with what stands below it.
  var sessions: [PageSession] {
    let files = Dictionary(
      blocks.compactMap { block in block.takenInAs.map { ($0, block.text) } }
    ) { $1 }
    return blocks.enumerated().filter { $1.isSession }.map { place, block in
      let next = place + 1 < blocks.count ? blocks[place + 1] : nil
      return PageSession(
        text: block.text, line: block.line, mustFail: block.info == "scroll fails", files: files,
        below: next.flatMap { $0.isResult ? $0 : nil })
    }
  }

  /// The rows of the table below a header, each with its cells.
  func table(_ header: String) throws -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == header }, "there is no table '\(header)'")
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst().components(separatedBy: " |").dropLast().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  private static func blocks(of text: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: (info: String, line: Int, lines: [Substring])?
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let block = open {
        guard line == "```" else {
          open?.lines.append(line)
          continue
        }
        let text = block.lines.map { $0 + "\n" }.joined()
        blocks.append(Block(info: block.info, text: text, line: block.line))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), place + 1, [])
      }
    }
    try #require(open == nil, "a fence is not closed")
    return blocks
  }
}

extension LanguagePage.Block {
  /// Whether it is a whole session.
  var isSession: Bool { ["scroll", "scroll fails"].contains(info) }
  /// Whether it is what comes of the session above it.
  var isResult: Bool { ["transcript", "text"].contains(info) }
  /// The name by which a session takes it in; nothing where it is no such file.
  var takenInAs: String? {
    info.hasPrefix("scroll file=") ? String(info.dropFirst("scroll file=".count)) : nil
  }
}
