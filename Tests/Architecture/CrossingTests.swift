import Foundation
import Testing

/// Only one file of Presentation starts tasks, so that every load returns to its list's actor the same
/// way.
struct CrossingTests {
  private static let presentation = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Presentation")

  private static func sources() throws -> [(name: String, text: String)] {
    let files = try #require(
      FileManager.default.enumerator(at: presentation, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func `only the crossing starts tasks`() throws {
    let starters = try Self.sources()
      .filter { $0.text.contains(/\bTask\s*[{(]|\bTask\.detached|\bwithTaskGroup/) }
    #expect(starters.map(\.name) == ["Crossing.swift"])
  }

  @Test func `no error is thrown across a suspension`() throws {
    for (name, text) in try Self.sources() {
      #expect(!text.contains(/\btry[?!]?\s+await\b/), "\(name)")
    }
  }

  @Test func `the use cases do not throw, and run off their caller's actor`() throws {
    let useCases = Self.presentation.deletingLastPathComponent().appending(path: "Domain/UseCases")
    let files = try FileManager.default.contentsOfDirectory(
      at: useCases, includingPropertiesForKeys: nil)
    var count = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for call in text.matches(of: /(?<before>[^\n]*)func callAsFunction[^{]*/) {
        count += 1
        #expect(call.before.contains("@concurrent"), "\(file.lastPathComponent)")
        #expect(!call.output.0.contains("throws"), "\(file.lastPathComponent)")
      }
    }
    #expect(count >= 3)
  }
}
