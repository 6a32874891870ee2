import EndlessSession
import Foundation

/// Finds the scripts that are meant by files and folders.
struct ScriptFinder {
  /// Why there is nothing to play.
  struct Fault: Error {
    let message: String

    /// The name in it may hold anything, also ends of lines.
    init(_ message: String) { self.message = TerminalText.line(message) }
  }

  static let fileExtension = "scroll"

  /// Returns the files in the order of the arguments, those of a folder by their path; none twice.
  ///
  /// Of a folder, everything counts whose name ends in `.scroll`, at any depth; what begins with a
  /// dot or an underscore does not: the latter is there to be taken in by others. Links to files
  /// count, also those that lead nowhere, lest a script is lost unseen; links to folders in it do
  /// not, as they may lead in circles.
  func files(in paths: [String]) throws(Fault) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      for file in try self.files(at: path)
      where seen.insert(Self.real(file)).inserted {
        files.append(file)
      }
    }
    return files
  }

  private func files(at path: String) throws(Fault) -> [String] {
    guard !path.isEmpty, FileManager.default.fileExists(atPath: path) else {
      throw Fault("'\(path)': expected a script or a folder of scripts, but there is no such file")
    }
    guard Self.isFolder(path) else { return [path] }
    let root = path.hasSuffix("/") ? path : path + "/"
    // A link itself holds nothing; what it leads to does.
    guard let entries = FileManager.default.enumerator(atPath: Self.real(path)) else {
      throw Fault("'\(path)': the folder cannot be read")
    }
    let names = entries.compactMap { $0 as? String }.filter(Self.isScript)
    // By bytes, so that the order is the same everywhere.
    let files = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { root + $0 }
      .filter { !Self.isFolder($0) }
    guard !files.isEmpty else {
      throw Fault("'\(path)': expected *.\(Self.fileExtension) files, but there is none")
    }
    return files
  }

  private static func real(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isScript(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return name.hasSuffix(".\(fileExtension)")
      && parts.allSatisfy { !$0.hasPrefix(".") && !$0.hasPrefix("_") }
  }
}
