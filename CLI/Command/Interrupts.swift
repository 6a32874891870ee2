import Dispatch
import Foundation

/// Turns the signals that ask a program to end into a last word on the main queue: between two
/// writes, so that no line is cut.
///
/// Until then they end the process as they always do, and none is ever ignored: one that comes early
/// would be lost. From then on a signal makes a descriptor readable. The main queue waits for that,
/// and so does a write that waits for its reader, which holds the main queue up.
@MainActor
final class Interrupts {
  /// Becomes readable once a signal has come; what is read is the exit code.
  let descriptor = wakePipe.reader
  private let source: (any DispatchSourceRead)?

  init(_ end: @escaping @MainActor @Sendable (ExitCode) -> Void) {
    guard descriptor >= 0 else {
      source = nil
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    // Not the main actor's by itself, as a closure written into the call would be.
    let tell: @Sendable () -> Void = { [descriptor] in
      guard let code = Self.code(readFrom: descriptor) else { return }
      MainActor.assumeIsolated { end(code) }
    }
    source.setEventHandler(handler: tell)
    source.resume()
    self.source = source
    for code in [ExitCode.interrupted, .terminated] {
      signal(code.rawValue - signalBase, writeExitCode(ofSignal:))
    }
  }

  /// Returns the exit code of the signal that has come, or nothing where none has.
  nonisolated static func code(readFrom descriptor: Int32) -> ExitCode? {
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1 else { return nil }
    return ExitCode(rawValue: Int32(byte))
  }
}

/// What shells add to a signal's number to make an exit code of it.
private let signalBase: Int32 = 128

/// The pipe that signals write to; a handler of signals can reach nothing but what is global.
///
/// Neither end waits: a handler must not, and what was written may have been read already.
private let wakePipe: (reader: Int32, writer: Int32) = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return (-1, -1) }
  for end in ends {
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
  }
  return (ends[0], ends[1])
}()

/// Does what is allowed in a handler of signals: writes a byte.
private func writeExitCode(ofSignal number: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: signalBase + number)
  _ = write(wakePipe.writer, &byte, 1)
  errno = before
}
