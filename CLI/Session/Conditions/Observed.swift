public import EndlessDomain

/// Something that can be seen of a session, to be compared in Swift: `.items == 20`.
public struct Observed<Value: ConditionOperand>: Hashable, Sendable {
  let subject: Condition.Subject

  init(_ subject: Condition.Subject) {
    self.subject = subject
  }

  /// Returns the condition that both are the same.
  public static func == (observed: Self, value: Value) -> Condition {
    Condition(observed.subject, .equal, value.operand)
  }

  /// Returns the condition that they are not the same.
  public static func != (observed: Self, value: Value) -> Condition {
    Condition(observed.subject, .notEqual, value.operand)
  }
}

extension Observed where Value: Comparable {
  /// Returns the condition that what is seen is less.
  public static func < (observed: Self, value: Value) -> Condition {
    Condition(observed.subject, .less, value.operand)
  }

  /// Returns the condition that what is seen is less, or the same.
  public static func <= (observed: Self, value: Value) -> Condition {
    Condition(observed.subject, .lessOrEqual, value.operand)
  }

  /// Returns the condition that what is seen is more.
  public static func > (observed: Self, value: Value) -> Condition {
    Condition(observed.subject, .greater, value.operand)
  }

  /// Returns the condition that what is seen is more, or the same.
  public static func >= (observed: Self, value: Value) -> Condition {
    Condition(observed.subject, .greaterOrEqual, value.operand)
  }
}

extension Observed where Value == Condition.ListState {
  /// How the first load stands.
  public static var state: Self { Self(.state) }
}

extension Observed where Value == Condition.FooterState {
  /// What stands below the rows.
  public static var footer: Self { Self(.footer) }
}

extension Observed where Value == Int {
  /// How many rows there are.
  public static var items: Self { Self(.items) }
  /// How many requests for pages have been sent.
  public static var requests: Self { Self(.requests) }
  /// How many requests for pages have no answer yet.
  public static var inflight: Self { Self(.inflight) }
  /// The first row in sight, from 1; 0 where there are no rows.
  public static var position: Self { Self(.position) }
  /// How many rows the whole feed has.
  public static var total: Self { Self(.total) }
  /// The page that a request is for, from 1.
  public static func page(ofRequest number: Int) -> Self { Self(.request(number, .page)) }
  /// How many rows stand before the page that a request is for.
  public static func offset(ofRequest number: Int) -> Self { Self(.request(number, .offset)) }
}

extension Observed where Value == String {
  /// The query that was submitted; empty where there is none.
  public static var query: Self { Self(.query) }
  /// A field of the row with a number, from 1.
  public static func item(_ number: Int, _ field: String) -> Self {
    Self(.item(number, field: field))
  }
  /// How the details of the row with a number stand: `waiting`, `loading`, `retrying`, `loaded`,
  /// `failed`.
  public static func details(_ number: Int) -> Self { Self(.details(number)) }
  /// The query that a request carries; empty where there is none.
  public static func query(ofRequest number: Int) -> Self { Self(.request(number, .query)) }
  /// `200`, the word of its fault, `pending` or `cancelled`.
  public static func status(ofRequest number: Int) -> Self { Self(.request(number, .status)) }
}

extension Observed where Value == SessionFault {
  /// The error that is shown.
  public static var error: Self { Self(.error) }
}

extension Observed where Value == EndReason {
  /// Why the feed has ended.
  public static var end: Self { Self(.end) }
}

extension Observed where Value == Duration {
  /// The time since the session's start.
  public static var time: Self { Self(.time) }
}
