import Dispatch
import Foundation

/// A pipe with a name, in a folder of its own.
final class FIFO {
  let path: String
  private let folder: URL
  private var descriptor: Int32 = -1

  private struct Fault: Error {}

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    path = folder.appending(path: "fifo").path()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard mkfifo(path, 0o600) == 0 else { throw Fault() }
  }

  deinit {
    close(descriptor)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens the pipe for writing, which returns once a process has opened it for reading; or once
  /// that process has ended, lest a test waits for ever.
  func openForWriting(toReaderIn process: Process) {
    let id = id_t(process.processIdentifier)
    DispatchQueue(label: "reader").async { [path] in
      var info = siginfo_t()
      waitid(P_PID, id, &info, WEXITED | WNOWAIT)
      // Not closed: the writer may come after it.
      _ = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    }
    descriptor = open(path, O_WRONLY | O_CLOEXEC)
  }

  func write(_ text: String) {
    _ = text.withCString { Foundation.write(descriptor, $0, strlen($0)) }
    close(descriptor)
    descriptor = -1
  }
}
