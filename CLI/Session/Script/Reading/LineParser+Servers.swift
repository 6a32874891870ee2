extension LineParser {
  /// Takes what stands behind `fail`.
  mutating func fail() -> Step? {
    let targets = ["page", "item"].compactMap { key in option(key).map { (key, $0) } }
    let times = numberOption("times", "a number of requests", in: 1...Self.most)
    let wait = option("retry-after")
    let retryAfter = wait.flatMap { duration(of: $0) }
    let target = faultTarget(targets)
    guard let word = take("a fault (\(Self.faults))") else { return nil }
    guard !word.isQuoted, let fault = SessionFault(word.text, retryAfter: retryAfter) else {
      lose("a fault (\(Self.faults))", at: word, advice: Self.near(word, SessionFault.words))
      return nil
    }
    if let wait, !fault.mayTellToWait {
      expected("'retry-after' with 429 or 503 only", at: wait)
    }
    if let wait, let retryAfter, retryAfter != .seconds(retryAfter.components.seconds) {
      expected("whole seconds, as HTTP has them", at: wait)
    }
    return target.map { .fail($0, fault, times: times ?? 1) }
  }

  private static let faults = listed(SessionFault.words + ["a status from 400 to 599"])

  private mutating func faultTarget(_ targets: [(key: String, value: Word)]) -> Step.FaultTarget? {
    guard let (key, value) = targets.first else {
      return keyword("a request", among: ["next", "page=P", "item=N"]).map { _ in .next }
    }
    if targets.count > 1 {
      expected("'page' or 'item', not both", at: targets[1].value)
    }
    if let word = peek(), word.text == "next", !word.isQuoted {
      _ = take("next")
      expected("no 'next' beside '\(key)'", at: word)
    }
    operand = value
    let what = key == "page" ? "the number of a page" : "the number of a row"
    let number = number(what, in: 1...Self.most, of: value)
    return number.map { key == "page" ? .page($0) : .item($0) }
  }

  /// Takes what stands behind `server`.
  mutating func server() -> Step? {
    let changes = ["insert", "remove", "after-end", "repeat", "empty"]
    switch keyword("a change of the server", among: changes) {
    case "insert": return change { .serverInsert($0, at: $1) }
    case "remove": return change { .serverRemove($0, at: $1) }
    case "after-end":
      return keyword("an answer", among: Step.AfterEnd.allCases.map(\.rawValue))
        .flatMap(Step.AfterEnd.init).map { .serverAfterEnd($0) }
    case "repeat":
      return required("page", "the number of a page", in: 2...Self.most)
        .map { .serverRepeat(page: $0) }
    case "empty":
      return required("page", "the number of a page", in: 1...Self.most)
        .map { .serverEmpty(page: $0) }
    default: return nil
    }
  }

  private mutating func change(_ step: (Int, Int) -> Step) -> Step? {
    let count = number("a number of rows", in: 1...Self.most)
    let place = required("at", "the number of a row", in: 1...Self.most)
    guard let count, let place else { return nil }
    return step(count, place)
  }

  private mutating func required(_ key: String, _ what: String, in range: ClosedRange<Int>) -> Int?
  {
    if let word = option(key) { return number(what, in: range, of: word) }
    guard !isLost else { return nil }
    let end = last.range.upperBound
    fault("expected '\(key)=' with \(what), got '\(head.text)' without it", at: end..<end)
    return nil
  }
}

extension SessionFault {
  /// Whether a server that answers so may ask to wait.
  fileprivate var mayTellToWait: Bool {
    if case .status(let status, _) = self { status == 429 || status == 503 } else { false }
  }
}
