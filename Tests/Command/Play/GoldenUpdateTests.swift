import Foundation
import Testing

@testable import endless

/// What becomes of the transcript in a script's file.
@MainActor struct GoldenUpdateTests {
  private static let scripts: KeyValuePairs = [
    "differing": Scripts.differing, "missing": Scripts.good, "same": Scripts.same,
    "wrong": Scripts.wrong, "wrong-differing": Scripts.wrong + "\n" + Scripts.transcript + "more\n",
    "left-over": "open lectures\n", "left-over-differing": "open lectures\n-- transcript --\nx\n",
  ]

  @Test(arguments: [
    ("", ["differing"], []),
    ("--update=missing", ["differing"], ["missing"]),
    ("--update=failed", [], ["differing"]),
    ("--update=all", [], ["differing", "missing"]),
    ("--require-transcript", ["differing", "missing"], []),
    ("--require-transcript --update=missing", ["differing"], ["missing"]),
    ("--require-transcript --update=failed", [], ["differing", "missing"]),
    ("--require-transcript --update=all", [], ["differing", "missing"]),
  ])
  func `each policy writes what it says, and never what a failing script has seen`(
    options: String, failing: [String], written: [String]
  ) async throws {
    for (name, script) in Self.scripts {
      let folder = try ScriptFolder(["\(name).scroll": script])
      let result = await folder.play("DIR \(options)")
      let never = name.hasPrefix("wrong") || name.hasPrefix("left-over")
      #expect(result.code == (failing.contains(name) || never ? .failed : .success), "\(name)")
      let text = try folder.text(of: "\(name).scroll")
      #expect(text == (written.contains(name) ? Scripts.same : script), "\(name)")
      #expect(result.output.contains(", transcript written)") == isTold(name), "\(name)")
      #expect(try folder.names() == ["\(name).scroll"])
    }
    /// What is as it should be is written anew with all others, and told so.
    func isTold(_ name: String) -> Bool {
      written.contains(name) || name == "same" && options.hasSuffix("all")
    }
  }

  @Test func `what was written is what the next run sees`() async throws {
    let folder = try ScriptFolder(["a.scroll": Scripts.good + "snapshot s\n"])
    #expect(await folder.play("DIR --update=missing").code == .success)
    #expect(await folder.play("DIR --require-transcript").code == .success)
    #expect(try folder.text(of: "a.scroll").contains("\n          | 1. CS50"))
  }

