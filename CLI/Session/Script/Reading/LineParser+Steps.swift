extension LineParser {
  /// Returns the step that the line is; nothing where too little of it can be understood.
  mutating func step() -> Step? {
    switch head.text {
    case "open": return open()
    case "close": return .close
    case "scroll": return scroll()
    case "scroll-to": return scrollTo()
    case "search": return text("a text, such as 'swift'").map { .search($0.text) }
    case "refresh": return .refresh
    case "retry": return retry()
    case "go-on": return .goOn
    case "cancel": return .cancel
    case "fail": return fail()
    case "delay":
      return keyword("'next'", among: ["next"]).flatMap { _ in duration().map(Step.delayNext) }
    case "hold": return keyword("'next'", among: ["next"]).map { _ in .holdNext }
    case "release": return release()
    case "server": return server()
    case "wait": return duration().map(Step.wait)
    case "await": return awaited()
    case "settle": return settle()
    case "expect": return condition().map(Step.expect)
    case "snapshot": return snapshot()
    default: return nil
    }
  }

  private mutating func open() -> Step? {
    let feeds = SessionFeed.allCases.map(\.rawValue)
    guard let feed = keyword("a feed", among: feeds).flatMap(SessionFeed.init) else { return nil }
    guard peek() != nil, let query = text("a query") else { return .open(feed) }
    if !feed.canBeSearched {
      expected("no query, since \(feed.rawValue) cannot be searched", at: query)
    }
    return .open(feed, query: query.text)
  }

  private mutating func scroll() -> Step? {
    let what = "a number of rows such as 3, of points such as 240pt, end or top"
    guard let word = take(what) else { return nil }
    let distance: Step.Distance
    switch word.text {
    case "end" where !word.isQuoted: distance = .end
    case "top" where !word.isQuoted: distance = .top
    case let text where !word.isQuoted && text.hasSuffix("pt"):
      guard let points = scrolledPoints(word) else { return nil }
      distance = .points(points)
    case _ where !word.isQuoted && Self.isNumber(word):
      guard let rows = Int(word.text), rows != 0, abs(rows.clamped) <= Self.most else {
        expected("a number of rows, 1 to \(Self.most) or negative", at: word)
        // What stands behind it may still be right.
        distance = .rows(1)
        break
      }
      distance = .rows(rows)
    default:
      lose(what, at: word, advice: suggestion(word.text, among: ["end", "top"]))
      return nil
    }
    guard peek() != nil, keyword("'over'", among: ["over"]) != nil else {
      return .scroll(distance)
    }
    if case .rows = distance {
    } else {
      expected("a number of rows before 'over'", at: word)
    }
    return duration(allowsZero: false).map { .scroll(distance, over: $0) }
  }

  private mutating func scrolledPoints(_ word: Word) -> Double? {
    let number = word.text.dropLast(2)
    let isNegative = number.hasPrefix("-")
    let points = Self.decimal(String(isNegative ? number.dropFirst() : number))
    if let points, points > 0, points <= 10_000_000_000 { return isNegative ? -points : points }
    expected("a number of points, more than 0pt or negative, at most 10000000000pt", at: word)
    return nil
  }

  private mutating func scrollTo() -> Step? {
    let text = text("a text, such as 'Calculus'")
    let pages = numberOption("max-pages", "a number of pages", in: 1...Self.most)
    guard let text else { return nil }
    if text.text.isEmpty { expected("a text that is not empty", at: text) }
    return .scrollTo(text.text, maxPages: pages ?? 10)
  }

  private mutating func retry() -> Step {
    operand = option("item")
    return .retry(
      item: operand.flatMap { number("the number of a row", in: 1...Self.most, of: $0) })
  }

  private mutating func release() -> Step? {
    guard peek() != nil else { return .release() }
    return number("the number of a request", in: 1...Self.most).map { .release($0) }
  }

  private mutating func awaited() -> Step? {
    let condition = condition()
    let max = durationOption("max", allowsZero: false)
    return condition.map { .await($0, max: max ?? Step.patience) }
  }

  private mutating func settle() -> Step {
    .settle(max: durationOption("max", allowsZero: false) ?? Step.patience)
  }

  private mutating func snapshot() -> Step? {
    guard let name = text("a name, such as results") else { return nil }
    if name.text.allSatisfy(\.isWhitespace) { expected("a name that is not blank", at: name) }
    return .snapshot(name.text)
  }
}

extension Int {
  /// The number, with one whose negative does not fit replaced.
  fileprivate var clamped: Int { self == .min ? .max : self }
}
