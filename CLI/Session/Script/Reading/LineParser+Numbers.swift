extension LineParser {
  /// How many of anything a script can name, where nothing else bounds it.
  static let most = 1_000_000

  /// Takes a whole number.
  mutating func number(_ what: String, in range: ClosedRange<Int>) -> Int? {
    guard let word = take(Self.described(what, range)) else { return nil }
    return number(what, in: range, of: word)
  }

  /// Takes the whole number of an option, or nothing where it is not given.
  mutating func numberOption(_ key: String, _ what: String, in range: ClosedRange<Int>) -> Int? {
    option(key).flatMap { number(what, in: range, of: $0) }
  }

  /// Returns the whole number that a word is.
  mutating func number(_ what: String, in range: ClosedRange<Int>, of word: Word) -> Int? {
    if let number = Self.integer(word), range.contains(number) { return number }
    expected(Self.described(what, range), at: word)
    return nil
  }

  /// Returns the number that a word is, with or without decimals.
  mutating func decimal(_ what: String, of word: Word, above least: Double, to most: Double)
    -> Double?
  {
    if let number = Self.decimal(word.text), !word.isQuoted, number > least, number <= most {
      return number
    }
    let bounds =
      least < 0
      ? "0 to \(Self.written(most))"
      : "more than \(Self.written(least)), at most \(Self.written(most))"
    expected("\(what), \(bounds)", at: word)
    return nil
  }

  /// Returns the whole number that a word is: digits, with a sign only where it is negative.
  static func integer(_ word: Word) -> Int? {
    guard !word.isQuoted, isNumber(word) else { return nil }
    return Int(word.text)
  }

  /// Whether a word is a whole number of any size.
  static func isNumber(_ word: Word) -> Bool {
    let digits = word.text.hasPrefix("-") ? word.text.dropFirst() : word.text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Returns a number in plain decimals; such as `1e9`, `nan` and `.5` are none.
  static func decimal(_ text: String) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return parts.count <= 2 && isPlain ? Double(text) : nil
  }

  private static func written(_ points: Double) -> String { String(Int(points)) }

  private static func described(_ what: String, _ range: ClosedRange<Int>) -> String {
    range.upperBound == Int.max
      ? "\(what), \(range.lowerBound) or more"
      : "\(what), \(range.lowerBound) to \(range.upperBound)"
  }
}
