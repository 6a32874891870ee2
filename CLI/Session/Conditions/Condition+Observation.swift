import EndlessDomain
import Foundation

extension Condition {
  /// Returns whether what was seen is what is expected.
  ///
  /// What is not there is never what is expected; so `not` holds of it.
  func holds(for reading: Observation) -> Bool {
    compares(reading) != isNegated
  }

  private func compares(_ reading: Observation) -> Bool {
    switch (reading, value) {
    case (.flag(let flag, _), _): flag
    case (.number(let seen), .number(let expected)?): compare(seen, expected)
    case (.duration(let seen), .duration(let expected)?): compare(seen, expected)
    case (.word(let seen), .text(let expected)?): compare(seen, normal(expected))
    case (.text(let seen), .text(let expected)?): compare(seen, expected)
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

  private func compare(_ seen: String, _ expected: String) -> Bool {
    switch comparison {
    case .equal: seen == expected
    case .notEqual: seen != expected
    case .contains: expected.isEmpty || seen.contains(expected)
    case .matches: seen.range(of: expected, options: .regularExpression) != nil
    case .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }

  /// Errors are shown by what they mean: `401` and `unauthorized` are the same.
  private func normal(_ word: String) -> String {
    guard subject == .error, comparison == .equal || comparison == .notEqual else { return word }
    return SessionFault(word)?.error.word ?? word
  }
}
