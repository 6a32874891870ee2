import Testing

@testable import EndlessSession

/// Nothing is in the language without a session on the page that uses it and is played.
struct VocabularyExampleTests {
  private static let examples = Result { try PageExamples() }
  private let scripts: [Script]
  private let lines: [[Word]]

  init() throws {
    scripts = try Self.examples.get().scripts
    lines = try Self.examples.get().lines
  }

  private var conditions: [(condition: Condition, feed: SessionFeed?)] {
    scripts.flatMap(\.steps).compactMap { planned in
      switch planned.step {
      case .await(let condition, _), .expect(let condition): (condition, planned.feed)
      default: nil
      }
    }
  }

  private func values(where isMeant: (Condition.Subject) -> Bool) -> Set<String> {
    Set(
      conditions.compactMap { condition, _ in
        guard isMeant(condition.subject), case .text(let text)? = condition.value else {
          return nil
        }
        return text
      })
  }

  private func missing(_ words: [String], in found: Set<String>) -> [String] {
    words.filter { !found.contains($0) }
  }

  @Test(arguments: StepForm.all.flatMap(\.usages).flatMap(UsagePattern.all))
  func `every way to write a step has an example`(pattern: UsagePattern) {
    #expect(lines.contains { pattern.matches($0) })
  }

  @Test(arguments: SettingForm.all.map(\.usage).flatMap(UsagePattern.all))
  func `every way to write a setting has an example`(pattern: UsagePattern) {
    #expect(lines.contains { $0.first?.text == "set" && pattern.matches($0.dropFirst()) })
  }

  @Test(arguments: SubjectForm.all.map(\.usage).flatMap(UsagePattern.all))
  func `every way to write a subject has an example`(pattern: UsagePattern) {
    let subjects = lines.filter { ["expect", "await"].contains($0.first?.text) }
      .map { $0.dropFirst().drop { $0.text == "not" } }
    #expect(subjects.contains { pattern.matches($0, more: true) })
  }

  @Test func `every option has an example`() {
    for form in StepForm.all {
      let used = lines.filter { $0.first?.text == form.word }.flatMap(\.self).compactMap(\.key)
      #expect(missing(form.options, in: Set(used)) == [], "\(form.word)")
    }
    for form in SettingForm.all {
      let used = lines.filter { $0.first?.text == "set" && $0.dropFirst().first?.text == form.word }
      let isPolicy = form.word == "prefetch"
      let keys = (isPolicy ? lines.filter { $0.first?.text == "set" } : used).flatMap(\.self)
        .compactMap(\.key)
      #expect(missing(form.options, in: Set(keys)) == [], "\(form.word)")
    }
  }

  @Test func `every operator has an example, and so has not`() {
    let used = Set(conditions.filter { $0.condition.value != nil }.map(\.condition.comparison))
    #expect(Condition.Operator.allCases.filter { !used.contains($0) } == [])
    #expect(conditions.contains { $0.condition.isNegated })
  }

  @Test func `every word of a subject has an example`() {
    #expect(missing(SubjectForm.stateWords, in: values { $0 == .state }) == [])
    #expect(missing(SubjectForm.footerWords, in: values { $0 == .footer }) == [])
    #expect(missing(SubjectForm.endWords, in: values { $0 == .end }) == [])
    #expect(missing(SessionFault.words + ["none"], in: values { $0 == .error }) == [])
    let outcomes = values { if case .request(_, .status) = $0 { true } else { false } }
    #expect(missing(["200", "pending", "cancelled"], in: outcomes) == [])
    let counted = conditions.compactMap { condition, _ in
      if case .detailCount(let word) = condition.subject { word } else { nil }
    }
    let details = values { if case .details = $0 { true } else { false } }
    #expect(missing(SubjectForm.detailWords, in: Set(counted)) == [])
    #expect(missing(SubjectForm.detailWords, in: details) == [])
  }

  @Test func `every fault has an example`() {
    let faults = scripts.flatMap(\.steps).compactMap { planned in
      if case .fail(_, let fault, _) = planned.step { fault } else { nil }
    }
    #expect(missing(SessionFault.words, in: Set(faults.map(\.word))) == [])
    #expect(faults.contains { Int($0.word) != nil && $0.retryAfter == nil })
    #expect(faults.contains { $0.word == "429" && $0.retryAfter != nil })
    #expect(faults.contains { $0.word == "503" && $0.retryAfter != nil })
  }

  @Test(arguments: SessionFeed.allCases)
  func `every field of a feed has an example`(feed: SessionFeed) {
    let fields = conditions.compactMap { condition, open in
      if open == feed, case .item(_, let field) = condition.subject { field } else { nil }
    }
    #expect(missing(feed.fields, in: Set(fields)) == [])
  }
}

struct UsagePatternTests {
  @Test func `a usage is every way to write it`() {
    let ways = UsagePattern.all(of: "latency DURATION[..DURATION [seed=N]] a|b").map(\.description)
    #expect(
      Set(ways) == [
        "latency DURATION a", "latency DURATION b", "latency DURATION..DURATION a",
        "latency DURATION..DURATION b", "latency DURATION..DURATION seed=N a",
        "latency DURATION..DURATION seed=N b",
      ])
  }

  @Test(arguments: [
    ("scroll N over DURATION", "scroll 4 over 2s", true), ("scroll N", "scroll 4 over 2s", false),
    ("scroll N", "scroll end", false), ("scroll Npt", "scroll -4pt", true),
    ("search 'TEXT'", "search swift", false), ("search 'TEXT'", "search 'a b'", true),
    ("await CONDITION max=DURATION", "await items = 3 max=1s", true),
    ("await CONDITION", "await items = 3 max=1s", false), ("retry item=N", "retry page=3", false),
  ])
  func `a line is written so or not`(usage: String, text: String, isSo: Bool) throws {
    let line = SourceLine(file: "", number: 1, scalars: Array(text.unicodeScalars), before: nil)
    let pattern = try #require(UsagePattern.all(of: usage).first)
    #expect(pattern.matches(WordSplitter(line).words) == isSo)
  }
}
