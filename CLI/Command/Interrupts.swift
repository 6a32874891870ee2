import Dispatch
import Foundation

/// Turns the signals that ask a program to end into a last word on the main queue: between two
/// writes, so that no line is cut.
@MainActor
final class Interrupts {
  private let sources: [any DispatchSourceSignal]

  init(_ end: @escaping @MainActor @Sendable (ExitCode) -> Void) {
    sources = [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated)].map { number, code in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { end(code) } }
      source.resume()
      return source
    }
  }

  func ignore() {
    for source in sources { source.cancel() }
  }
}
