@testable import EndlessSession

/// One of the ways to write a step, a setting or a subject, made of the usage of its table.
struct UsagePattern: CustomStringConvertible {
  let description: String
  private var tokens: [String] { description.split(separator: " ").map(String.init) }

  /// Returns every way that a usage allows: with and without what stands in brackets, and with each
  /// of the words between bars.
  static func all(of usage: String) -> [UsagePattern] {
    if let end = usage.firstIndex(of: "]"),
      let start = usage[..<end].lastIndex(of: "[")
    {
      let inside = usage[usage.index(after: start)..<end]
      let behind = usage[usage.index(after: end)...]
      return ["", String(inside)].flatMap { all(of: usage[..<start] + $0 + behind) }
    }
    var lines: [[String]] = [[]]
    for token in usage.split(separator: " ") {
      lines = token.split(separator: "|").flatMap { word in lines.map { $0 + [String(word)] } }
    }
    return lines.map { UsagePattern(description: $0.joined(separator: " ")) }
  }

  /// Whether a line is written so; `more` lets it go on.
  func matches(_ words: some Collection<Word>, more: Bool = false) -> Bool {
    var words = Array(words)[...]
    for (place, token) in tokens.enumerated() {
      if token == "CONDITION" {
        let options = tokens.count - place - 1
        guard words.count > options, words.dropLast(options).allSatisfy({ $0.key != "max" }) else {
          return false
        }
        words = words.suffix(options)
      } else {
        guard let word = words.popFirst(), Self.fits(word, token) else { return false }
      }
    }
    return more || words.isEmpty
  }

  private static func fits(_ word: Word, _ token: String) -> Bool {
    if let equal = token.firstIndex(of: "=") { return word.key == String(token[..<equal]) }
    if token.hasPrefix("'") { return word.isQuoted }
    guard word.key == nil else { return false }
    switch token {
    case "N": return LineParser.isNumber(word)
    case "Npt": return word.text.hasSuffix("pt")
    case "DURATION": return word.text.wholeMatch(of: /[0-9.]+(ms|s|m)/) != nil
    case "DURATION..DURATION": return word.text.contains("..")
    default:
      let isPlaceholder = token.allSatisfy { $0.isUppercase }
      return isPlaceholder || !word.isQuoted && word.text == token
    }
  }
}
