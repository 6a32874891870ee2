import EndlessSession
import Testing

struct LineReadingTests {
  @Test func `both line ends, blanks, tabs and comments`() throws {
    let script = try Reading.script(
      "open lectures\r\n\n \t\r\n  # a comment\n\twait 1s\t#x\nwait 2s #\r\nwait 3s")
    #expect(script.steps.map(\.place.line) == [1, 5, 6, 7])
    #expect(script.steps.map(\.text) == ["open lectures", "wait 1s", "wait 2s", "wait 3s"])
  }

  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}", "\r", "\r\r", "\0", "#"])
  func `in quotes nothing but a line feed ends a line`(scalar: String) throws {
    let script = try Reading.script("open books\nsearch 'a\(scalar)b'\nwait 1s")
    #expect(script.steps[1].step == .search("a\(scalar)b"))
    #expect(script.steps[2].place.line == 3)
    #expect(script.steps[1].place.text.unicodeScalars.count == 11 + scalar.unicodeScalars.count)
  }

  @Test(arguments: [
    ("wait\u{2028}1s", "expected a blank or a tab between words, got U+2028", 5),
    ("wait\u{A0}1s", "expected a blank or a tab between words, got U+00A0", 5),
    ("wait 1s\u{85}", "expected no control character outside quotes, got U+0085", 8),
    ("wait 1s\u{0B}# x", "expected no control character outside quotes, got U+000B", 8),
    (
      "wait 1s\rwait 2s",
      "expected no control character outside quotes, got U+000D; a line ends with LF or CRLF", 8
    ),
    (
      "wait 1s # x\rwait 2s",
      "expected no control character outside quotes, got U+000D; a line ends with LF or CRLF", 12
    ),
    (
      "# x\rwait 2s",
      "expected no control character outside quotes, got U+000D; a line ends with LF or CRLF", 4
    ),
  ])
  func `outside quotes no other character parts words or lines`(
    line: String, message: String, column: Int
  ) throws {
    let fault = try #require(Reading.faults("open lectures\n\(line)\n").first)
    #expect(fault.message == message)
    #expect(fault.place?.line == 2)
    #expect(fault.place?.column == column)
  }

  @Test func `a byte order mark is skipped at the very beginning only`() throws {
    #expect(try Reading.steps("\u{FEFF}open lectures") == [.open(.lectures)])
    #expect(try Reading.script("\u{FEFF}# T\nopen lectures").title == "T")
    let fault = try #require(Reading.faults("open lectures\n\u{FEFF}wait 1s").first)
    #expect(fault.message.hasPrefix("expected a step, got '\u{FFFD}wait'"))
  }

  @Test func `bytes that are not UTF-8 have their place`() throws {
    var reading = Reading([:])
    reading.files["main.scroll"] = Array("open books\nsearch '한".utf8) + [0xED, 0xA0, 0x80, 0x27]
    guard case .failure(let faults) = reading.read() else {
      Issue.record("read")
      return
    }
    #expect(faults.diagnostics.map(\.message) == ["expected UTF-8, got the byte 0xED"])
    #expect(faults.diagnostics.first?.place?.line == 2)
    #expect(faults.diagnostics.first?.place?.column == 11)
    #expect(faults.diagnostics.first?.place?.text == "search '한\u{FFFD}\u{FFFD}\u{FFFD}'")
  }

  @Test func `columns count the cells of what is shown`() throws {
    let fault = try #require(
      Reading.faults("open books\nawait\titem 1 title contains '\u{1B}한글' mox=1s").first)
    #expect(fault.place?.text == "await item 1 title contains '\u{FFFD}한글' mox=1s")
    #expect(fault.place?.column == 37)
    #expect(fault.place?.width == 6)
  }

  @Test func `the line before is kept where it is not blank`() throws {
    let faults = Reading.faults("x\n# T\ny\n \t\nz")
    #expect(faults.map(\.place?.before) == [nil, "# T", nil])
  }

  @Test func `a line has a length`() throws {
    let long = String(repeating: "a", count: 9992)
    #expect(try Reading.steps("open books\nsearch \(long)").last == .search(long))
    let fault = try #require(Reading.faults("open books\nsearch aaaaaaaaaa\(long)").first)
    #expect(fault.message == "expected a line of at most 10000 characters, got a longer one")
    #expect(fault.place?.column == 10_001)
  }

  @Test func `titles open sections, and what stands before has none`() throws {
    let script = try Reading.script(
      "# \nopen lectures\n#\n  # no\nwait 1s\n## Second #2 \nwait 1s\n#Third\n# Fourth\nwait 1s")
    #expect(script.sections.map(\.title) == ["", "Second #2", "Third", "Fourth"])
    #expect(script.sections.map(\.line) == [2, 6, 8, 9])
    #expect(script.steps.map(\.section) == [0, 0, 1, 3])
    #expect(script.title == "Second #2")
    #expect(try Reading.script("wait 1s").title == "main.scroll")
  }

  @Test(arguments: [
    ("wait 1s", nil), ("wait 1s\n-- transcript --", []), ("wait 1s\n-- transcript --\n", []),
    ("wait 1s\n-- transcript --\n\n", [""]), ("wait 1s\n-- transcript --\na\n b", ["a", " b"]),
    ("wait 1s\r\n-- transcript -- \r\na\r\n\r\nopn \u{2028}\r\n", ["a", "", "opn \u{2028}"]),
  ])
  func `the transcript is what stands below its line`(text: String, golden: [String]?) throws {
    let script = try Reading.script(text)
    #expect(script.golden == golden)
    #expect(script.steps.count == 1)
  }

  @Test func `a transcript that is not UTF-8 has its place`() throws {
    var reading = Reading([:])
    reading.files["main.scroll"] = Array("wait 1s\n-- transcript --\na\nb".utf8) + [0xFF]
    guard case .failure(let faults) = reading.read() else {
      Issue.record("read")
      return
    }
    #expect(faults.diagnostics.map(\.place?.address) == ["main.scroll:4:2"])
  }
}
