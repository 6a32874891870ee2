import Foundation
import Testing

@testable import EndlessSession

struct JSONReportTests {
  private struct Run: Decodable {
    struct File: Decodable {
      struct Failure: Decodable, Equatable {
        let kind: String
        let message: String
        let file: String?
        let line: Int?
        let column: Int?
        let label: String
        let notes: [String]
      }
      struct Section: Decodable, Equatable {
        let title: String
        let outcome: String
        let steps: Int
        let failures: Int
      }
      struct Line: Decodable, Equatable {
        let milliseconds: Int
        let line: Int
        let kind: String
        let text: String
      }
      let file: String
      let title: String
      let outcome: String
      let steps: Int
      let virtualMilliseconds: Int
      let realMilliseconds: Int
      let sections: [Section]
      let failures: [Failure]
      let transcript: [Line]
      let transcriptOutcome: String
      let transcriptDifference: [String]
    }
    let files: [File]
    let summary: [String: Int]
  }

  private func run(_ report: Report) throws -> Run {
    try JSONDecoder().decode(Run.self, from: Data(JSONReport(report).text.utf8))
  }

  @Test func `a run is a summary and its files`() throws {
    let run = try run(ReportSamples.mixed)
    #expect(
      run.summary == [
        "files": 4, "failedFiles": 4, "steps": 10, "failures": 5, "virtualMilliseconds": 2700,
        "realMilliseconds": 1500,
      ])
    #expect(run.files.map(\.outcome) == ["failed", "failed", "broken", "unread"])
    #expect(run.files.map(\.title) == ["First page", "Seen", "Loop", "bad.scroll"])
    #expect(
      run.files[0].sections == [
        .init(title: "", outcome: "passed", steps: 1, failures: 0),
        .init(title: "Retry", outcome: "failed", steps: 4, failures: 2),
        .init(title: "Search #2", outcome: "not reached", steps: 0, failures: 0),
      ])
    #expect(
      run.files[0].failures.first
        == .init(
          kind: "expectation", message: "items: expected = 20, was 10", file: "retry.scroll",
          line: 14, column: 15, label: "was 10 at 900ms, and nothing is pending",
          notes: ["state loaded, requests 3"]))
    #expect(run.files[1].transcriptOutcome == "differs")
    #expect(run.files[1].transcriptDifference == [" a", "-b", "+c"])
    #expect(run.files[3].steps == 0)
  }

  @Test func `every object of a kind has the same keys, in one order`() {
    var trace = SessionTrace()
    trace.requests = [
      RequestRecord(
        number: 1, page: nil, offset: nil, query: nil, sent: .milliseconds(5), line: 2)
    ]
    let text = JSONReport(
      ReportSamples.report([
        ReportSamples.played(
          ReportSamples.script(
            title: "a/b", trace: trace,
            events: [
              SessionEvent(time: .milliseconds(5), line: 2, kind: .sent(1, what: "first"))
            ], virtualTime: .milliseconds(5)),
          transcript: .agrees)
      ])
    ).text
    #expect(
      text == """
        {
          "files" : [
            {
              "failures" : [

              ],
              "file" : "retry.scroll",
              "outcome" : "passed",
              "realMilliseconds" : 12,
              "requests" : [
                {
                  "endedMilliseconds" : null,
                  "fault" : null,
                  "isHeld" : false,
                  "line" : 2,
                  "number" : 1,
                  "offset" : null,
                  "outcome" : "pending",
                  "page" : null,
                  "query" : null,
                  "rows" : null,
                  "sentMilliseconds" : 5
                }
              ],
              "sections" : [
                {
                  "failures" : 0,
                  "outcome" : "passed",
                  "steps" : 3,
                  "title" : "a/b"
                }
              ],
              "steps" : 3,
              "title" : "a/b",
              "transcript" : [
                {
                  "kind" : "sent",
                  "line" : 2,
                  "milliseconds" : 5,
                  "text" : "→ #1 first"
                }
              ],
              "transcriptDifference" : [

              ],
              "transcriptOutcome" : "agrees",
              "virtualMilliseconds" : 5
            }
          ],
          "summary" : {
            "failedFiles" : 0,
            "failures" : 0,
            "files" : 1,
            "realMilliseconds" : 1500,
            "steps" : 3,
            "virtualMilliseconds" : 5
          }
        }

        """)
  }

  @Test func `hostile text comes back as it was, and steers no terminal on the way`() throws {
    let report = ReportSamples.hostileReport
    let text = JSONReport(report).text
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{1}" })
    let file = try #require(try run(report).files.first)
    #expect(file.title == ReportSamples.hostile)
    #expect(file.failures.first?.notes == [ReportSamples.hostile])
    #expect(
      file.transcript.map(\.kind) == ["step", "sent", "failed", "changed", "details", "snapshot"])
    #expect(file.transcript.last?.text.hasPrefix("snapshot <script>") == true)
  }

  @Test func `a line's text is without its time, also where it begins with a mark`() {
    func text(_ kind: SessionEvent.Kind, at milliseconds: Int) -> [String] {
      SessionEvent(time: .milliseconds(milliseconds), line: 1, kind: kind).textLines
    }
    #expect(text(.details("\u{301}a"), at: 5) == ["\u{301}a"])
    #expect(text(.step("wait 1m"), at: 1_000_000_001) == ["> wait 1m"])
    #expect(text(.snapshot("a", lines: ["b", ""]), at: 0) == ["snapshot a", "| b", "|"])
  }

  @Test func `the summary is one line`() {
    #expect(
      ReportSamples.mixed.summary.text == "4 files, 10 steps, 5 failures, 2.7s virtual, 1.5s real")
    #expect(ReportSamples.report([]).summary.text.hasPrefix("0 files, 0 steps, 0 failures, 0ms"))
  }
}
