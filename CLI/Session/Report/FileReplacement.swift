import Foundation
import Synchronization

/// Gives a file new content in one step: whoever reads it sees all of the old or all of the new.
///
/// Foundation's atomic write turns a link into a file of its own, and forgets who may read it.
package struct FileReplacement: Hashable, Sendable {
  /// The drafts that are being written: a process that ends in the middle has to know them.
  private static let drafts = Mutex<Set<String>>([])

  private let path: String

  /// Removes the drafts that are being written, for a process that is about to end.
  package static func removeDrafts() {
    for draft in drafts.withLock({ $0 }) { unlink(draft) }
  }

  /// Creates the replacement of a file that need not be there yet.
  package init(path: String) {
    self.path = path
  }

  /// Writes the bytes, and keeps the file's permissions and the symbolic links to it.
  ///
  /// What is no file, such as a terminal or a pipe, is simply written to.
  package func write(_ bytes: [UInt8]) throws(DiskFault) {
    let target = try linkedPath()
    var status = stat()
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT else { throw fault() }
      return try replace(target, with: bytes, as: nil)
    }
    guard access(target, W_OK) == 0 else { throw fault() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return try put(bytes, into: open(target, O_WRONLY | O_CLOEXEC))
    }
    try replace(target, with: bytes, as: status)
  }

  /// The file that the links lead to.
  private func linkedPath() throws(DiskFault) -> String {
    var status = stat()
    // Of a file that is not there yet only the folder has a real path.
    guard lstat(path, &status) == 0 else { return path }
    guard let real = realpath(path, nil) else {
      // What a descriptor's link leads to may be a pipe, which has no path.
      guard stat(path, &status) == 0 else { throw fault() }
      return path
    }
    defer { free(real) }
    return String(cString: real)
  }

  private func replace(_ target: String, with bytes: [UInt8], as old: stat?) throws(DiskFault) {
    let folder = URL(filePath: target).deletingLastPathComponent().path(percentEncoded: false)
    let (descriptor, draft) = try openDraft(in: folder)
    do throws(DiskFault) {
      if let old {
        // Only the owner's superior may give a file away; then it is this user's.
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        _ = fchmod(descriptor, old.st_mode & 0o7777)
      }
      try put(bytes, into: descriptor)
      guard rename(draft, target) == 0 else { throw fault() }
    } catch {
      unlink(draft)
      Self.drafts.withLock { _ = $0.remove(draft) }
      throw error
    }
    Self.drafts.withLock { _ = $0.remove(draft) }
  }

  private func openDraft(in folder: String) throws(DiskFault) -> (Int32, String) {
    for attempt in 0..<1000 {
      let draft = "\(folder)/.endless-\(getpid())-\(attempt)"
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        Self.drafts.withLock { _ = $0.insert(draft) }
        return (descriptor, draft)
      }
      guard errno == EEXIST else { break }
    }
    throw fault()
  }

  /// Writes the bytes and closes the file.
  private func put(_ bytes: [UInt8], into descriptor: Int32) throws(DiskFault) {
    guard descriptor >= 0 else { throw fault() }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write($0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let fault = fault()
        close(descriptor)
        throw fault
      }
    }
    // A pipe has nothing to bring to the disk, and says so.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP else {
      let fault = fault()
      close(descriptor)
      throw fault
    }
    guard close(descriptor) == 0 else { throw fault() }
    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
      Foundation.write(descriptor, bytes.baseAddress, bytes.count)
    }
  }

  private func fault() -> DiskFault {
    DiskFault(path: path, reason: String(cString: strerror(errno)))
  }
}
