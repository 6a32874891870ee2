import EndlessDomain
import EndlessMocks
import Foundation
import Testing

@testable import EndlessSession

/// What the page of the language shows is what happens.
struct LanguagePageTests {
  @Test(arguments: LanguagePage.sessions.filter { !$0.mustFail })
  func `a session of the page is played to its end, and nothing is left over`(
    session: PageSession
  ) throws {
    let script = try session.read().get()
    let played = ScriptPlayer(script).play()
    #expect(played.failures.map(\.text) == [])
    #expect(played.steps == script.steps.count)
    if let transcript = session.below {
      #expect(transcript.info == "transcript")
      #expect(transcript.text == played.transcript.map { $0 + "\n" }.joined())
    }
  }

  @Test(arguments: LanguagePage.sessions.filter(\.mustFail))
  func `a session that fails does so in the words below it`(session: PageSession) throws {
    let words = try #require(session.below)
    #expect(words.info == "text")
    #expect(session.diagnostics().map(\.text).joined(separator: "\n\n") + "\n" == words.text)
  }

  @Test func `every block is looked at`() throws {
    let page = try LanguagePage()
    let results = page.sessions.compactMap(\.below?.line)
    for block in page.blocks {
      #expect(
        block.isSession || block.takenInAs != nil || results.contains(block.line)
          || ["sh", "swift"].contains(block.info), "line \(block.line): \(block.info)")
    }
    let places = try page.sessions.flatMap { try $0.mustFail ? [] : $0.read().get().steps }
      .map(\.place.file)
    for file in page.blocks.compactMap(\.takenInAs) { #expect(places.contains(file)) }
    #expect(page.sessions.count { !$0.mustFail } >= 25)
    #expect(page.sessions.count { $0.mustFail } >= 4)
  }

  @Test func `every link within the page leads to a heading`() throws {
    let page = try LanguagePage()
    let text = page.blocks.reduce(page.text) { $0.replacing($1.text, with: "") }
    let anchors = text.split(separator: "\n").filter { $0.hasPrefix("#") && $0.contains("# ") }
      .map { line in
        line.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" }
      }
    let links = text.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) }
    #expect(links.count > 12)
    for link in links { #expect(anchors.contains(link), "#\(link)") }
  }

  @Test func `the fields of each feed stand in their table`() throws {
    let rows = try LanguagePage().table("| feed | fields |")
    #expect(rows.map { $0[0] } == SessionFeed.allCases.map { "`\($0.rawValue)`" })
    for (feed, row) in zip(SessionFeed.allCases, rows) {
      #expect(row[1] == feed.fields.map { "`\($0)`" }.joined(separator: ", "))
    }
  }

  @Test func `the page shows a test of this folder, word for word`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "TramSessionTests.swift")
    let blocks = try LanguagePage().blocks.filter { $0.info == "swift" }
    #expect(blocks.map(\.text) == [try String(contentsOf: file, encoding: .utf8)])
  }

  @Test func `what holds where nothing is set stands in its table`() throws {
    let rows = try LanguagePage().table("| setting | what it is | unset |")
    let unset = Dictionary(rows.map { ($0[0], $0[2]) }) { $1 }
    let settings = SessionSettings()
    #expect(settings.latency == .fixed(.milliseconds(100)))
    #expect(unset["`set latency DURATION`"] == "`100ms`")
    #expect(settings.detailLatency == .fixed(.milliseconds(100)))
    #expect(unset["`set detail-latency …`"] == "`100ms`")
    #expect(settings.latencySeed == 1 && settings.detailLatencySeed == 1)
    #expect(unset["`set latency DURATION..DURATION seed=N`"] == "`seed=1`")
    #expect(unset["`set viewport N`"] == "\(settings.viewport)")
    #expect(unset["`set row-height POINTS`"] == "\(Int(settings.rowHeight))")
    #expect(settings.prefetch == .lastItem)
    #expect(unset["`set prefetch last-item`"] == "this")
    #expect(settings.reports == .positions)
    #expect(unset["`set reports rows`, `set reports positions`"] == "`positions`")
    #expect(!settings.retries)
    #expect(unset["`set retry on`"] == "`off`")
    #expect(settings.isStrict == false)
    #expect(unset["`set strict on`"] == "`off`")
    let sizes = SessionFeed.allCases.map { "\($0.rawValue) \($0.pageSize)" }
    #expect(unset["`set page-size N`"] == sizes.joined(separator: ", "))
    for form in SettingForm.all {
      #expect(rows.contains { $0[0].hasPrefix("`set \(form.word) ") }, "\(form.word)")
    }
  }

  @Test func `the limits are those of the program`() throws {
    let text = try LanguagePage().text
    #expect(text.contains("at most \(SourceLine.limit) characters"))
    #expect(text.contains("at most \(ScriptReader.sizeLimit >> 20) MiB"))
    #expect(text.contains("at most \(ScriptAssembly.stepLimit) steps"))
    #expect(text.contains("More than 10,000 requests for pages and answers"))
    #expect(StepBudget.events == 10_000)
    #expect(StepBudget().patience == .seconds(10))
    #expect(text.contains("more than 10 seconds of real time"))
    #expect(Step.patience == .seconds(10))
    #expect(text.contains("until the [condition](#conditions) holds; 10s at most"))
    #expect(LineParser.longest == .seconds(1440 * 60))
    #expect(text.contains("most `1440m`"))
    let retries = RetryPolicy()
    #expect(text.contains("After the third attempt the failure shows") && retries.attempts == 3)
    #expect(
      text.contains("waits for 500ms before the\nsecond") && retries.backoff == .milliseconds(500))
    #expect(text.contains("more\nthan 20 seconds") && retries.longestDelay == .seconds(20))
  }
}
