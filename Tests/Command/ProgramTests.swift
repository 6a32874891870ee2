import Foundation
import Testing

@testable import endless

@MainActor struct ProgramTests {
  private let output = Recorder()
  private let errors = Recorder()

  private func run(_ line: String, _ environment: [String: String] = [:]) async -> ExitCode {
    await Program(environment: environment, output: output.stream, errors: errors.stream)
      .run(line.split(separator: " ").map(String.init))
  }

  private func withFile<Result>(
    _ content: String, _ body: (String) async throws -> Result
  ) async throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(content.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await body(file.path())
  }

  @Test func `the program alone prints its help`() async {
    #expect(await run("") == .success)
    #expect(output.text.contains("Usage: endless COMMAND"))
  }

  @Test func `the version is one line`() async {
    #expect(await run("--version") == .success)
    #expect(output.text == "endless \(Program.version)\n")
  }

  @Test func `a mistake is told on standard error`() async {
    #expect(await run("lectures --limit ten") == .usage)
    #expect(output.text.isEmpty)
    #expect(
      errors.text
        == "endless: --limit: expected a whole number from 0, got 'ten'\nTry 'endless help lectures'.\n"
    )
  }

  @Test(arguments: [
    ("lectures --limit 3", 3), ("pokemon", 50), ("pokemon --limit 0", 151), ("books austen", 1),
    ("lectures --limit 12 --page-size 5 --json", 12),
  ])
  func `sample data needs no key, and one line says what it is`(line: String, rows: Int) async {
    #expect(await run(line) == .success)
    #expect(output.lines.count >= min(rows, 1))
    #expect(line.hasPrefix("books") || output.lines.count == rows)
    #expect(errors.lines == ["Sample data; --live asks the real server."])
  }

  @Test(arguments: [
    ("lectures --live", "KMOOC_SERVICE_KEY", "https://www.data.go.kr"),
    ("lectures --live --api v1", "KMOOC_SERVICE_KEY", "https://www.data.go.kr"),
    ("books x --live", "KAKAO_REST_API_KEY", "https://developers.kakao.com"),
  ])
  func `a key that is missing is named, with where it is had`(
    line: String, variable: String, page: String
  ) async {
    #expect(await run(line) == .keyMissing)
    #expect(errors.text.contains(variable))
    #expect(errors.text.contains(page))
    #expect(output.text.isEmpty)
  }

  @Test func `an empty variable is no key`() async {
    #expect(await run("lectures --live", ["KMOOC_SERVICE_KEY": ""]) == .keyMissing)
  }

  @Test(arguments: [
    ("", "is empty"), (" \n", "is empty"), (String(repeating: "k", count: 5000), "is too large"),
    ("two hunter2\n", "expected one key"), ("hunter2-한글", "expected one key"),
  ])
  func `a file without a key is told apart`(content: String, part: String) async throws {
    let code = try await withFile(content) { await run("lectures --live --key-file \($0)") }
    #expect(code == .keyMissing)
    #expect(errors.text.contains(part))
    #expect(!errors.text.contains("hunter2"))
  }

  @Test(arguments: ["/", "/nowhere/at/all"])
  func `a file that cannot be read is told`(path: String) async {
    #expect(await run("lectures --live --key-file \(path)") == .keyMissing)
    #expect(errors.text.contains("'\(path)' cannot be read"))
  }

  @Test(arguments: ["lectures --live", "lectures --live --api v1", "books x --live"])
  func `a key is printed nowhere`(line: String) async throws {
    // Nothing listens on port 1.
    let address = "--base-url http://127.0.0.1:1"
    let keys = ["KMOOC_SERVICE_KEY": "hunter2%2B", "KAKAO_REST_API_KEY": "hunter2%2B"]
    #expect(await run("\(line) \(address)", keys) == .unavailable)
    let code = try await withFile("hunter2%2B\n") {
      await run("\(line) \(address) --key-file \($0)")
    }
    #expect(code == .unavailable)
    #expect(await run("feeds", keys) == .success)
    #expect(!output.text.contains("hunter2") && !errors.text.contains("hunter2"))
  }

  @Test func `the feeds tell whether their keys are there`() async {
    #expect(await run("feeds", ["KAKAO_REST_API_KEY": "hunter2"]) == .success)
    #expect(output.text.contains("KMOOC_SERVICE_KEY is not set"))
    #expect(output.text.contains("KAKAO_REST_API_KEY is set"))
    #expect(output.text.contains("no key needed"))
  }

  @Test(arguments: [
    (endless.Stream.Fault.closed, ExitCode.success, ""),
    (.failed(ENOSPC), .output, "endless: standard output: No space left on device\n"),
    (.interrupted(.terminated), .terminated, ""),
  ])
  func `output that cannot be written ends the program`(
    fault: endless.Stream.Fault, code: ExitCode, message: String
  ) async {
    let stream = endless.Stream(isTerminal: false) { _ throws(endless.Stream.Fault) in throw fault }
    let program = Program(environment: [:], output: stream, errors: errors.stream)
    #expect(await program.run(["help"]) == code)
    #expect(errors.text == message)
    #expect(await program.run(["lectures"]) == code)
  }

  @Test(arguments: [("ko_KR.UTF-8", "번호"), ("en_US.UTF-8", "No"), ("", "No")])
  func `the environment's language is the table's`(locale: String, title: String) async {
    let terminal = Recorder(isTerminal: true)
    let program = Program(
      environment: ["LANG": locale, "NO_COLOR": "1"], output: terminal.stream,
      errors: errors.stream)
    #expect(await program.run(["lectures", "--limit", "1"]) == .success)
    #expect(terminal.lines.first?.split(separator: " ").first.map(String.init) == title)
    #expect(!terminal.text.contains("\u{1B}"))
  }
}
