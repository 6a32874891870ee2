extension LineParser {
  /// Takes a condition.
  mutating func condition() -> Condition? {
    var isNegated = false
    if let word = peek(), word.text == "not", !word.isQuoted {
      isNegated = take("not") != nil
    }
    guard let (subject, values) = subject() else { return nil }
    defer { focus = last }
    guard values != .flag else { return Condition(subject, isNegated: isNegated) }
    guard let comparison = comparison(with: values),
      let value = value(of: values, comparison)
    else { return nil }
    return Condition(subject, comparison, value, isNegated: isNegated)
  }

  private mutating func subject() -> (Condition.Subject, SubjectForm.Values)? {
    switch keyword("a subject", among: SubjectForm.all.map(\.word)) {
    case "state": return (.state, .words(SubjectForm.stateWords))
    case "footer": return (.footer, .words(SubjectForm.footerWords))
    case "items": return (.items, .number)
    case "item": return item()
    case "details": return details()
    case "requests": return (.requests, .number)
    case "request": return request()
    case "inflight": return (.inflight, .number)
    case "error": return (.error, .fault)
    case "end": return (.end, .words(SubjectForm.endWords))
    case "query": return (.query, .text)
    case "position": return (.position, .number)
    case "total": return (.total, .numberOrNone)
    case "time": return (.time, .duration)
    default: return nil
    }
  }

  private mutating func item() -> (Condition.Subject, SubjectForm.Values)? {
    let number = number("the number of a row", in: 1...Self.most)
    var fields: [String] = []
    for field in SessionFeed.allCases.flatMap(\.fields) where !fields.contains(field) {
      fields.append(field)
    }
    guard let field = keyword("a field", among: fields) else { return nil }
    operand = last
    // A number that is wrong is a fault already; the rest of the line is read all the same.
    return (.item(number ?? 1, field: field), .text)
  }

  private mutating func details() -> (Condition.Subject, SubjectForm.Values)? {
    defer { operand = last }
    if let word = peek(), !word.isQuoted, Self.isNumber(word) {
      let number = number("the number of a row", in: 1...Self.most)
      return (.details(number ?? 1), .words(SubjectForm.detailWords))
    }
    return keyword("the number of a row or how details stand", among: SubjectForm.detailWords)
      .map { (.detailCount($0), .number) }
  }

  private mutating func request() -> (Condition.Subject, SubjectForm.Values)? {
    let number = number("the number of a request", in: 1...Self.most) ?? 1
    let properties = Condition.RequestProperty.allCases.map(\.rawValue)
    guard
      let property = keyword("something about a request", among: properties)
        .flatMap(Condition.RequestProperty.init)
    else { return nil }
    let values: SubjectForm.Values =
      switch property {
      case .page, .offset: .number
      case .query: .text
      case .status: .outcome
      case .done, .cancelled: .flag
      }
    return (.request(number, property), values)
  }

  private mutating func comparison(with values: SubjectForm.Values) -> Condition.Operator? {
    let signs = values.operators.map(\.rawValue)
    let what = "an operator (\(listed(signs)))"
    guard let word = take(what) else { return nil }
    if !word.isQuoted, let found = values.operators.first(where: { $0.rawValue == word.text }) {
      return found
    }
    if !word.isQuoted, Condition.Operator(rawValue: word.text) != nil {
      lose("an operator that fits (\(listed(signs)))", at: word)
    } else {
      lose(what, at: word, advice: Self.nearestOperator(word, signs))
    }
    return nil
  }

  private static func nearestOperator(_ word: Word, _ signs: [String]) -> String {
    guard !word.isQuoted else { return "" }
    let others = [
      "==": "=", "===": "=", "is": "=", "equals": "=", "eq": "=", "<>": "!=", "≠": "!=",
      "=/=": "!=", "=>": ">=", "=<": "<=", "≥": ">=", "≤": "<=", "~": "matches", "=~": "matches",
      "has": "contains", "includes": "contains", "like": "contains",
    ]
    if let other = others[word.text], signs.contains(other) { return "; did you mean '\(other)'?" }
    let sign = word.text.prefix { "=!<>".contains($0) }
    if signs.contains(String(sign)) { return "; an operator stands between blanks" }
    return suggestion(word.text, among: signs)
  }
}
