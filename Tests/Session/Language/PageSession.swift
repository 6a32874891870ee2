import EndlessSession
import Testing

/// A session of the page, with what stands below it.
struct PageSession: Sendable, CustomTestStringConvertible {
  let text: String
  /// The line of the page.
  let line: Int
  let mustFail: Bool
  /// The files of the page that it can take in.
  let files: [String: String]
  /// What the page says that comes of it.
  let below: LanguagePage.Block?

  var testDescription: String {
    "line \(line): \(text.prefix { $0 != "\n" })"
  }

  func read() -> Result<Script, ScriptFaults> {
    Reading(files.merging([Self.name: text]) { $1 }).read(Self.name)
  }

  /// Everything that is wrong with it, before or while it is played.
  func diagnostics() -> [Diagnostic] {
    switch read() {
    case .success(let script): ScriptPlayer(script).play().failures
    case .failure(let faults): faults.diagnostics
    }
  }

  static let name = "session.scroll"
}
