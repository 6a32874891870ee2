import Foundation

/// One of the process's output streams.
@MainActor
final class Stream {
  /// Why nothing more can be written.
  enum Fault: Error, Equatable {
    /// The reader has gone away.
    case closed
    /// The program is to end, with this code, and the reader let it wait.
    case interrupted(ExitCode)
    /// The system refused it, with this error number.
    case failed(Int32)

    var reason: String {
      switch self {
      case .closed: "closed"
      case .interrupted: "interrupted"
      case .failed(let number): String(cString: strerror(number))
      }
    }
  }

  let isTerminal: Bool
  /// How many cells a line of the terminal has.
  let width: Int
  private let put: (String) throws(Fault) -> Void
  private var hasStatus = false

  /// Creates a stream of what `put` takes.
  init(isTerminal: Bool, width: Int = 80, put: @escaping (String) throws(Fault) -> Void) {
    self.isTerminal = isTerminal
    self.width = width
    self.put = put
  }

  /// Creates the stream of a file descriptor.
  ///
  /// One whose terminal is `dumb` counts as a pipe. A write that waits is given up once `interrupt`
  /// is readable.
  convenience init(descriptor: Int32, environment: [String: String], interrupt: Int32 = -1) {
    let writer = DescriptorWriter(descriptor: descriptor, interrupt: interrupt)
    let isTerminal = isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    self.init(
      isTerminal: isTerminal, width: Self.width(of: descriptor, environment: environment)
    ) { text throws(Fault) in
      try writer.write(text)
    }
  }

  /// Writes a text whole.
  func write(_ text: String) throws(Fault) {
    eraseStatus()
    try put(text)
  }

  /// Shows a short text in place of the one before, until something else is written.
  func showStatus(_ text: String) {
    guard isTerminal else { return }
    try? put("\r\u{1B}[K" + text)
    hasStatus = true
  }

  func eraseStatus() {
    guard hasStatus else { return }
    hasStatus = false
    try? put("\r\u{1B}[K")
  }

  private static func width(of descriptor: Int32, environment: [String: String]) -> Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    // No screen is wider; and a layout multiplies widths.
    return environment["COLUMNS"].flatMap { Int($0) }.flatMap {
      (1...10_000).contains($0) ? $0 : nil
    }
      ?? 80
  }
}
