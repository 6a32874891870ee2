/// What must hold: something that can be seen of a session, compared with a value.
public struct Condition: Hashable, Sendable {
  /// What is looked at.
  public enum Subject: Hashable, Sendable {
    /// How the first load stands: `idle`, `loading`, `loaded`, `empty`, `failed`.
    case state
    /// What stands below the rows: `none`, `loading`, `failed`, `waiting`, `end`, `empty`.
    case footer
    /// How many rows there are.
    case items
    /// A field of the row with this number.
    case item(Int, field: String)
    /// How the details of the row with this number stand: `waiting`, `loading`, `retrying`,
    /// `loaded`, `failed`.
    case details(Int)
    /// How many rows have details that stand so.
    case detailCount(String)
    /// How many requests for pages have been sent.
    case requests
    /// Something about the request with this number.
    case request(Int, RequestProperty)
    /// How many requests for pages have no answer yet.
    case inflight
    /// The error that is shown, in the word of ``SessionFault``; `none` where there is none.
    case error
    /// Why the feed has ended; `none` where it has not.
    case end
    /// The query that was submitted; empty where there is none.
    case query
    /// The first row in sight; 0 where there are no rows.
    case position
    /// How many rows the whole feed has; `none` where nobody told.
    case total
    /// The time since the session's start.
    case time
  }

  /// What can be asked about a request.
  public enum RequestProperty: String, CaseIterable, Hashable, Sendable {
    /// The page, from 1.
    case page
    /// How many rows stand before the page.
    case offset
    /// The query that it carries; empty where there is none.
    case query
    /// `200`, the word of its fault, `pending` or `cancelled`.
    case status
    /// Whether its answer has come.
    case done
    /// Whether it was given up before its answer came.
    case cancelled
  }

  /// How two values are compared.
  public enum Operator: String, CaseIterable, Hashable, Sendable {
    /// They are the same.
    case equal = "="
    /// They are not the same.
    case notEqual = "!="
    /// It is less.
    case less = "<"
    /// It is less, or the same.
    case lessOrEqual = "<="
    /// It is more.
    case greater = ">"
    /// It is more, or the same.
    case greaterOrEqual = ">="
    /// The text holds another one.
    case contains
    /// The text matches a regular expression (ICU's) somewhere.
    case matches
  }

  /// What is expected.
  public enum Value: Hashable, Sendable {
    /// A whole number.
    case number(Int)
    /// A text, or one of the words of a subject.
    case text(String)
    /// A time.
    case duration(Duration)
  }

  /// What is looked at.
  public let subject: Subject
  /// How it is compared; ``Operator/equal`` with a flag.
  public let comparison: Operator
  /// What it is compared with; nothing with a flag.
  public let value: Value?
  /// Whether it must not hold.
  public let isNegated: Bool

  /// Creates a condition.
  public init(
    _ subject: Subject, _ comparison: Operator = .equal, _ value: Value? = nil,
    isNegated: Bool = false
  ) {
    self.subject = subject
    self.comparison = comparison
    self.value = value
    self.isNegated = isNegated
  }
}
