import Foundation

/// A time as a header spells it: `Sun, 06 Nov 1994 08:49:37 GMT`, or in one of the two obsolete
/// forms `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994` (RFC 9110, 5.6.7).
struct HTTPDate {
  let date: Date

  private static let weekdays: Set = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Reads a time, or gives nothing where the text is none.
  ///
  /// A year of two digits is the latest one that is not more than 50 years after `now`.
  init?(_ text: String, now: Date) {
    let fields = text.lowercased().split { " ,-\t".contains($0) }
    guard let weekday = fields.first, Self.weekdays.contains(String(weekday.prefix(3))) else {
      return nil
    }
    switch fields.count {
    case 6 where fields[5] == "gmt":
      self.init(day: fields[1], month: fields[2], year: fields[3], time: fields[4], now: now)
    case 5:
      self.init(day: fields[2], month: fields[1], year: fields[4], time: fields[3], now: now)
    default: return nil
    }
  }

  private init?(
    day: Substring, month: Substring, year: Substring, time: Substring, now: Date
  ) {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, let month = Self.months.firstIndex(of: String(month)),
      let day = Self.number(day, digits: 1...2),
      var fullYear = Self.number(year, digits: year.utf8.count == 2 ? 2...2 : 4...4),
      let hour = Self.number(clock[0], digits: 2...2),
      let minute = Self.number(clock[1], digits: 2...2),
      let second = Self.number(clock[2], digits: 2...2), second <= 60
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    if year.utf8.count == 2 {
      let latest = calendar.component(.year, from: now) + 50
      fullYear += (latest - fullYear) / 100 * 100
    }
    // A leap second is none that the system's times know.
    let parts = DateComponents(
      year: fullYear, month: month + 1, day: day, hour: hour, minute: minute,
      second: min(second, 59))
    guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
    self.date = date
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else {
      return nil
    }
    return Int(text)
  }
}
