import Foundation

/// Writes text to an open descriptor, without a buffer, in portions of whole lines.
struct DescriptorWriter {
  /// How many bytes a pipe takes at once, whatever its reader does: `PIPE_BUF` of Linux.
  ///
  /// So a portion is written whole or not at all, unless a single line is longer.
  static let portion = 4096

  let descriptor: Int32
  /// Becomes readable when the program is to end; none where it is negative.
  var interrupt: Int32 = -1

  /// Writes a text.
  ///
  /// - Throws: ``Stream/Fault/interrupted(_:)`` where the program is to end while the reader lets it
  ///   wait; what has been written is whole lines then.
  func write(_ text: String) throws(Stream.Fault) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let end = Self.endOfPortion(in: rest)
      try write(portion: rest[..<end])
      rest = rest[end...]
    }
  }

  /// Returns the place after the last line that fits into a portion; of a longer line, after it.
  static func endOfPortion(in bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.count > portion else { return bytes.endIndex }
    let newline = UInt8(ascii: "\n")
    if let last = bytes.prefix(portion).lastIndex(of: newline) { return last + 1 }
    return bytes.firstIndex(of: newline).map { $0 + 1 } ?? bytes.endIndex
  }

  private func write(portion: ArraySlice<UInt8>) throws(Stream.Fault) {
    var rest = portion
    while !rest.isEmpty {
      try waitUntilWritable()
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR, errno != EAGAIN {
        throw .failed(errno)
      }
    }
  }

  private func waitUntilWritable() throws(Stream.Fault) {
    var watched = [
      pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: interrupt, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&watched, nfds_t(watched.count), -1) < 0, errno == EINTR {}
    // Whatever else is the matter with the descriptor, `write` tells.
    guard watched[0].revents == 0, watched[1].revents != 0 else { return }
    throw .interrupted(Interrupts.code(readFrom: interrupt) ?? .interrupted)
  }
}
