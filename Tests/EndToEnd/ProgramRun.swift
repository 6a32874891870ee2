import Foundation

/// One run of the built program, as a shell would make it.
struct ProgramRun {
  let status: Int32
  let output: String
  let errors: String

  var lines: [Substring] { output.split(separator: "\n") }

  /// Runs the program; of this process's environment it gets the search path, and what sanitizers
  /// are told.
  init(
    _ arguments: [String], environment: [String: String] = [:],
    whileRunning act: (Process) -> Void = { _ in }
  ) throws {
    let program = try Self.program()
    try self.init(program, arguments, environment, act)
  }

  /// Runs a line of bash in which `$endless` is the program.
  init(shell line: String) throws {
    try self.init(
      URL(filePath: "/bin/bash"), ["-c", line], ["endless": try Self.program().path()]
    ) { _ in }
  }

  private init(
    _ executable: URL, _ arguments: [String], _ environment: [String: String],
    _ act: (Process) -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["out", "err"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
    }
    process.environment = environment.merging(inherited) { own, _ in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    act(process)
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: files[0], encoding: .utf8)
    errors = try String(contentsOf: files[1], encoding: .utf8)
  }

  private struct NotBuilt: Error {}

  /// The program stands beside the bundle of the tests.
  private static func program() throws -> URL {
    for argument in ProcessInfo.processInfo.arguments {
      guard let end = argument.range(of: ".xctest") else { continue }
      let bundle = URL(filePath: String(argument[..<end.upperBound]))
      let program = bundle.deletingLastPathComponent().appending(path: "endless")
      if FileManager.default.isExecutableFile(atPath: program.path()) { return program }
    }
    throw NotBuilt()
  }
}
