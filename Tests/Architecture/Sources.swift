import Foundation

/// The package's own source files.
enum Sources {
  struct File {
    let path: String
    let text: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the Swift files below a folder of the package, without those below some folders.
  static func files(below folder: String, without excluded: [String] = []) throws -> [File] {
    let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
    return
      try paths
      .filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
      .filter { path in !excluded.contains { path.hasPrefix($0 + "/") } }
      .sorted()
      .map { File(path: $0, text: try text(of: $0)) }
  }
}
