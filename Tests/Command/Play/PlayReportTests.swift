import EndlessSession
import Foundation
import Testing

@testable import endless

@MainActor struct PlayReportTests {
  private static let starts = [
    "junit": "<?xml version=\"1.0\"", "tap": "TAP version 14\n", "json": "{\n", "html": "",
  ]

  private func folder() throws -> ScriptFolder {
    try ScriptFolder([
      "good.scroll": "# Good\n" + Scripts.good, "unread.scroll": Scripts.unread,
      "wrong.scroll": "# Wrong\n" + Scripts.wrong,
    ])
  }

  @Test func `all forms are written in one run, in the place of what was there`() async throws {
    let folder = try folder()
    let forms = ReportFormat.allCases.map(\.rawValue)
    #expect(Set(forms) == Set(Self.starts.keys))
    let line = "DIR " + forms.map { "--report \($0)=DIR/r.\($0)" }.joined(separator: " ")
    for form in forms { try folder.write("old \(form)\n", to: "r.\(form)") }
    #expect(await folder.play(line).code == .badScript)
    let tap = try folder.text(of: "r.tap")
    for (form, start) in Self.starts {
      let text = try folder.text(of: "r.\(form)")
      #expect(text.hasPrefix(start) && !text.contains("old \(form)"))
    }
    #expect(await folder.play(line).code == .badScript)
    #expect(try folder.text(of: "r.tap") == tap)
    #expect(try folder.names().count == 7)
  }

  @Test func `a report tells of what passed, what failed, and what could not be read`()
    async throws
  {
    let folder = try folder()
    _ = await folder.play("DIR --report tap=DIR/r --report junit=DIR/x")
    let text = try folder.text(of: "r").replacingOccurrences(of: folder.path, with: "DIR")
    let points = text.split(separator: "\n").filter { $0.contains("ok ") }
    #expect(
      points == [
        "ok 1 - DIR/good.scroll: Good", "not ok 2 - DIR/unread.scroll",
        "not ok 3 - DIR/wrong.scroll: Wrong",
      ])
    #expect(text.contains("expected a step, got 'setle'; did you mean 'settle'?"))
    #expect(text.contains("items: expected = 11, was 10"))
    #expect(
      try folder.text(of: "x").contains("tests=\"3\" failures=\"1\" errors=\"1\" skipped=\"0\""))
  }

  @Test func `what was only read was reached nowhere`() async throws {
    let folder = try folder()
    _ = await folder.play("DIR --check --report tap=DIR/r")
    let text = try folder.text(of: "r")
    #expect(text.contains("good.scroll: Good # SKIP not reached\n"))
    #expect(text.contains("not ok 2"))
  }

  @Test func `a report into standard output stands whole before the summary`() async throws {
    let folder = try ScriptFolder(["a.scroll": "# Title\n" + Scripts.good])
    let result = await folder.play("DIR --report tap=/dev/stdout --report tap=/dev/stderr")
    #expect(result.code == .success)
    #expect(
      result.verdicts == [
        "ok      DIR/a.scroll  Title (3 steps, 100ms)", "TAP version 14", "1..1",
        "ok 1 - DIR/a.scroll: Title",
      ])
    #expect(result.errors == "TAP version 14\n1..1\nok 1 - DIR/a.scroll: Title\n")
  }

  @Test func `a report that cannot be written keeps none of the others from being`() async throws {
    let folder = try folder()
    let result = await folder.play(
      "DIR --report tap=DIR/none/r --report tap=DIR/good.scroll/r --report tap=DIR"
        + " --report tap=DIR/r")
    #expect(result.code == .output)
    #expect(try folder.text(of: "r").hasPrefix("TAP version 14\n"))
    #expect(result.errors.contains("endless: DIR/none/r: No such file or directory\n"))
    #expect(result.errors.contains("endless: DIR/good.scroll/r: Not a directory\n"))
    #expect(result.errors.contains("endless: DIR: Is a directory\n"))
    #expect(result.lines.last?.hasPrefix("3 files, ") == true)
    #expect(try folder.names().count == 4)
  }

  @Test func `no report is written where nothing is played`() async throws {
    let folder = try folder()
    let line = "DIR --filter nowhere --report tap=DIR/r"
    #expect(await folder.play(line).code == .noScript)
    #expect(try folder.names().count == 3)
  }

  @Test func `reports and exit code are there though the reader of the output has gone away`()
    async throws
  {
    let folder = try folder()
    let errors = Recorder()
    let closed = endless.Stream(isTerminal: false) { _ throws(endless.Stream.Fault) in
      throw .closed
    }
    let program = Program(environment: [:], output: closed, errors: errors.stream)
    let code = await program.run(["play", folder.path, "--report", "tap=\(folder.path)/r"])
    #expect(code == .badScript)
    #expect(try folder.text(of: "r").hasPrefix("TAP version 14\n1..3\n"))
    #expect(errors.text.contains("items: expected = 11"))
  }

  @Test(arguments: [
    (endless.Stream.Fault.failed(ENOSPC), ExitCode.output),
    (.interrupted(.interrupted), .interrupted), (.interrupted(.terminated), .terminated),
  ])
  func `output that cannot be written for another reason ends the run`(
    fault: endless.Stream.Fault, code: ExitCode
  ) async throws {
    let folder = try folder()
    let broken = endless.Stream(isTerminal: false) { _ throws(endless.Stream.Fault) in throw fault }
    let program = Program(environment: [:], output: broken, errors: Recorder().stream)
    #expect(await program.run(["play", folder.path]) == code)
  }
}
