public import EndlessDomain

/// What a condition can compare with.
public protocol ConditionOperand: Hashable, Sendable {
  /// The value as a condition holds it.
  var operand: Condition.Value { get }
}

extension Int: ConditionOperand {
  /// The number.
  public var operand: Condition.Value { .number(self) }
}

extension String: ConditionOperand {
  /// The text.
  public var operand: Condition.Value { .text(self) }
}

extension Duration: ConditionOperand {
  /// The time.
  public var operand: Condition.Value { .duration(self) }
}

extension SessionFault: ConditionOperand {
  /// The fault's word.
  public var operand: Condition.Value { .text(word) }
}

extension EndReason: ConditionOperand {
  /// The reason's word.
  public var operand: Condition.Value { .text(word) }
}

extension Condition {
  /// How the first load of a list stands.
  public enum ListState: String, CaseIterable, ConditionOperand {
    /// Not asked for, or given up.
    case idle
    /// On its way.
    case loading
    /// There are rows.
    case loaded
    /// The source has answered, and has nothing.
    case empty
    /// It failed.
    case failed

    /// The word.
    public var operand: Condition.Value { .text(rawValue) }
  }

  /// What stands below the rows of a list.
  public enum FooterState: String, CaseIterable, ConditionOperand {
    /// Nothing.
    case none
    /// A sign that rows are on their way.
    case loading
    /// What went wrong, with a way to try again.
    case failed
    /// That the load waits before it tries again.
    case waiting
    /// That this was all.
    case end
    /// That there is nothing.
    case empty

    /// The word.
    public var operand: Condition.Value { .text(rawValue) }
  }

  /// Returns the condition that a field of a row holds a text.
  public static func item(_ number: Int, _ field: String, contains text: String) -> Condition {
    Condition(.item(number, field: field), .contains, .text(text))
  }

  /// Returns the condition that a field of a row matches a regular expression (ICU's) somewhere.
  public static func item(_ number: Int, _ field: String, matches pattern: String) -> Condition {
    Condition(.item(number, field: field), .matches, .text(pattern))
  }

  /// Returns the condition that the answer of a request has come.
  public static func isDone(request number: Int) -> Condition {
    Condition(.request(number, .done))
  }

  /// Returns the condition that a request was given up before its answer came.
  public static func isCancelled(request number: Int) -> Condition {
    Condition(.request(number, .cancelled))
  }

  /// Returns the condition that another one does not hold.
  public static prefix func ! (condition: Condition) -> Condition {
    Condition(
      condition.subject, condition.comparison, condition.value,
      isNegated: !condition.isNegated)
  }
}
