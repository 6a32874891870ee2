import Foundation
import Testing

@testable import endless

@MainActor struct PlayExitCodeTests {
  @Test(arguments: [
    (Scripts.good, ExitCode.success, "ok      DIR/a.scroll (3 steps, 100ms)"),
    (Scripts.same, .success, "ok      DIR/a.scroll (3 steps, 100ms)"),
    (Scripts.wrong, .failed, "FAILED  DIR/a.scroll (3 steps, 100ms)"),
    (Scripts.differing, .failed, "FAILED  DIR/a.scroll (3 steps, 100ms)"),
    ("open lectures\n", .failed, "FAILED  DIR/a.scroll (1 step, 0ms)"),
    (Scripts.unread, .badScript, "UNREAD  DIR/a.scroll (0 steps)"),
    ("", .badScript, "UNREAD  DIR/a.scroll (0 steps)"),
    (Scripts.endless, .broken, "BROKEN  DIR/a.scroll (1 step, 0ms)"),
  ])
  func `a script's fate is told by its word and the exit code`(
    script: String, code: ExitCode, line: String
  ) async throws {
    let result = await (try ScriptFolder(["a.scroll": script])).play("DIR/a.scroll")
    #expect(result.code == code)
    #expect(result.verdicts == [line])
    #expect(result.errors.isEmpty == (code == .success))
  }

  @Test(arguments: [
    (ExitCode.success, 0), (.failed, 1), (.usage, 64), (.badScript, 65), (.noScript, 66),
    (.broken, 70), (.output, 74), (.interrupted, 130),
  ])
  func `the codes have the numbers of the specification`(code: ExitCode, number: Int) {
    #expect(Int(code.rawValue) == number)
  }

  @Test func `bytes that are no UTF-8 make a script that cannot be read`() async throws {
    let folder = try ScriptFolder()
    try folder.write(Array("open lectures\nsearch '".utf8) + [0xC3, 0x28], to: "a.scroll")
    let result = await folder.play("DIR/a.scroll")
    #expect(result.code == .badScript)
    #expect(result.errors.contains("DIR/a.scroll:2:"))
  }

  @Test func `a file that is too large is told, and not read on`() async throws {
    let folder = try ScriptFolder(["a.scroll": Scripts.good])
    #expect(truncate(folder.path(of: "a.scroll"), 1 << 40) == 0)
    let result = await folder.play("DIR/a.scroll")
    #expect(result.code == .badScript)
    #expect(result.errors.contains("got 'DIR/a.scroll': larger than 8 MiB"))
  }

  @Test func `a file that the system refuses to read is told`() async throws {
    // Nothing is mapped where its reading begins.
    let result = await (try ScriptFolder()).play("/proc/self/mem")
    #expect(result.code == .badScript || result.code == .noScript)
    #expect(result.errors.contains("'/proc/self/mem'"))
  }

  @Test(arguments: [
    ("DIR/none.scroll", "'DIR/none.scroll': expected a script or a folder of scripts"),
    ("DIR/a.scroll DIR/none.scroll", "'DIR/none.scroll': expected a script"),
    ("DIR/a.scroll/below", "'DIR/a.scroll/below': expected a script"),
    ("DIR/empty", "'DIR/empty': expected *.scroll files, but there is none"),
    ("DIR --filter nowhere", "--filter: expected a text that stands in the path or title"),
  ])
  func `where there is no script nothing is played, and it is said what is missing`(
    line: String, part: String
  ) async throws {
    let folder = try ScriptFolder(["a.scroll": Scripts.good, "empty/a.txt": Scripts.good])
    let result = await folder.play(line)
    #expect(result.code == .noScript)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("endless: \(part)"))
  }

  @Test func `an empty name is no script`() async throws {
    let result = await (try ScriptFolder()).play([""])
    #expect(result.code == .noScript)
  }

  @Test(arguments: [
    (["good"], ExitCode.success), (["good", "wrong"], .failed), (["wrong", "good"], .failed),
    (["wrong", "unread"], .badScript), (["unread", "wrong"], .badScript),
    (["unread", "endless", "wrong"], .broken),
  ])
  func `of several fates the worst counts, wherever it stands`(names: [String], code: ExitCode)
    async throws
  {
    let folder = try ScriptFolder([
      "good": Scripts.good, "wrong": Scripts.wrong, "unread": Scripts.unread,
      "endless": Scripts.endless,
    ])
    #expect(await folder.play(names.map { "DIR/\($0)" }).code == code)
  }

  @Test(arguments: ["good", "wrong", "unread"])
  func `what is lost on the disk counts before all of them`(name: String) async throws {
    let folder = try ScriptFolder([
      "good": Scripts.good, "wrong": Scripts.wrong, "unread": Scripts.unread,
    ])
    let result = await folder.play("DIR/\(name) --report tap=DIR/none/x")
    #expect(result.code == .output)
    #expect(result.verdicts.count == 1)
    #expect(result.errors.hasSuffix("endless: DIR/none/x: No such file or directory\n"))
  }

  @Test func `what is only read can be read badly, and nothing else`() async throws {
    let folder = try ScriptFolder(["a.scroll": Scripts.wrong, "b.scroll": Scripts.endless])
    let result = await folder.play("DIR --check")
    #expect(result.code == .success)
    #expect(result.errors.isEmpty)
    #expect(
      result.lines == [
        "ok      DIR/a.scroll (3 steps)", "ok      DIR/b.scroll (2 steps)",
        "2 files, 5 steps, 0 failures, read only",
      ])
    try folder.write(Scripts.unread, to: "c.scroll")
    #expect(await folder.play("DIR --check").code == .badScript)
  }

  @Test func `neighbouring expectations all fail, and what comes after is not played`()
    async throws
  {
    let script = "wait 1ms\nexpect time = 2ms\nexpect time = 3ms\nwait 1ms\nexpect time = 4ms\n"
    let result = await (try ScriptFolder(["a.scroll": script])).play("DIR")
    #expect(result.verdicts == ["FAILED  DIR/a.scroll (3 steps, 1ms)"])
    #expect(result.lines.last?.hasPrefix("1 file, 3 steps, 2 failures, ") == true)
    #expect(result.errors.components(separatedBy: "error: ").count == 3)
  }
}
