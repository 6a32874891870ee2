import Foundation

extension LineParser {
  /// Takes what a subject is compared with.
  mutating func value(of values: SubjectForm.Values, _ comparison: Condition.Operator)
    -> Condition.Value?
  {
    switch comparison {
    case .matches: return pattern().map { .text($0) }
    case .contains: return text("a text, such as 'swift'").map { .text($0.text) }
    default: break
    }
    switch values {
    case .number: return number("a number", in: 0...Int.max).map { .number($0) }
    case .duration: return duration().map { .duration($0) }
    case .text: return text("a text, such as 'swift'").map { .text($0.text) }
    case .words(let words): return word(among: words).map { .text($0) }
    case .fault: return fault(or: ["none"]).map { .text($0) }
    case .outcome: return fault(or: ["200", "pending", "cancelled"]).map { .text($0) }
    case .numberOrNone: return numberOrNone(comparison)
    case .flag: return nil
    }
  }

  private mutating func pattern() -> String? {
    guard let word = text("a regular expression, such as '^Swift'") else { return nil }
    if (try? NSRegularExpression(pattern: word.text)) == nil {
      expected("a regular expression", at: word)
    }
    return word.text
  }

  private mutating func word(among words: [String]) -> String? {
    guard let word = take(listed(words)) else { return nil }
    if words.contains(word.text) { return word.text }
    // The names of these cases in Swift.
    let swift = ["serverLimit", "repeatedPage", "emptyPages"]
    let hyphened = ["server-limit", "repeated-page", "empty-pages"]
    if words.contains("server-limit"), let place = swift.firstIndex(of: word.text) {
      return hyphened[place]
    }
    expected(listed(words), at: word, advice: suggestion(word.text, among: words))
    return nil
  }

  private mutating func fault(or others: [String]) -> String? {
    let words = SessionFault.words + others
    let what = listed(words + ["a status from 400 to 599"])
    guard let word = take(what) else { return nil }
    if others.contains(word.text) || SessionFault(word.text) != nil { return word.text }
    expected(what, at: word, advice: suggestion(word.text, among: words))
    return nil
  }

  private mutating func numberOrNone(_ comparison: Condition.Operator) -> Condition.Value? {
    guard let word = take("a number or none") else { return nil }
    guard word.text == "none" else {
      if let number = Self.integer(word), number >= 0 { return .number(number) }
      expected(
        "a number, 0 or more, or none", at: word, advice: suggestion(word.text, among: ["none"]))
      return nil
    }
    if comparison != .equal, comparison != .notEqual {
      expected("a number behind '\(comparison.rawValue)'", at: word)
    }
    return .text("none")
  }
}
