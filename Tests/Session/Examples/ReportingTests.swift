import EndlessDomain
import EndlessSession
import Foundation
import Testing

/// A lesson holds however its list reports what is in sight.
struct ReportingTests {
  /// The lessons in which the two kinds of list send other requests, or send them at another time.
  ///
  /// A list that reports rows never says that its end is out of sight again. So a page loads earlier
  /// after a refresh, or when the reader scrolls after cancelling. And an estimate of the reader's
  /// speed sees whole rows only.
  private static let differing: Set = [
    "a-cancelled-load-is-no-error.scroll", "a-failure-blocks-nothing.scroll",
    "a-last-page-that-repeats-comes-to-rest.scroll", "a-list-tries-again-by-itself.scroll",
    "a-refresh-during-a-load-wins.scroll", "a-refresh-keeps-the-rows.scroll",
    "a-row-inserted-at-the-top.scroll", "a-row-that-goes.scroll",
    "a-short-page-is-not-the-end.scroll", "after-the-end-nothing-is-asked.scroll",
    "an-offset-that-is-ignored.scroll",
    "the-next-page-comes-before-a-fast-reader-needs-it.scroll",
  ]

  private static let names = ExampleSessions.namesOfBothWays

  @Test(arguments: names, SessionSettings.Reports.allCases)
  func `a lesson holds however its list reports`(
    name: String, reports: SessionSettings.Reports
  ) throws {
    let script = try ExampleSessions.script(name, reporting: reports)
    #expect(script.settings.reports == reports)
    let played = ScriptPlayer(script).play()
    for failure in played.failures { Issue.record("\(failure.text)") }
    #expect(played.steps == script.steps.count)
    let isSame = played.transcript == script.golden
    #expect(isSame != (reports == .rows && Self.differing.contains(name)))
  }

  @Test func `most lessons have the same transcript either way`() {
    #expect(Self.differing.isSubset(of: Self.names))
    #expect(Self.differing.count * 3 < Self.names.count)
  }

  /// A distance in points needs positions: a row does not say how long it is.
  @Test(arguments: ExampleSessions.names)
  func `a lesson that counts points says that its list reports positions`(name: String) throws {
    let script = try ExampleSessions.script(name)
    guard case .distance = script.settings.prefetch else { return }
    #expect(!Self.names.contains(name) && script.settings.reports == .positions)
  }
}
