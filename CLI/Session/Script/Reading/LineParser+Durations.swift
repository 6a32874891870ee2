extension LineParser {
  /// How long a duration may be.
  static let longest = Duration.seconds(1440 * 60)

  /// Takes a duration.
  mutating func duration(_ what: String = "a duration", allowsZero: Bool = true) -> Duration? {
    guard let word = take("\(what), such as 300ms") else { return nil }
    return duration(what, of: word, allowsZero: allowsZero)
  }

  /// Takes the duration of an option, or nothing where it is not given.
  mutating func durationOption(_ key: String, allowsZero: Bool = true) -> Duration? {
    option(key).flatMap { duration(of: $0, allowsZero: allowsZero) }
  }

  /// Returns the duration that a word is.
  mutating func duration(_ what: String = "a duration", of word: Word, allowsZero: Bool = true)
    -> Duration?
  {
    let number = word.isQuoted ? "" : String(word.text.prefix { "-.0123456789".contains($0) })
    let unit = String(word.text.dropFirst(number.count))
    guard number.contains(where: \.isNumber) else {
      expected("\(what), such as 300ms", at: word)
      return nil
    }
    guard !unit.isEmpty else {
      expected("\(what) with a unit, such as 300ms", at: word)
      return nil
    }
    guard let nanoseconds = Self.units[unit] else {
      let nearest = Self.nearestUnit(unit).map { "; did you mean '\(number)\($0)'?" } ?? ""
      expected("\(what) in ms, s or m", at: word, advice: nearest)
      return nil
    }
    return duration(what, of: word, number, nanoseconds, allowsZero: allowsZero)
  }

  private mutating func duration(
    _ what: String, of word: Word, _ number: String, _ nanoseconds: Int64, allowsZero: Bool
  ) -> Duration? {
    guard Self.decimal(number) != nil else {
      expected(
        number.hasPrefix("-") ? "\(what) of 0ms or more" : "\(what), such as 1.5s", at: word)
      return nil
    }
    let parts = number.split(separator: ".")
    let decimals = parts.count > 1 ? parts[1] : ""
    guard decimals.count <= 6 else {
      expected("\(what) with at most 6 decimals", at: word)
      return nil
    }
    let fraction = (Int64(decimals + String(repeating: "0", count: 6 - decimals.count)) ?? 0)
    let limit = Self.longest.components.seconds * 1_000_000_000
    // A number that does not fit is far too long, as is one whose product would overflow.
    let whole = Int64(parts[0]) ?? .max
    guard whole <= limit / nanoseconds,
      case let total = whole * nanoseconds + fraction * (nanoseconds / 1_000_000), total <= limit
    else {
      expected("\(what) of at most 1440m", at: word)
      return nil
    }
    // Transcripts show no smaller time, and two that look alike must be alike.
    guard total % 1_000_000 == 0 else {
      expected("\(what) in whole milliseconds", at: word)
      return nil
    }
    guard allowsZero || total > 0 else {
      expected("\(what) of more than 0ms", at: word)
      return nil
    }
    return .nanoseconds(total)
  }

  private static let units: [String: Int64] = [
    "ms": 1_000_000, "s": 1_000_000_000, "m": 60_000_000_000,
  ]

  private static func nearestUnit(_ unit: String) -> String? {
    let unit = unit.lowercased()
    if unit.hasPrefix("ms") || unit.hasPrefix("mil") { return "ms" }
    return ["s", "m"].first { unit.hasPrefix($0) }
  }
}
