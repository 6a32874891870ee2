/// Splits a line into words.
struct WordSplitter {
  private let line: SourceLine
  private var index = 0
  /// The words, without the comment.
  private(set) var words: [Word] = []
  /// What is wrong with quotes and characters: where, and the message.
  private(set) var faults: [(range: Range<Int>, message: String)] = []

  private static let blanks: Set<Unicode.Scalar> = [" ", "\t"]

  init(_ line: SourceLine) {
    self.line = line
    while let scalar = peek() {
      if Self.blanks.contains(scalar) {
        index += 1
      } else if Self.isOutlaw(scalar) {
        reject(scalar)
      } else if scalar == "#" {
        skipComment()
      } else {
        takeWord()
      }
    }
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < line.scalars.count ? line.scalars[index + offset] : nil
  }

  private var isAtEndOfWord: Bool {
    peek().map { Self.blanks.contains($0) || Self.isOutlaw($0) } ?? true
  }

  /// Whether a scalar may stand in quotes only: it looks like a blank or a line's end, and is none.
  private static func isOutlaw(_ scalar: Unicode.Scalar) -> Bool {
    !blanks.contains(scalar)
      && (scalar.properties.generalCategory == .control || scalar.properties.isWhitespace)
  }

  private mutating func skipComment() {
    while let scalar = peek() {
      // What stands behind it would look like a line of its own, and never be played.
      if scalar == "\r" { reject(scalar) } else { index += 1 }
    }
  }

  private mutating func takeWord() {
    let start = index
    var text = String.UnicodeScalarView()
    var isRejected = false
    if peek() == "'" { takeQuote(into: &text) }
    while !isAtEndOfWord, let scalar = peek() {
      if scalar == "'", isBehindKey(text, from: start) {
        takeQuote(into: &text)
      } else {
        if scalar == "'", !isRejected {
          rejectQuote(in: start)
          isRejected = true
        }
        text.append(scalar)
        index += 1
      }
    }
    words.append(
      Word(
        written: line.written(start..<index), text: String(text),
        isQuoted: line.scalars[start] == "'", range: start..<index))
  }

  /// Whether nothing but `key=` stands before.
  private func isBehindKey(_ text: String.UnicodeScalarView, from start: Int) -> Bool {
    guard text.last == "=" else { return false }
    let word = Word(
      written: String(text), text: String(text), isQuoted: line.scalars[start] == "'",
      range: start..<index)
    return word.key.map { $0.unicodeScalars.count + 1 == index - start } ?? false
  }

  private mutating func takeQuote(into text: inout String.UnicodeScalarView) {
    let start = index
    index += 1
    while let scalar = peek() {
      if scalar != "'" {
        text.append(scalar)
        index += 1
      } else if peek(1) == "'" {
        text.append(scalar)
        index += 2
      } else {
        index += 1
        skipGlued()
        return
      }
    }
    faults.append((start..<index, "expected a closing quote, got the end of the line"))
  }

  private mutating func skipGlued() {
    let start = index
    while !isAtEndOfWord { index += 1 }
    if index > start {
      faults.append(
        (
          start..<index,
          "expected a blank behind the closing quote, got \(named(start..<index)); "
            + Self.advice
        ))
    }
  }

  private mutating func rejectQuote(in start: Int) {
    var end = index
    while end < line.scalars.count, !Self.blanks.contains(line.scalars[end]) { end += 1 }
    faults.append(
      (
        index..<index + 1,
        "expected a blank before the quote, got \(named(start..<end)); \(Self.advice)"
      ))
  }

  private static let advice = "a text with quotes is written 'it''s'"

  private mutating func reject(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let isControl = scalar.properties.generalCategory == .control
    faults.append(
      (
        index..<index + 1,
        isControl
          ? "expected no control character outside quotes, got \(code)"
            + (scalar == "\r" ? "; a line ends with LF or CRLF" : "")
          : "expected a blank or a tab between words, got \(code)"
      ))
    // Behind a lone carriage return stands another line, to the eye of who wrote it.
    index = scalar == "\r" ? line.scalars.count : index + 1
  }

  private func named(_ range: Range<Int>) -> String {
    Word(written: line.written(range), text: "", isQuoted: false, range: range).named
  }
}
