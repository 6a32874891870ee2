import EndlessSession
import Foundation
import Testing

@testable import endless

/// What stands on the terminal.
@MainActor struct PlayTextTests {
  @Test(arguments: [
    ([Scripts.good], "1 file, 3 steps, 0 failures, 100ms virtual, "),
    ([Scripts.good, Scripts.wrong], "2 files, 6 steps, 1 failure, 200ms virtual, "),
    (["wait 1s\n", "wait 250ms\n"], "2 files, 2 steps, 0 failures, 1.25s virtual, "),
    (["expct\nexpct\n"], "1 file, 0 steps, 2 failures, 0ms virtual, "),
  ])
  func `one line sums a run up`(scripts: [String], beginning: String) async throws {
    let folder = try ScriptFolder()
    for (number, script) in scripts.enumerated() {
      try folder.write(script, to: "\(number).scroll")
    }
    let result = await folder.play("DIR")
    let last = try #require(result.lines.last)
    #expect(last.hasPrefix(beginning))
    #expect(last.dropFirst(beginning.count).wholeMatch(of: /\d+(ms|(\.\d+)?s) real/) != nil)
    #expect(result.output.hasSuffix("\n") && !result.output.hasSuffix("\n\n"))
  }

  @Test(arguments: [
    (["wait 1ms\n"], "1 file, 1 step, "), ([Scripts.good, ""], "2 files, 3 steps, "),
  ])
  func `one line sums up what was read`(scripts: [String], beginning: String) async throws {
    let folder = try ScriptFolder()
    for (number, script) in scripts.enumerated() {
      try folder.write(script, to: "\(number).scroll")
    }
    let failures = scripts.count == 1 ? "0 failures" : "1 failure"
    #expect(await folder.play("DIR --check").lines.last == beginning + failures + ", read only")
  }

  @Test func `a failure reads as the specification shows it`() async throws {
    let script = """
      # First page, then a failure and a retry
      set latency 300ms
      open lectures
      expect state = loading
      await state = loaded max=1s
      expect items = 10
      fail next 503
      fail page=2 503 times=2
      scroll end
      await footer = failed max=1s
      expect items = 10
      expect requests = 2

      retry
      await items = 20 max=1s

      """
    let result = await (try ScriptFolder(["a.scroll": script])).play("DIR")
    #expect(result.code == .failed)
    #expect(
      result.errors == """

        error: items: expected = 20, was 10
          --> DIR/a.scroll:15:15
           |
        14 | retry
        15 | await items = 20 max=1s
           |               ^^ was 10 at 900ms, and nothing is pending
           = state loaded, footer failed (503), requests 3, in flight 0
           = 600ms ← #2 503   600ms → #3 page=2   900ms ← #3 503

        """)
  }

  /// Texts that would steer a terminal, turn what stands beside them, or end a line.
  private nonisolated static let hostile = [
    "\u{1B}]0;x\u{07}", "\u{202E}", "\u{9B}31m", "\r", "\u{85}", "\u{2028}", "\u{2066}", "\u{7F}",
    "\u{FEFF}", "\u{08}",
  ]

  /// Whether a text has what steers a terminal, but for the ends of its lines.
  private func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 != "\n" && TerminalText.steers($0) }
  }

  @Test(arguments: hostile)
  func `nothing in a script steers the terminal`(text: String) async throws {
    let folder = try ScriptFolder([
      "a.scroll": "# Title\(text)x\nopen books\nsearch 'a\(text)b'\nsettle\n",
      "b.scroll": "# Title\nwait 1ms\nexpect time\(text) = 2ms\n",
      "c.scroll": "open books\nsearch 'a\(text)b'\nsettle\nexpect query = '\(text)z'\n",
      "d.scroll": "wait 0ms # \(text)\n\n-- transcript --\n  seen \(text) \n",
      "e.scroll": "open lectures\nsettle\nsnapshot a\(text)\n",
      "f.scroll": "run '\(text)'\n",
      "g.scroll": "\(text)\(text)\n",
    ])
    for options in ["", "--step", "--check", "--report tap=/dev/stdout"] {
      let result = await folder.play("DIR \(options)")
      #expect(!steers(result.output), "\(options): \(result.output.debugDescription)")
      #expect(!steers(result.errors), "\(options): \(result.errors.debugDescription)")
      #expect(result.output.contains("DIR/g.scroll"))
    }
  }

  @Test(arguments: hostile + ["\n", "\nok      forged\n"])
  func `nothing in a name steers the terminal, or begins a line of its own`(text: String)
    async throws
  {
    let folder = try ScriptFolder([
      "a\(text)b.scroll": Scripts.differing, "c\(text)/x.scroll": Scripts.wrong,
      "d\(text).scroll": "run '\(text)e'\n",
    ])
    try folder.makeFolder("none\(text)")
    let lines = [
      ["DIR"], ["DIR", "--step"], ["DIR", "--require-transcript"], ["DIR/\(text)"],
      ["DIR/none\(text)"], ["DIR", "--filter", "no\(text)"],
      ["DIR", "--report", "tap=DIR/\(text)/r"],
      ["DIR", "--report", "a\(text)=r"], ["DIR", "--\(text)"], ["DIR", "--update", text],
      ["DIR", "--jobs", text], ["DIR", "--check=\(text)"],
    ]
    for arguments in lines {
      let result = await folder.play(arguments)
      #expect(result.code != .success)
      for written in [result.output, result.errors] {
        #expect(!steers(written), "\(arguments): \(written.debugDescription)")
        #expect(
          !written.split(separator: "\n").contains { $0.hasPrefix("ok") && $0.hasSuffix("forged") })
      }
    }
  }
}
