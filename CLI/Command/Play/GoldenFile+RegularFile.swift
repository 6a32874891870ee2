import EndlessSession
import Foundation

extension GoldenFile {
  /// Reads a file; nothing where it is too large for a script, or none, such as a pipe: what is read
  /// of that is gone.
  init?(regularFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= ScriptReader.sizeLimit
    else { return nil }
    self.init(path: path)
  }
}
