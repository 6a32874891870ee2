import EndlessDomain
import EndlessMocks

extension LineParser {
  /// Takes what stands behind `set`.
  mutating func setting() -> Setting? {
    guard let form = keyword("a setting", among: SettingForm.all.map(\.word)) else { return nil }
    operand = last
    let setting: Setting? =
      switch form {
      case "latency": latency().map { .latency($0.latency, seed: $0.seed) }
      case "detail-latency": latency().map { .detailLatency($0.latency, seed: $0.seed) }
      case "page-size": number("a number of rows", in: 1...1000).map { .pageSize($0) }
      case "viewport": number("a number of rows", in: 1...1000).map { .viewport($0) }
      case "row-height":
        take("a height in points").flatMap {
          decimal("a height in points", of: $0, above: 0, to: 10_000).map { .rowHeight($0) }
        }
      case "prefetch": prefetch().map { .prefetch($0) }
      case "items": number("a number of rows", in: 0...Self.most).map { .items($0) }
      case "reports":
        keyword("a kind of report", among: SessionSettings.Reports.allCases.map(\.rawValue))
          .flatMap(SessionSettings.Reports.init).map { .reports($0) }
      case "retry": keyword("a switch", among: ["on", "off"]).map { .retry($0 == "on") }
      case "strict": keyword("a switch", among: ["on", "off"]).map { .strict($0 == "on") }
      default: nil
      }
    rejectOptions(besides: SettingForm.named(form)?.options ?? [], of: form)
    return setting
  }

  /// The options of one setting fit no other one.
  private mutating func rejectOptions(besides known: [String], of form: String) {
    for key in SettingForm.allOptions where !known.contains(key) {
      guard let value = option(key) else { continue }
      expected("no '\(key)' with '\(form)'", at: value)
    }
  }

  private mutating func latency() -> (latency: Latency, seed: UInt64?)? {
    let seedWord = option("seed")
    let start = seedWord.flatMap { seed(of: $0) }
    guard let word = take("a duration, such as 80ms, or two, such as 50ms..400ms") else {
      return nil
    }
    guard !word.isQuoted, let dots = word.text.firstRange(of: "..") else {
      if let seedWord { expected("a seed with a range such as 50ms..400ms only", at: seedWord) }
      return duration(of: word).map { (.fixed($0), nil) }
    }
    let low = part(of: word, word.text[..<dots.lowerBound])
    let high = part(of: word, word.text[dots.upperBound...])
    let shortest = duration(of: low)
    let longest = duration(of: high)
    guard let shortest, let longest else { return nil }
    guard shortest <= longest else {
      expected("the shorter duration first", at: word)
      return nil
    }
    return (.uniform(shortest...longest), start)
  }

  private func part(of word: Word, _ text: Substring) -> Word {
    let before = word.text[..<text.startIndex].unicodeScalars.count
    let start = word.range.lowerBound + before
    return Word(
      written: String(text), text: String(text), isQuoted: false,
      range: start..<start + text.unicodeScalars.count)
  }

  private mutating func seed(of word: Word) -> UInt64? {
    if !word.isQuoted, Self.isNumber(word), let seed = UInt64(word.text) { return seed }
    expected("a seed, 0 to \(UInt64.max)", at: word)
    return nil
  }

  private mutating func prefetch() -> PrefetchPolicy? {
    let given = ["distance", "remaining", "adaptive"].compactMap { key in
      option(key).map { (key: key, value: $0) }
    }
    if let first = given.first, let other = given.dropFirst().first {
      expected("'\(first.key)' or '\(other.key)', not both", at: other.value)
    }
    switch given.first {
    case ("distance", let value)?:
      return decimal("a number of points", of: value, above: -1, to: 1_000_000_000)
        .map { .distance($0) }
    case ("remaining", let value)?:
      return number("a number of rows", in: 0...Self.most, of: value).map { .remaining($0) }
    case (_, let value)?:
      return decimal("a margin", of: value, above: -1, to: 100).map { .adaptive(margin: $0) }
    case nil:
      return keyword(
        "a policy",
        among: ["last-item", "distance=POINTS", "remaining=N", "adaptive", "adaptive=MARGIN"]
      ).flatMap { word in
        switch word {
        case "last-item": .lastItem
        case "adaptive": .adaptive()
        default: nil
        }
      }
    }
  }
}
