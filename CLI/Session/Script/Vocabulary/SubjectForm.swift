import EndlessDomain

/// How something that a condition looks at is written, and with what it is compared.
package struct SubjectForm: Sendable {
  /// What a subject is compared with.
  package enum Values: Hashable, Sendable {
    /// A whole number, 0 or more.
    case number
    /// A time.
    case duration
    /// Any text.
    case text
    /// One of some words, or a text that a word holds.
    case words([String])
    /// The word of a fault, or `none`.
    case fault
    /// What became of a request: 200, a status, the word of a fault, `pending` or `cancelled`.
    case outcome
    /// A number, or `none`.
    case numberOrNone
    /// Nothing: it holds or it does not.
    case flag

    /// The operators that fit.
    package var operators: [Condition.Operator] {
      switch self {
      case .number, .duration, .numberOrNone:
        [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual]
      case .text, .words, .fault, .outcome: [.equal, .notEqual, .contains, .matches]
      case .flag: []
      }
    }
  }

  /// The subject's first word.
  package let word: String
  /// The way to write it.
  package let usage: String
  /// What it is, in one line.
  package let summary: String
  /// A condition that uses it.
  package let example: String

  private init(_ usage: String, is summary: String, example: String) {
    word = String(usage.prefix { $0 != " " })
    self.usage = usage
    self.summary = summary
    self.example = example
  }

  /// How the details of a row stand.
  package static let detailWords = ["waiting", "loading", "retrying", "loaded", "failed"]
  /// How the first load stands.
  package static let stateWords = Condition.ListState.allCases.map(\.rawValue)
  /// What stands below the rows.
  package static let footerWords = Condition.FooterState.allCases.map(\.rawValue)
  /// Why a feed has ended.
  package static let endWords =
    [EndReason.exhausted, .short(of: 0), .serverLimit, .repeatedPage, .emptyPages].map(\.word)
    + ["none"]

  /// All of them, in the order of the help.
  package static let all = [
    SubjectForm(
      "state", is: "the first load: " + listed(stateWords), example: "state = loaded"),
    SubjectForm(
      "footer", is: "below the rows: " + listed(footerWords), example: "footer = failed"),
    SubjectForm("items", is: "how many rows there are", example: "items >= 20"),
    SubjectForm(
      "item N FIELD", is: "a field of row N", example: "item 1 title contains '한글'"),
    SubjectForm(
      "details N|STATE",
      is: "how the details of row N stand, or how many are " + listed(detailWords),
      example: "details loaded >= 30"),
    SubjectForm("requests", is: "how many requests for pages were sent", example: "requests = 2"),
    SubjectForm(
      "request N page|offset|query|status|done|cancelled", is: "something about request N",
      example: "request 2 status = 503"),
    SubjectForm("inflight", is: "how many requests have no answer yet", example: "inflight = 0"),
    SubjectForm(
      "error", is: "the error that is shown: the word of a fault, a status, or none",
      example: "error = 503"),
    SubjectForm("end", is: "why the feed has ended: " + listed(endWords), example: "end = none"),
    SubjectForm("query", is: "the query that was submitted", example: "query = 'swift'"),
    SubjectForm("position", is: "the first row in sight", example: "position = 1"),
    SubjectForm(
      "total", is: "how many rows the whole feed has, or none", example: "total = none"),
    SubjectForm("time", is: "the time since the start", example: "time <= 2s"),
  ]
}

/// Returns words as a sentence names them: `a, b or c`.
func listed(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
