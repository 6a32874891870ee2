import Foundation
import Testing

@testable import endless

/// What `--step` tells.
@MainActor struct StoryTests {
  private func story(
    _ files: KeyValuePairs<String, String>, _ options: String = "", code: ExitCode = .success
  ) async throws -> String {
    let folder = try ScriptFolder(files)
    let result = await folder.play("DIR/a.scroll --step \(options)")
    #expect(result.code == code)
    return result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
      .map { $0 + "\n" }.joined()
  }

  private static let script = """
    # A list loads
     # two rows
    set items 2

    open lectures
    expect state = loading # a spinner
    await state = loaded max=1s
    snapshot seen

    # And ends
     # here

    """

  private static let told = """
       1  # A list loads
       2   # two rows
       3  set items 2
       5  open lectures
               0ms  → #1 page=1
               0ms  state idle → loading, footer none → loading
       6  expect state = loading # a spinner
          ✔
       7  await state = loaded max=1s
             100ms  ← #1 200, 2 rows
             100ms  state loading → loaded, items 0 → 2, footer loading → end (exhausted)
          ✔
       8  snapshot seen
             100ms  snapshot seen
                    | 1. CS50: Introduction to Computer Science · David J. Malan · Harvard University
                    | 2. 경제학 들어가기 · 이준구 · 서울대학교
                    | That is all.
      10  # And ends
      11   # here

    ok      DIR/a.scroll  A list loads (4 steps, 100ms)

    """

  @Test func `a session is told by its own lines, and what each brings`() async throws {
    #expect(try await story(["a.scroll": Self.script]) == Self.told)
  }

  @Test func `a transcript is no part of the story`() async throws {
    let script = Self.script + "\n-- transcript --\nnot seen\n"
    let folder = try ScriptFolder(["a.scroll": script])
    let result = await folder.play("DIR --step")
    #expect(!result.output.contains("-- transcript --") && !result.output.contains("not seen"))
    #expect(result.output.contains("✘ the transcript differs from the one below line 13 (line 13)"))
  }

  @Test func `the ends of lines and a mark at the beginning are not told`() async throws {
    let script = "\u{FEFF}" + Self.script.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try await story(["a.scroll": script]) == Self.told)
  }

  @Test func `a failure is told below its step, and nothing after it`() async throws {
    let script = "wait 1ms\nexpect time = 2ms\nexpect time = 1ms\n # more\nwait 1ms\n # end\n"
    #expect(
      try await story(["a.scroll": script], code: .failed) == """
           1  wait 1ms
           2  expect time = 2ms
              ✘ time: expected = 2ms, was 1ms
           3  expect time = 1ms
              ✔

        FAILED  DIR/a.scroll (3 steps, 1ms)

        """)
  }

  @Test func `steps of another file stand below the line that takes them in`() async throws {
    let files: KeyValuePairs = [
      "a.scroll": "wait 1ms\n # parts\nrun sub/b:c.scroll # now\nexpect time = 7ms\n",
      "sub/b:c.scroll": "# no title here\n\nwait 2ms\nrun d.scroll\nexpect   time = 7ms\n",
      "sub/d.scroll": "wait 4ms\n",
    ]
    #expect(
      try await story(files) == """
           1  wait 1ms
           2   # parts
           3  run sub/b:c.scroll # now
            DIR/sub/b:c.scroll:3  wait 2ms
            DIR/sub/d.scroll:1  wait 4ms
            DIR/sub/b:c.scroll:5  expect time = 7ms
              ✔
           4  expect time = 7ms
              ✔

        ok      DIR/a.scroll (5 steps, 7ms)

        """)
  }

  @Test func `colours set off titles, what a step brings, and how checks end`() async throws {
    let script = "# T\nopen lectures\nsettle\nexpect items = 10\nexpect items = 9\n"
    let dim = "\u{1B}[2m"
    let plain = "\u{1B}[0m"
    #expect(
      try await story(["a.scroll": script], "--color always", code: .failed) == """
           1  \u{1B}[1m# T\(plain)
           2  open lectures
        \(dim)           0ms  → #1 page=1\(plain)
        \(dim)           0ms  state idle → loading, footer none → loading\(plain)
           3  settle
        \(dim)         100ms  ← #1 200, 10 rows\(plain)
        \(dim)         100ms  state loading → loaded, items 0 → 10, footer loading → none\(plain)
           4  expect items = 10
        \u{1B}[32m      ✔\(plain)
           5  expect items = 9
        \u{1B}[31m      ✘ items: expected = 9, was 10\(plain)

        FAILED  DIR/a.scroll  T (4 steps, 100ms)

        """)
  }

  @Test(arguments: [
    ("", [:], false, false), ("", [:], true, true), ("", ["NO_COLOR": "1"], true, false),
    ("--color always", [:], false, true), ("--color always", ["NO_COLOR": "1"], true, true),
    ("--color never", [:], true, false), ("--color auto", [:], true, true),
    ("--color auto", [:], false, false),
  ])
  func `colours are used where they are asked for, or a terminal is`(
    options: String, environment: [String: String], isTerminal: Bool, isColored: Bool
  ) async throws {
    let folder = try ScriptFolder(["a.scroll": Scripts.good, "b.scroll": Scripts.differing])
    let result = await folder.play(
      "DIR --step \(options)", environment, isTerminal: isTerminal)
    #expect(result.output.contains("\u{1B}[") == isColored)
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test func `stories come in the order of the arguments, each before its line`() async throws {
    let folder = try ScriptFolder(["b": "wait 1ms\n", "a": "wait 2ms\n", "c": "expct\n"])
    let result = await folder.play("DIR/b DIR/c DIR/a --step --jobs 8")
    #expect(
      result.verdicts == [
        "   1  wait 1ms", "ok      DIR/b (1 step, 1ms)", "UNREAD  DIR/c (0 steps)",
        "   1  wait 2ms", "ok      DIR/a (1 step, 2ms)",
      ])
  }
}
