import EndlessMocks
import Testing

@testable import EndlessSession

struct GoldenDifferenceTests {
  private func lines(_ expected: String, _ actual: String) -> [String] {
    GoldenDifference(expected: expected.map { "\($0)" }, actual: actual.map { "\($0)" }).lines
  }

  @Test func `equal transcripts differ in nothing`() {
    #expect(lines("", "").isEmpty)
    #expect(lines("abc", "abc").isEmpty)
  }

  @Test func `a changed line shows what was expected, then what was seen, between three others`() {
    #expect(
      lines("abcdefghi", "abcdXfghi") == [" b", " c", " d", "-e", "+X", " f", " g", " h"])
  }

  @Test func `a line too much and a line too few stand alone`() {
    #expect(lines("abc", "abXc") == [" a", " b", "+X", " c"])
    #expect(lines("abXc", "abc") == [" a", " b", "-X", " c"])
    #expect(lines("", "a") == ["+a"])
    #expect(lines("a", "") == ["-a"])
  }

  @Test func `changes that are far apart are separated`() {
    #expect(
      lines("A1234567B", "X1234567Y")
        == ["-A", "+X", " 1", " 2", " 3", "…", " 5", " 6", " 7", "-B", "+Y"])
  }

  @Test func `changes that are near each other show all between them`() {
    #expect(
      lines("A123456B", "X123456Y")
        == ["-A", "+X", " 1", " 2", " 3", " 4", " 5", " 6", "-B", "+Y"])
  }

  @Test func `letters spelled in other bytes differ`() {
    #expect("\u{D55C}" == "\u{1112}\u{1161}\u{11AB}")
    #expect(
      GoldenDifference(expected: ["\u{D55C}"], actual: ["\u{1112}\u{1161}\u{11AB}"]).missing == 1)
  }

  @Test func `a long difference is cut, and says by how much`() {
    let difference = GoldenDifference(
      expected: (0..<62).map { "a\($0)" }, actual: (0..<0).map { "\($0)" })
    #expect(difference.lines(atMost: 60).count == 61)
    #expect(difference.lines(atMost: 60).last == "… and 2 more lines")
    #expect(difference.lines(atMost: 61).last == "… and 1 more line")
    #expect(difference.lines(atMost: 62).last == "-a61")
  }

  @Test func `a huge difference is told without being looked for`() {
    let expected = (0..<20_000).map { "\($0)" }
    var actual = expected
    actual[10] = "ten"
    actual[19_990] = "more"
    let difference = GoldenDifference(expected: expected, actual: actual)
    #expect(difference.missing == 19_981)
    #expect(difference.lines(atMost: 4) == [" 7", " 8", " 9", "-10", "… and 39964 more lines"])
  }

  @Test func `expected and seen lines can be read off any difference`() {
    let seed: UInt64 = .random(in: 0...(.max))
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let old = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        "\(Int.random(in: 0...3, using: &random))"
      }
      let new = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        "\(Int.random(in: 0...3, using: &random))"
      }
      let difference = GoldenDifference(expected: old, actual: new)
      #expect(difference.isEmpty == (old == new), "seed \(seed)")
      #expect(old.count - difference.missing == new.count - difference.unexpected, "seed \(seed)")
      let told = difference.lines.filter { $0 != "…" }
      let oldLines = told.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
      let newLines = told.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
      #expect(isSubsequence(oldLines, of: old), "seed \(seed)")
      #expect(isSubsequence(newLines, of: new), "seed \(seed)")
    }
  }

  private func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
    var rest = part[...]
    for line in whole where line == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
