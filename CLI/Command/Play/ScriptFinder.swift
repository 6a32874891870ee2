import Foundation

/// Finds the scripts that are meant by files and folders.
struct ScriptFinder {
  /// Why there is nothing to play.
  struct Fault: Error {
    let message: String
  }

  static let fileExtension = "scroll"

  /// Returns the files in the order of the arguments, those of a folder by their path; none twice.
  ///
  /// Of a folder, everything counts whose name ends in `.scroll`, at any depth; what begins with a
  /// dot or an underscore does not: the latter is there to be taken in by others.
  func files(in paths: [String]) throws(Fault) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      for file in try self.files(at: path)
      where seen.insert(URL(filePath: file).resolvingSymlinksInPath().path()).inserted {
        files.append(file)
      }
    }
    return files
  }

  private func files(at path: String) throws(Fault) -> [String] {
    var isFolder: ObjCBool = false
    guard !path.isEmpty, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Fault(
        message: "'\(path)': expected a script or a folder of scripts, but there is no such file")
    }
    guard isFolder.boolValue else { return [path] }
    guard let entries = FileManager.default.enumerator(atPath: path) else {
      throw Fault(message: "'\(path)': the folder cannot be read")
    }
    let root = path.hasSuffix("/") ? path : path + "/"
    let names = entries.compactMap { $0 as? String }.filter(Self.isScript)
    // By bytes, so that the order is the same everywhere.
    let files = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { root + $0 }
      .filter {
        FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
      }
    guard !files.isEmpty else {
      throw Fault(message: "'\(path)': expected *.\(Self.fileExtension) files, but there is none")
    }
    return files
  }

  private static func isScript(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return name.hasSuffix(".\(fileExtension)")
      && parts.allSatisfy { !$0.hasPrefix(".") && !$0.hasPrefix("_") }
  }
}
