import Testing

@testable import EndlessSession

struct DiagnosticTextTests {
  private func text(_ script: String, _ others: [String: String] = [:]) -> String {
    Reading.faults(script, others).map(\.text).joined(separator: "\n\n")
  }

  @Test func `a failure reads as the language promises`() throws {
    let lines = Array(repeating: "wait 1s", count: 11) + ["open lectures", "retry"]
    let script = try Reading(
      ["retry.scroll": (lines + ["await items = 20 max=1s"]).joined(separator: "\n")]
    ).read("retry.scroll").get()
    let failure = Diagnostic(
      kind: .expectation, message: "items: expected = 20, was 10", place: script.steps[13].focus,
      label: "was 10 at 900ms, and nothing is pending",
      notes: ["state loaded, footer failed (503), requests 3, in flight 0"])
    #expect(
      failure.text == """
        error: items: expected = 20, was 10
          --> retry.scroll:14:15
           |
        13 | retry
        14 | await items = 20 max=1s
           |               ^^ was 10 at 900ms, and nothing is pending
           = state loaded, footer failed (503), requests 3, in flight 0
        """)
  }

  @Test func `carets stand in cells, behind Korean too`() {
    #expect(
      text("open books\nawait item 1 title contains '한글' max=한") == """
        error: expected a duration, such as 300ms, got '한'
         --> main.scroll:2:40
          |
        1 | open books
        2 | await item 1 title contains '한글' max=한
          |                                        ^^
        """)
  }

  @Test func `the line before is shown where it is not blank`() {
    #expect(
      text("\nwait 5") == """
        error: expected a duration with a unit, such as 300ms, got '5'
         --> main.scroll:2:6
          |
        2 | wait 5
          |      ^
        """)
  }

  @Test func `a hundred lines widen the margin`() {
    let text = text(String(repeating: "wait 1s\n", count: 99) + "wait")
    #expect(
      text == """
        error: expected a duration, such as 300ms, got the end of the line
           --> main.scroll:100:5
            |
         99 | wait 1s
        100 | wait
            |     ^
        """)
  }

  @Test func `the lines that took the file in are told`() {
    #expect(
      text("wait 1s\n  run a.scroll", ["a.scroll": "run b.scroll", "b.scroll": "clse"]) == """
        error: expected a step, got 'clse'; did you mean 'close'?
         --> b.scroll:1:1
          |
        1 | clse
          | ^^^^
          = taken in by a.scroll:1:5
          = taken in by main.scroll:2:7
        """)
  }

  @Test func `without a place there is a message, and what else is known`() {
    let fault = Diagnostic(
      kind: .runtime, message: "too\nmuch", place: nil, label: "here", notes: ["a\u{1B}[2Jb"])
    #expect(fault.text == "error: too\u{FFFD}much\n = a\u{FFFD}[2Jb")
  }

  @Test func `nothing steers the terminal`() {
    let text = text(
      "open books\nsearch 'a\u{1B}[2J\u{202E}b\r\u{2028}' \u{9B}c", [:])
    #expect(
      text == """
        error: expected no control character outside quotes, got U+009B
         --> main.scroll:2:20
          |
        1 | open books
        2 | search 'a\u{FFFD}[2J\u{FFFD}b\u{FFFD}\u{FFFD}' \u{FFFD}c
          |                    ^

        error: expected the end of the line, got 'c'; a text of several words stands in '…'
         --> main.scroll:2:21
          |
        1 | open books
        2 | search 'a\u{FFFD}[2J\u{FFFD}b\u{FFFD}\u{FFFD}' \u{FFFD}c
          |                     ^
        """)
  }

  @Test(arguments: [0, 20, 100, 139, 140, 141, 200, 1000, 4000])
  func `a long line is cut around its place`(cells: Int) throws {
    for (letter, behind) in [("a", 0), ("한", 0), ("a", 300), ("한", 300)] {
      let text = String(repeating: letter, count: cells / letter.cellWidth)
      let tail = String(repeating: " b", count: behind / 2)
      let fault = try #require(
        Reading.faults("open books\nsearch '\(text)' x=1\(tail)").first)
      let lines = fault.text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines[4].dropFirst(4)
      let carets = lines[5].dropFirst(4)
      #expect(line.cellWidth <= 162)
      let indent = carets.prefix { $0 == " " }.count
      var cell = 0
      let marked = line.filter { character in
        defer { cell += String(character).cellWidth }
        return cell >= indent && cell < carets.count
      }
      #expect(String(marked) == "x=1", "\(fault.text)")
    }
  }

  @Test func `a caret is never longer than its line`() throws {
    let word = String(repeating: "a", count: 5000)
    let fault = try #require(Reading.faults("open books\n\(word)").first)
    let lines = fault.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.cellWidth < 170 })
    #expect(lines[5].count <= lines[4].count)
  }
}
