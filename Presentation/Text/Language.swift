import Foundation

/// The language in which rows and sentences are written.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// Korean.
  case korean = "ko"
  /// English.
  case english = "en"

  /// Creates the language of an environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
  /// set counts; anything that is not Korean is English.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let code = (locale ?? "").prefix { $0.isLetter }
    self = code == "ko" || code == "kor" ? .korean : .english
  }

  var locale: Locale { Locale(identifier: self == .korean ? "ko_KR" : "en_US") }

  /// Returns the day of a time in Korea, as people read it.
  func day(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(date: .abbreviated, locale: locale, timeZone: Self.seoul))
  }

  /// Returns the day of a time in Korea, in ISO 8601 format.
  static func isoDay(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: seoul).year().month().day())
  }

  /// Returns a number of rows as people read it, such as `2,164`.
  func count(_ count: Int) -> String { count.formatted(.number.locale(locale)) }

  /// Returns an amount of money, such as `14,900원` or `₩14,900`.
  func won(_ amount: Int) -> String {
    let digits = amount.formatted(.number.locale(locale))
    return self == .korean ? "\(digits)원" : "₩\(digits)"
  }

  /// Returns a number of tenths as a decimal fraction, such as `0.4` or `6`.
  func tenths(_ tenths: Int) -> String {
    // Both languages write it alike, and a formatter costs more than the rest of the row, so only
    // numbers that need grouping use one.
    guard (0..<10_000).contains(tenths) else {
      return (Double(tenths) / 10).formatted(
        .number.locale(locale).precision(.fractionLength(0...1)))
    }
    let (whole, rest) = tenths.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(whole)" : "\(whole).\(rest)"
  }

  /// Korea's present offset, for all times: the sources use +09:00 even for years in which Seoul had
  /// another one.
  private static let seoul = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
}
