import EndlessDomain
import Foundation

extension Condition {
  /// Returns whether what was seen is what is expected.
  ///
  /// What is not there is never what is expected; so `not` holds of it.
  ///
  /// - Parameters:
  ///   - reading: what was seen.
  ///   - goesOn: is asked now and then while a regular expression takes its time; where it says no, the
  ///     search ends, and nothing was found.
  /// - Returns: whether it holds.
  func holds(for reading: Observation, while goesOn: () -> Bool = { true }) -> Bool {
    compares(reading, goesOn) != isNegated
  }

  private func compares(_ reading: Observation, _ goesOn: () -> Bool) -> Bool {
    switch (reading, value) {
    case (.flag(let flag, _), _): flag
    case (.number(let seen), .number(let expected)?): compare(seen, expected)
    case (.duration(let seen), .duration(let expected)?): compare(seen, expected)
    case (.word(let seen), .text(let expected)?): compare(seen, normal(expected), goesOn)
    case (.text(let seen), .text(let expected)?): compare(seen, expected, goesOn)
    case (.number, _), (.duration, _), (.word, _), (.text, _), (.missing, _): false
    }
  }

  private func compare<Value: Comparable>(_ seen: Value, _ expected: Value) -> Bool {
    switch comparison {
    case .equal: seen == expected
    case .notEqual: seen != expected
    case .less: seen < expected
    case .lessOrEqual: seen <= expected
    case .greater: seen > expected
    case .greaterOrEqual: seen >= expected
    case .contains, .matches: false
    }
  }

  private func compare(_ seen: String, _ expected: String, _ goesOn: () -> Bool) -> Bool {
    switch comparison {
    case .equal: seen == expected
    case .notEqual: seen != expected
    case .contains: expected.isEmpty || seen.contains(expected)
    case .matches: matches(seen, expected, goesOn)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }

  /// Errors are shown by what they mean: `401` and `unauthorized` are the same.
  private func normal(_ word: String) -> String {
    guard subject == .error, comparison == .equal || comparison == .notEqual else { return word }
    return SessionFault(word)?.error.word ?? word
  }

  private func matches(_ text: String, _ pattern: String, _ goesOn: () -> Bool) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
    var isFound = false
    // Some expressions take longer than anybody waits; so they are asked for progress.
    withoutActuallyEscaping(goesOn) { goesOn in
      expression.enumerateMatches(
        in: text, options: .reportProgress, range: NSRange(text.startIndex..., in: text)
      ) { match, _, stop in
        isFound = match != nil
        if isFound || !goesOn() { stop.pointee = true }
      }
    }
    return isFound
  }
}
