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
}
