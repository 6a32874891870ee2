/// The names of files as a script writes them.
enum ScriptPath {
  /// Returns the file that is meant inside another one.
  static func resolve(_ file: String, in other: String) -> String {
    guard !file.hasPrefix("/"), let slash = other.utf8.lastIndex(of: 0x2F) else {
      return normalized(file)
    }
    return normalized(other[...slash] + file)
  }

  /// Returns the name without `.`, empty parts, and `..` behind a folder.
  static func normalized(_ file: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = file.hasPrefix("/")
    for part in file.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
