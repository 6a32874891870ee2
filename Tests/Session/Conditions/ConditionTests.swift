import Testing

@testable import EndlessSession

struct ConditionTests {
  @Test func `the six comparisons compare`() {
    func holding(_ seen: Int) -> [String] {
      Condition.Operator.allCases.filter {
        Condition(.items, $0, .number(5)).holds(for: .number(seen))
      }.map(\.rawValue)
    }
    #expect(holding(4) == ["!=", "<", "<="])
    #expect(holding(5) == ["=", "<=", ">="])
    #expect(holding(6) == ["!=", ">", ">="])
  }

  @Test(arguments: [
    (Condition.Operator.equal, "한글", true), (.equal, "한", false), (.notEqual, "한", true),
    (.contains, "글", true), (.contains, "", true), (.contains, "x", false),
    (.matches, "^한.$", true), (.matches, "[a-z]", false),
  ])
  func `texts are compared, searched and matched`(
    comparison: Condition.Operator, value: String, holds: Bool
  ) {
    let condition = Condition(.query, comparison, .text(value))
    #expect(condition.holds(for: .text("한글")) == holds)
    #expect((!condition).holds(for: .text("한글")) == !holds)
  }

  @Test func `a regular expression that takes too long is given up`() {
    let condition = Condition(.query, .matches, .text("(a+)+$"))
    let text = String(repeating: "a", count: 200) + "b"
    var looks = 0
    let holds = condition.holds(for: .text(text)) {
      looks += 1
      return looks < 3
    }
    #expect(!holds)
    #expect(looks == 3)
  }

  @Test func `what is not there is never what is expected`() {
    let missing = Observation.missing("nothing: there are 3 items")
    for comparison in Condition.Operator.allCases {
      let condition = Condition(.item(9, field: "title"), comparison, .text("x"))
      #expect(!condition.holds(for: missing))
      #expect((!condition).holds(for: missing))
    }
  }

  @Test func `an error is what it means`() {
    #expect(Condition(.error, .equal, .text("401")).holds(for: .word("unauthorized")))
    #expect(Condition(.error, .equal, .text("410")).holds(for: .word("404")))
    #expect(!Condition(.error, .notEqual, .text("401")).holds(for: .word("unauthorized")))
  }

  @Test func `a flag needs neither operator nor value`() {
    let condition = Condition.isDone(request: 2)
    #expect(condition.holds(for: .flag(true, instead: "done")))
    #expect(!condition.holds(for: .flag(false, instead: "pending")))
    #expect(condition.expectation == "request 2 done: expected so")
    #expect((!condition).text == "not request 2 done")
  }

  @Test func `conditions are written as scripts do`() {
    #expect(Condition(.items, .equal, .number(20)).expectation == "items: expected = 20")
    #expect(
      Condition(.item(1, field: "title"), .contains, .text("it's"), isNegated: true).text
        == "not item 1 title contains 'it''s'")
    #expect(Condition(.time, .lessOrEqual, .duration(.seconds(1))).text == "time <= 1s")
    #expect(Condition(.footer, .equal, .text("end")).text == "footer = end")
  }
}