  @Test(arguments: [Scripts.good, Scripts.differing])
  func `a file whose lines end in CRLF keeps them`(script: String) async throws {
    let script = "# 제목\n" + script
    let folder = try ScriptFolder()
    try folder.write(script.replacingOccurrences(of: "\n", with: "\r\n"), to: "a.scroll")
    let result = await folder.play("DIR --update=all")
    #expect(result.code == .success)
    #expect(result.verdicts.first?.hasPrefix("ok      DIR/a.scroll  제목 (") == true)
    let expected = "# 제목\n" + Scripts.same
    #expect(
      try Array(folder.text(of: "a.scroll").utf8)
        == Array(expected.replacingOccurrences(of: "\n", with: "\r\n").utf8))
    #expect(await folder.play("DIR").code == .success)
  }

  @Test func `a missing transcript fails where one is required, and says what writes it`()
    async throws
  {
    let folder = try ScriptFolder(["a.scroll": Scripts.good])
    let result = await folder.play("DIR --require-transcript")
    #expect(result.code == .failed)
    #expect(result.verdicts == ["FAILED  DIR/a.scroll (3 steps, 100ms)"])
    #expect(
      result.errors
        == "\nerror: DIR/a.scroll has no transcript\n = --update=missing writes it\n")
  }

  @Test func `a transcript that differs shows what was expected and what was seen, blanks kept`()
    async throws
  {
    let golden = Scripts.transcript
      .replacingOccurrences(of: "     0ms  → #1 page=1\n", with: "   0ms  → #1 page=1\n")
      .replacingOccurrences(of: "10 rows", with: "10 rows  ")
    let folder = try ScriptFolder(["a.scroll": Scripts.good + golden])
    let result = await folder.play("DIR")
    #expect(result.code == .failed)
    #expect(
      result.errors == """

        error: the transcript differs from the one below line 4
         --> DIR/a.scroll:4:1
          |
        4 | -- transcript --
          | ^^^^^^^^^^^^^^^^
          = 2 expected, 2 other lines seen; --update=failed takes what was seen
              0ms  > open lectures
        -   0ms  → #1 page=1
        +     0ms  → #1 page=1
              0ms  state idle → loading, footer none → loading
        -   100ms  ← #1 200, 10 rows\("  ")
        +   100ms  ← #1 200, 10 rows
            100ms  state loading → loaded, items 0 → 10, footer loading → none

        """)
  }

  @Test func `a script that fails is not held against its transcript too`() async throws {
    let folder = try ScriptFolder(["a.scroll": Scripts.wrong + "-- transcript --\nnever seen\n"])
    let result = await folder.play("DIR")
    #expect(result.code == .failed)
    #expect(!result.errors.contains("transcript"))
  }

  @Test func `a file that is changed before it is played is not written, and said to be`()
    async throws
  {
    let folder = try ScriptFolder([
      "a": Scripts.good, "b": Scripts.good, "c": Scripts.good, "d": Scripts.differing,
    ])
    let changed = Scripts.good + "expect state = loaded\n"
    var isFirst = true
    let result = await folder.play("DIR/a DIR/b DIR/c DIR/d --jobs 1 --update=all") { [folder] _ in
      // All have been read by now, and with one job the third has not been begun.
      guard isFirst else { return }
      isFirst = false
      try? folder.write(changed, to: "c")
      try? folder.write(changed, to: "d")
    }
    #expect(result.code == .output)
    #expect(try folder.text(of: "c") == changed)
    #expect(try folder.text(of: "d") == changed)
    #expect(try folder.text(of: "b") == Scripts.same)
    #expect(result.errors.contains("endless: DIR/c: was changed while it was played\n"))
    // What could not be written is judged as it stands.
    #expect(result.verdicts[2] == "ok      DIR/c (3 steps, 100ms)")
    #expect(result.verdicts[3] == "FAILED  DIR/d (3 steps, 100ms)")
  }

  @Test func `a file that has gone is not made anew`() async throws {
    let folder = try ScriptFolder(["a": Scripts.good, "b": Scripts.good, "c": Scripts.good])
    let result = await folder.play("DIR/a DIR/b DIR/c --jobs 1 --update=all") { [folder] _ in
      try? FileManager.default.removeItem(atPath: folder.path(of: "c"))
    }
    #expect(result.code == .output)
    #expect(try folder.names() == ["a", "b"])
    #expect(result.errors.contains("endless: DIR/c: cannot be read any more\n"))
  }

  @Test(.enabled(if: geteuid() != 0, "permissions do not count for root"))
  func `a folder that may not be written is told`() async throws {
    let folder = try ScriptFolder(["sub/a.scroll": Scripts.differing])
    #expect(chmod(folder.path(of: "sub"), 0o555) == 0)
    defer { _ = chmod(folder.path(of: "sub"), 0o755) }
    let result = await folder.play("DIR --update=failed")
    #expect(result.code == .output)
    #expect(result.errors.contains("Permission denied"))
    #expect(try folder.text(of: "sub/a.scroll") == Scripts.differing)
  }

  @Test func `the file that a link leads to is written, and the link stays`() async throws {
    let folder = try ScriptFolder(["_real/a.scroll": Scripts.good])
    try folder.link("b.scroll", to: "_real/a.scroll")
    #expect(await folder.play("DIR --update=missing").code == .success)
    #expect(try folder.text(of: "_real/a.scroll") == Scripts.same)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.path(of: "b.scroll"))
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
  }
}
