extension Condition {
  /// What is expected, for a failure: `items: expected = 20`.
  var expectation: String {
    let negation = isNegated ? "not " : ""
    guard let value else { return "\(subject.text): expected \(isNegated ? "not" : "so")" }
    return "\(subject.text): expected \(negation)\(comparison.rawValue) \(text(of: value))"
  }

  /// The condition as a script writes it.
  var text: String {
    let negation = isNegated ? "not " : ""
    guard let value else { return negation + subject.text }
    return "\(negation)\(subject.text) \(comparison.rawValue) \(text(of: value))"
  }

  private func text(of value: Value) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .duration(let duration): duration.scriptText
    case .text(let text):
      subject.hasWords ? text : "'\(text.replacing("'", with: "''"))'"
    }
  }
}

extension Condition.Subject {
  /// The subject as a script writes it.
  var text: String {
    switch self {
    case .state: "state"
    case .footer: "footer"
    case .items: "items"
    case .item(let number, let field): "item \(number) \(field)"
    case .details(let number): "details \(number)"
    case .detailCount(let word): "details \(word)"
    case .requests: "requests"
    case .request(let number, let property): "request \(number) \(property.rawValue)"
    case .inflight: "inflight"
    case .error: "error"
    case .end: "end"
    case .query: "query"
    case .position: "position"
    case .total: "total"
    case .time: "time"
    }
  }

  /// Whether its values are words of the language, not free text.
  fileprivate var hasWords: Bool {
    switch self {
    case .item, .query, .request(_, .query): false
    default: true
    }
  }
}
