import EndlessSession
import Testing

/// Scripts that exist in a test only.
struct Reading: Sendable {
  /// The bytes of the files, by their names.
  var files: [String: [UInt8]] = [:]

  init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

  /// Reads one of the files.
  func read(_ file: String = "main.scroll") -> Result<Script, ScriptFaults> {
    let files = files
    return ScriptReader { name throws(ScriptReader.ReadFault) in
      guard let bytes = files[name] else { throw ScriptReader.ReadFault("no such file") }
      return bytes
    }.read(file)
  }

  /// Reads a script that must have no fault.
  static func script(_ text: String, _ others: [String: String] = [:]) throws -> Script {
    try Reading(others.merging(["main.scroll": text]) { $1 }).read().get()
  }

  /// Reads a script that must have faults; returns them.
  static func faults(_ text: String, _ others: [String: String] = [:]) -> [Diagnostic] {
    switch Reading(others.merging(["main.scroll": text]) { $1 }).read() {
    case .success: []
    case .failure(let faults): faults.diagnostics
    }
  }

  /// Reads the steps of a script that must have no fault.
  static func steps(_ text: String) throws -> [Step] { try script(text).steps.map(\.step) }
}
