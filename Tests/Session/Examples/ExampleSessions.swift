import EndlessSession
import Foundation

/// The sessions that come with the program.
enum ExampleSessions {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "CLI/Sessions")

  /// Their names, in order.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (files ?? []).filter { $0.hasSuffix(".scroll") }.sorted()
  }()

  /// The lessons that do not say how their list reports, so that they hold either way.
  static let namesOfBothWays = names.filter { name in
    (try? text(of: name))?.contains("\nset reports ") == false
  }

  static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  static func script(_ name: String) throws -> Script {
    try ScriptReader().read(folder.appending(path: name).path()).get()
  }

  /// Returns a lesson as a list plays it that reports so.
  static func script(_ name: String, reporting reports: SessionSettings.Reports) throws -> Script {
    var lines = try text(of: name).components(separatedBy: "\n")
    // Below the title, which is the first line of every lesson.
    lines.insert("set reports \(reports.rawValue)", at: 1)
    return try Reading([name: lines.joined(separator: "\n")]).read(name).get()
  }
}
