import Foundation

@testable import endless

/// A folder of scripts that goes with the test, and what `endless play` makes of them.
///
/// In arguments and texts `DIR` is its path.
@MainActor final class ScriptFolder {
  let path: String

  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: UUID().uuidString).path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders that its name asks for.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = path(of: name)
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(of: name), withDestinationPath: target)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(of: name), withIntermediateDirectories: true)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(of: name))), as: UTF8.self)
  }

  /// All that lies in it.
  func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  func path(of name: String) -> String { path + "/" + name }

  /// Runs `endless play` on a line of arguments.
  func play(
    _ line: String, _ environment: [String: String] = [:], isTerminal: Bool = false,
    onWrite: @escaping (String) -> Void = { _ in }
  ) async -> PlayResult {
    await play(
      line.split(separator: " ").map(String.init), environment, isTerminal: isTerminal,
      onWrite: onWrite)
  }

  func play(
    _ arguments: [String], _ environment: [String: String] = [:], isTerminal: Bool = false,
    onWrite: @escaping (String) -> Void = { _ in }
  ) async -> PlayResult {
    let output = Recorder(isTerminal: isTerminal, onWrite: onWrite)
    let errors = Recorder(isTerminal: isTerminal)
    let program = Program(
      environment: environment, output: output.stream, errors: errors.stream)
    let code = await program.run(
      ["play"] + arguments.map { $0.replacingOccurrences(of: "DIR", with: path) })
    return PlayResult(code: code, output: shown(output.text), errors: shown(errors.text))
  }

  private func shown(_ text: String) -> String {
    text.replacingOccurrences(of: path, with: "DIR")
  }
}
