import EndlessDomain
import EndlessMocks
import EndlessPresentation
import EndlessSession
import Testing

@testable import endless

struct TerminalTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("  around  ", "around"), ("a\t\tb\r\n\nc", "a b c"),
    ("a\u{3000}b", "a b"), ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
    ("\u{1B}]0;title\u{07}text", "]0;titletext"),
    ("\u{1B}]8;;https://example.com\u{1B}\\link", "]8;;https://example.com\\link"),
    ("\u{9B}2Jx\u{9D}0;t\u{9C}", "2Jx0;t"), ("a\u{8}\u{7F}b", "ab"), ("a\u{0}b", "ab"),
    ("a\u{202E}cba\u{202C}", "acba"), ("\u{2066}x\u{2069}", "x"), ("a\u{2028}b\u{2029}c", "a b c"),
    ("a\u{85}b", "a b"), ("한글 é 👩‍👩‍👧", "한글 é 👩‍👩‍👧"),
  ])
  func `a line steers nothing`(text: String, line: String) {
    #expect(TerminalText.line(text) == line)
  }

  @Test func `whatever the text, no control character is left`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    let hostile: [Unicode.Scalar] = [
      "\u{1B}", "\u{9B}", "\u{7}", "\n", "\r", "\t", "\u{7F}", "\u{202E}", "\u{2067}", "\u{2029}",
      "[", "]", ";", "m", "한", "\u{301}", " ", "\u{200D}",
    ]
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<20 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(hostile[Int(state >> 33) % hostile.count])
      }
      let line = TerminalText.line(String(text))
      let isClean = line.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
        }
      }
      #expect(isClean && !line.contains("  "), "seed \(seed): \(line.debugDescription)")
    }
  }

  @MainActor @Test func `a record is one line of as many fields as there are columns`() async throws
  {
    let lecture = Lecture(
      id: "1", name: "a\tb\nc\u{1B}[2Jd", teachers: ["x\ty"], organization: "o\r\np")
    let listener = Listener(
      list: LectureListViewModel(of: InMemoryPageSource([lecture], pageSize: 1)),
      listing: .lectures(in: .english))
    _ = try await listener.run { $0.open() }
    #expect(listener.output.text == "1\ta b c[2Jd\tx y\to p\t\n")
  }
}
