/// The files of a script, each read once.
struct FileShelf {
  typealias Bytes = @Sendable (String) throws(ScriptReader.ReadFault) -> [UInt8]

  private let bytes: Bytes
  /// By the bytes of their paths: to a disk two names that look the same can be two files.
  private var files: [[UInt8]: ParsedFile] = [:]

  init(bytes: @escaping Bytes) { self.bytes = bytes }

  /// Returns a file; its places show the name.
  mutating func file(_ path: String, named name: String) throws(ScriptReader.ReadFault)
    -> ParsedFile
  {
    let key = Array(path.utf8)
    if let known = files[key] { return known }
    guard !path.isEmpty else { throw ScriptReader.ReadFault("no such file") }
    let file = ParsedFile(file: name, bytes: try bytes(name))
    files[key] = file
    return file
  }
}
