import EndlessSession
import Testing

/// A line that cannot be read, and its faults, each behind its column.
struct LineFault: Sendable, CustomTestStringConvertible {
  let line: String
  let faults: [String]

  init(_ line: String, _ faults: String...) {
    self.line = line
    self.faults = faults
  }

  var testDescription: String { line }

  /// The faults of the line behind, or before, some others.
  func found(behind lines: String = "", before more: String = "") -> [String] {
    Reading.faults(lines + line + more).map { "\($0.place?.column ?? 0): \($0.message)" }
  }
}
