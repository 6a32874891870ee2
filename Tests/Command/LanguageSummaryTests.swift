import EndlessSession
import Testing

@testable import endless

/// The help on the language is made of the tables that scripts are read by; nothing is missing.
struct LanguageSummaryTests {
  private static let lines = LanguageSummary.text.split(
    separator: "\n", omittingEmptySubsequences: false)

  private func stands(_ line: String, asUsage isUsage: Bool) -> Bool {
    Self.lines.contains { $0 == (isUsage ? "  " : "      ") + line }
  }

  @Test(arguments: StepForm.all.map(\.word))
  func `a step stands in it, with all its ways and options`(word: String) throws {
    let form = try #require(StepForm.all.first { $0.word == word })
    for usage in form.usages { #expect(stands(usage, asUsage: true)) }
    #expect(stands(form.summary, asUsage: false))
    for option in form.options { #expect(LanguageSummary.text.contains("\(option)=")) }
  }

  @Test(arguments: SettingForm.all.map(\.word))
  func `a setting stands in it`(word: String) throws {
    let form = try #require(SettingForm.all.first { $0.word == word })
    #expect(stands(form.usage, asUsage: true))
    #expect(stands(form.summary, asUsage: false))
  }

  @Test(arguments: SubjectForm.all.map(\.word))
  func `a subject stands in it, with its words`(word: String) throws {
    let form = try #require(SubjectForm.all.first { $0.word == word })
    #expect(stands(form.usage, asUsage: true))
    #expect(stands(form.summary, asUsage: false))
  }

  @Test func `the words of states, faults, operators and fields stand in it`() {
    let words =
      SubjectForm.stateWords + SubjectForm.footerWords + SubjectForm.endWords
      + SubjectForm.detailWords + Condition.Operator.allCases.map(\.rawValue)
      + Condition.RequestProperty.allCases.map(\.rawValue) + SessionFeed.allCases.map(\.rawValue)
      + Step.AfterEnd.allCases.map(\.rawValue)
    for word in words { #expect(LanguageSummary.text.contains(word), "\(word)") }
    for feed in SessionFeed.allCases {
      #expect(
        Self.lines.contains("  \(feed.rawValue): \(feed.fields.joined(separator: ", "))"))
    }
  }

  @Test func `no line is wider than a hundred cells`() {
    for line in Self.lines { #expect(String(line).cellWidth <= 100, "\(line)") }
  }

  @Test func `an option that no usage shows is told with its value`() {
    #expect(LanguageSummary.text.contains("retry-after=DURATION"))
  }
}
