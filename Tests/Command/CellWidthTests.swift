import EndlessSession
import Testing

@testable import endless

struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("日本", 4), ("ｱ", 1),
    ("Ａ", 2), ("e\u{301}", 1), ("\u{200B}", 0), ("\u{FEFF}", 0), ("😀", 2), ("👩‍👩‍👧", 2),
    ("👍🏽", 2), ("🇰🇷", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("…", 1), ("–", 1), ("〈〉", 4),
    ("é̂̃", 1), ("𠀀", 2),
  ])
  func `a text takes so many cells`(text: String, cells: Int) {
    #expect(text.cellWidth == cells)
  }

  @Test(arguments: ["", "abcdefgh", "한글과 영어", "한", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "e\u{301}e\u{301}e\u{301}"], 1...12)
  func `a fitted text takes exactly the cells that it was given`(text: String, cells: Int) {
    #expect(text.fitted(to: cells).cellWidth == cells)
    #expect(text.fitted(to: cells, isNumber: true).cellWidth == cells)
  }

  @Test func `no wide character is cut in half`() {
    #expect("한글과".fitted(to: 4) == "한… ")
    #expect("한글과".fitted(to: 5) == "한글…")
    #expect("한글과".fitted(to: 6) == "한글과")
  }

  @Test func `numbers stand at the right`() {
    #expect("7".fitted(to: 3, isNumber: true) == "  7")
  }
}
