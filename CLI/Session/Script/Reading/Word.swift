/// A word of a line.
struct Word: Sendable {
  /// What is written, quotes included.
  let written: String
  /// What is meant: the quotes are gone, and `''` is one.
  let text: String
  /// Whether it begins with a quote.
  let isQuoted: Bool
  /// The scalars of the line that it takes.
  let range: Range<Int>

  /// The part of `key=value` before its `=`, of small letters and hyphens; nothing in another word.
  var key: String? {
    guard !isQuoted, let end = text.unicodeScalars.firstIndex(of: "="),
      end > text.startIndex
    else { return nil }
    let key = text[..<end]
    return key.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || $0 == "-" }
      ? String(key) : nil
  }

  /// The part of `key=value` behind its `=`; the word itself where it is another one.
  var value: Word {
    guard let key else { return self }
    let count = key.unicodeScalars.count + 1
    let written = String(written.unicodeScalars.dropFirst(count))
    return Word(
      written: written, text: String(text.unicodeScalars.dropFirst(count)),
      isQuoted: written.unicodeScalars.first == "'",
      range: range.lowerBound + count..<range.upperBound)
  }

  /// The word in quotes, as a message names it; cut where it is long.
  var named: String {
    let written = TerminalText.inPlace(written)
    let cut = written.cellWidth > 60 ? written.fitted(to: 60) : written
    return isQuoted ? cut : "'\(cut)'"
  }
}
