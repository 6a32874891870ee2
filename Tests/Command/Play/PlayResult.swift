@testable import endless

/// What a run of `endless play` came to, without the path of its folder.
struct PlayResult {
  let code: ExitCode
  let output: String
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }
  /// The lines but for the last one, which tells of real time.
  var verdicts: [String] { lines.dropLast() }
}
