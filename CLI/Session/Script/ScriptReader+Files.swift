import Foundation

extension ScriptReader {
  /// The size in bytes that a file may have.
  public static let sizeLimit = 8 << 20

  /// Creates a reader of the files of the disk.
  public init() {
    self.init(read: Self.contents) { file throws(ReadFault) in
      // Whoever names a pipe may write to it. What a script names would be waited for for ever.
      var status = stat()
      guard
        stat(file, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
          || status.st_mode & S_IFMT == S_IFDIR
      else { throw ReadFault("is no regular file") }
      return try Self.contents(of: file)
    }
  }

  @Sendable private static func contents(of file: String) throws(ReadFault) -> [UInt8] {
    // An empty name would be the folder at hand, and below the API a name ends at its first NUL.
    guard !file.isEmpty, !file.unicodeScalars.contains("\0") else {
      throw ReadFault("no such file")
    }
    var isFolder: ObjCBool = false
    if FileManager().fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
      throw ReadFault("is a folder")
    }
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      defer { try? handle.close() }
      data = try handle.read(upToCount: sizeLimit + 1) ?? Data()
    } catch {
      throw ReadFault(reason(of: error))
    }
    guard data.count <= sizeLimit else { throw ReadFault("larger than \(sizeLimit >> 20) MiB") }
    return Array(data)
  }

  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "no such file"
    case .fileReadNoPermission: "permission denied"
    default: "cannot be read"
    }
  }
}
