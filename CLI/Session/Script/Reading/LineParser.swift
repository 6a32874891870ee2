/// Takes the words of one line in turn, and notes everything that is wrong with them.
struct LineParser {
  let line: SourceLine
  /// The first word.
  let head: Word
  private(set) var faults: [Diagnostic] = []
  /// Whether it is unknown what the words that are left mean.
  private(set) var isLost = false
  /// The words that are left.
  private var words: ArraySlice<Word>
  private var options: [Word] = []
  /// The last word that was taken.
  private(set) var last: Word
  private var lastIsText = false
  /// What a failure of the step points at; its first word where it is nothing.
  var focus: Word?
  /// The word that the line is about: a setting, a file, a field.
  var operand: Word?

  init?(_ line: SourceLine, _ words: [Word]) {
    guard let head = words.first else { return nil }
    self.line = line
    self.head = head
    last = head
    self.words = words.dropFirst()
  }

  // MARK: - Words

  /// Sets the options of these keys apart, wherever they stand.
  mutating func setOptionsApart(_ isOption: (String) -> Bool) {
    options = words.filter { $0.key.map(isOption) ?? false }
    words = ArraySlice(words.filter { !($0.key.map(isOption) ?? false) })
  }

  /// The word that comes next, without taking it.
  func peek() -> Word? { isLost ? nil : words.first }

  /// Takes a text, which is one word; that more follow hints at missing quotes.
  mutating func text(_ what: String) -> Word? {
    let word = take(what)
    lastIsText = word != nil
    return word
  }

  /// Takes the next word; where there is none, that is a fault.
  mutating func take(_ what: String) -> Word? {
    guard !isLost else { return nil }
    lastIsText = false
    guard let word = words.popFirst() else {
      let end = last.range.upperBound
      isLost = true
      fault("expected \(what), got the end of the line", at: end..<end)
      return nil
    }
    last = word
    return word
  }

  /// Takes one of some words.
  mutating func keyword(_ what: String, among candidates: [String]) -> String? {
    let what = candidates.count > 1 ? "\(what) (\(listed(candidates)))" : what
    guard let word = take(what) else { return nil }
    if !word.isQuoted, candidates.contains(word.text) { return word.text }
    lose(what, at: word, advice: Self.near(word, candidates))
    return nil
  }

  /// Takes the option of a key; one that is given twice is a fault.
  mutating func option(_ key: String) -> Word? {
    let all = options.filter { $0.key == key }
    options.removeAll { $0.key == key }
    for word in all.dropFirst() {
      fault("expected '\(key)' once, got \(word.named) again", at: word.range)
    }
    return all.first?.value
  }

  /// Takes any option as a fault that is still left, and any word.
  mutating func finish() {
    for word in options { rejectOption(word) }
    options = []
    guard !isLost else { return }
    while let word = words.popFirst() {
      if word.key != nil {
        rejectOption(word)
      } else {
        expected(
          "the end of the line", at: word,
          advice: lastIsText ? "; a text of several words stands in '…'" : "")
        return
      }
    }
  }

  private mutating func rejectOption(_ word: Word) {
    let known = StepForm.named(head.text)?.options ?? []
    if let key = word.key, known.contains(key) {
      if !isLost { expected("no '\(key)' here", at: word) }
      return
    }
    let advice =
      head.text == "expect" && word.key == "max"
      ? "; 'await' waits, 'expect' never does"
      : known.isEmpty ? "; a text with = stands in '…'" : ""
    expected(
      known.isEmpty
        ? "no option of '\(head.text)'" : "an option of '\(head.text)' (\(listed(known)))",
      at: word, advice: suggestion(word.key ?? "", among: known) + advice)
  }

  // MARK: - Faults

  mutating func fault(_ message: String, at range: Range<Int>, notes: [String] = []) {
    faults.append(
      Diagnostic(
        kind: .syntax, message: message, place: line.place(range), label: "", notes: notes))
  }

  /// Notes that something else was expected in place of a word.
  mutating func expected(_ what: String, at word: Word, advice: String = "") {
    fault("expected \(what), got \(word.named)\(advice)", at: word.range)
  }

  /// Notes the same, and that the words behind it cannot be understood.
  mutating func lose(_ what: String, at word: Word, advice: String = "") {
    expected(what, at: word, advice: advice)
    isLost = true
  }

  /// Returns advice: the nearest of some words, or to put blanks around an operator.
  static func near(_ word: Word, _ candidates: [String]) -> String {
    if let blanks = blanksAroundOperator(word, candidates) { return blanks }
    if word.isQuoted, candidates.contains(word.text) { return "; it stands without quotes" }
    return suggestion(word.text, among: candidates)
  }

  private static func blanksAroundOperator(_ word: Word, _ candidates: [String]) -> String? {
    guard !word.isQuoted, let start = word.text.firstIndex(where: { "=!<>".contains($0) }),
      candidates.contains(String(word.text[..<start]))
    else { return nil }
    let rest = word.text[start...]
    let value = rest.drop { "=!<>".contains($0) }
    let sign = rest[..<value.startIndex]
    let written = "\(word.text[..<start]) \(sign) \(value)"
    let cut = written.cellWidth > 60 ? written.fitted(to: 60) : written
    return "; an operator stands between blanks: \(cut)"
  }
}
