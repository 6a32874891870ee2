import EndlessMocks
import Testing

@testable import EndlessSession

struct GoldenFileTests {
  private func updated(_ text: String, with transcript: [String] = ["A", "B"]) -> String {
    String(
      decoding: GoldenFile(bytes: Array(text.utf8)).updated(transcript: transcript), as: UTF8.self)
  }

  @Test(arguments: [
    // without a transcript
    ("open x\n", "open x\n\n-- transcript --\nA\nB\n"),
    ("open x\r\n", "open x\r\n\r\n-- transcript --\r\nA\r\nB\r\n"),
    ("open x", "open x\n\n-- transcript --\nA\nB"),
    ("open x\r\nclose", "open x\r\nclose\r\n\r\n-- transcript --\r\nA\r\nB"),
    ("open x\n\n", "open x\n\n-- transcript --\nA\nB\n"),
    ("open x\n \t\n", "open x\n \t\n-- transcript --\nA\nB\n"),
    ("", "-- transcript --\nA\nB\n"),
    ("\u{FEFF}", "\u{FEFF}-- transcript --\nA\nB"),
    ("\n", "\n-- transcript --\nA\nB\n"),
    ("\u{FEFF}open x\n", "\u{FEFF}open x\n\n-- transcript --\nA\nB\n"),
    // with one
    ("open x\n\n-- transcript --\nold\n", "open x\n\n-- transcript --\nA\nB\n"),
    ("open x\n-- transcript --", "open x\n-- transcript --\nA\nB"),
    ("open x\r\n-- transcript --\r\nold\r\n", "open x\r\n-- transcript --\r\nA\r\nB\r\n"),
    ("-- transcript --\r\n", "-- transcript --\r\nA\r\nB\r\n"),
    ("\u{FEFF}-- transcript --\n", "\u{FEFF}-- transcript --\nA\nB\n"),
    ("open x\n-- transcript -- \nold\n", "open x\n-- transcript --\nA\nB\n"),
    ("o\n-- transcript --\nold\n-- transcript --\nolder\n", "o\n-- transcript --\nA\nB\n"),
    // what is no marker
    (
      "search '-- transcript --'\n", "search '-- transcript --'\n\n-- transcript --\nA\nB\n"
    ),
    ("# -- transcript --\n", "# -- transcript --\n\n-- transcript --\nA\nB\n"),
    ("-- transcript --x\n", "-- transcript --x\n\n-- transcript --\nA\nB\n"),
    ("a\u{2028}-- transcript --\n", "a\u{2028}-- transcript --\n\n-- transcript --\nA\nB\n"),
    // mixed line ends go by what there is more of
    ("a\r\nb\r\nc\n", "a\r\nb\r\nc\n\r\n-- transcript --\r\nA\r\nB\r\n"),
    ("a\r\nb\nc\n", "a\r\nb\nc\n\n-- transcript --\nA\nB\n"),
  ])
  func `a transcript goes below all that was there`(text: String, result: String) {
    // Two texts with other line ends are other texts, bytes for bytes.
    #expect(Array(updated(text).utf8) == Array(result.utf8))
  }

  @Test func `an empty transcript is the marker alone`() {
    #expect(updated("open x\n", with: []) == "open x\n\n-- transcript --\n")
  }

  @Test func `the marker is found with its line`() {
    func line(_ text: String) -> Int? { GoldenFile(bytes: Array(text.utf8)).markerLine }
    #expect(line("open x\n\n-- transcript --\n") == 3)
    #expect(line("open x\r\n-- transcript --") == 2)
    #expect(line("\u{FEFF}-- transcript --\r\n") == 1)
    #expect(line("open x\n") == nil)
    #expect(line("") == nil)
  }

  @Test func `bytes that are no text stay as they are`() {
    let bytes: [UInt8] = [0xFF, 0x00, 0xC3, 0x0A]
    #expect(GoldenFile(bytes: bytes).updated(transcript: []).starts(with: bytes))
  }

  @Test func `whatever the file, its head stays, and a second update changes nothing`() {
    let seed: UInt64 = .random(in: 0...(.max))
    var random = SeededGenerator(seed: seed)
    let parts = ["a", " ", "\t", "\n", "\r\n", "\r", "\u{FEFF}", "-- transcript --", "'", "#", "한"]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...8, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let file = GoldenFile(bytes: Array(text.utf8))
      let once = GoldenFile(bytes: file.updated(transcript: ["A", "B"]))
      #expect(once.markerLine != nil, "seed \(seed)")
      #expect(
        once.updated(transcript: ["A", "B"]) == once.bytes, "seed \(seed): \(text.debugDescription)"
      )
      if let line = file.markerLine {
        #expect(once.markerLine == line, "seed \(seed)")
      } else {
        #expect(once.bytes.starts(with: file.bytes), "seed \(seed)")
      }
    }
  }
}
