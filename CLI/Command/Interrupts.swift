import Dispatch
import Foundation

/// Turns the signals that ask a program to end into a last word on the main queue: between two
/// writes, so that no line is cut.
///
/// A write that waits for its reader holds the main queue up; so the signal also makes a descriptor
/// readable, which such a write watches.
@MainActor
final class Interrupts {
  /// Becomes readable once a signal has come; what is read is the exit code.
  let descriptor: Int32
  private let sources: [any DispatchSourceSignal]

  init(_ end: @escaping @MainActor @Sendable (ExitCode) -> Void) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { ends = [-1, -1] }
    descriptor = ends[0]
    let wake = ends[1]
    let queue = DispatchQueue(label: "endless.interrupts")
    sources = [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated)].map { number, code in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      // Not the main actor's, as a closure written here would be: it runs on the queue.
      let tell: @Sendable () -> Void = {
        var byte = UInt8(truncatingIfNeeded: code.rawValue)
        _ = write(wake, &byte, 1)
        DispatchQueue.main.async { MainActor.assumeIsolated { end(code) } }
      }
      source.setEventHandler(handler: tell)
      source.resume()
      return source
    }
  }

  func ignore() {
    for source in sources { source.cancel() }
  }
}
