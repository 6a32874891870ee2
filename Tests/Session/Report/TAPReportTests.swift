import Testing

@testable import EndlessSession

struct TAPReportTests {
  @Test func `a run is a point a section`() {
    #expect(
      TAPReport(ReportSamples.mixed).text == """
        TAP version 14
        1..7
        ok 1 - retry.scroll
        not ok 2 - retry.scroll: Retry
          ---
          message: "items: expected = 20, was 10 (and 1 more)"
          severity: fail
          at:
            file: "retry.scroll"
            line: 14
            column: 15
          diagnostic: |2
            error: items: expected = 20, was 10
              --> retry.scroll:14:15

            error: items: expected = 20, was 10
              --> retry.scroll:14:15
          ...
        ok 3 - retry.scroll: Search \\#2 # SKIP not reached
        ok 4 - seen.scroll: Seen
        not ok 5 - seen.scroll: transcript
          ---
          message: "the transcript differs"
          severity: fail
          diagnostic: |2
            error: the transcript differs
             a
            -b
            +c
          ...
        not ok 6 - loop.scroll: Loop
          ---
          message: "more than 10000 events"
          severity: error
          diagnostic: |2
            error: more than 10000 events
          ...
        not ok 7 - bad.scroll
          ---
          message: "'scrol' is no step"
          severity: error
          at:
            file: "bad.scroll"
            line: 2
            column: 1
          diagnostic: |2
            error: 'scrol' is no step
              --> bad.scroll:2:1
          ...

        """)
  }

  @Test func `a run of nothing is a plan of nothing`() {
    #expect(TAPReport(ReportSamples.report([])).text == "TAP version 14\n1..0\n")
  }

  @Test func `a title opens no directive, and nothing steers the terminal`() {
    let lines = TAPReport(ReportSamples.hostileReport).text.split(separator: "\n")
    let points = lines.filter { $0.contains("ok ") }
    #expect(points.count == 3)
    #expect(points.allSatisfy { $0.hasPrefix("not ok ") })
    for line in points {
      #expect(line.contains("\\# SKIP \\\\ [31m\u{FFFD} 한글"))
      #expect(!line.replacing("\\#", with: "").contains("#"))
    }
    #expect(
      lines.contains {
        $0.hasPrefix("  message: \"<script>alert('x')</script> ]]> & \\\"q\\\" </style>")
      })
    #expect(!lines.joined().unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}
