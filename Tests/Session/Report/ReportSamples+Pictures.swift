@testable import EndlessSession

extension ReportSamples {
  private static func ms(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }

  private static func event(_ milliseconds: Int, _ line: Int, _ kind: SessionEvent.Kind)
    -> SessionEvent
  {
    SessionEvent(time: ms(milliseconds), line: line, kind: kind)
  }

  /// A page that failed and was asked for again, a search that overtook another, and a failure.
  static var retry: PlayedScript {
    var trace = SessionTrace()
    trace.sights = [
      .init(time: ms(0), top: 0, bottom: 6), .init(time: ms(400), top: 4, bottom: 10),
      .init(time: ms(1300), top: 9, bottom: 15), .init(time: ms(1400), top: 14, bottom: 20),
      .init(time: ms(1500), top: 0, bottom: 6),
    ]
    trace.extents = [
      .init(time: ms(0), rows: 0), .init(time: ms(300), rows: 10), .init(time: ms(1200), rows: 20),
      .init(time: ms(1500), rows: 0), .init(time: ms(2100), rows: 8),
    ]
    trace.spinners = [ms(0)..<ms(300), ms(400)..<ms(600), ms(900)..<ms(1200), ms(1500)..<ms(2100)]
    trace.requests = [
      .init(
        number: 1, page: 1, offset: 0, query: nil, sent: ms(0), line: 3, ended: ms(300),
        outcome: .answered(rows: 10)),
      .init(
        number: 2, page: 2, offset: 10, query: nil, sent: ms(400), line: 8, ended: ms(600),
        outcome: .failed("503")),
      .init(
        number: 3, page: 2, offset: 10, query: nil, sent: ms(900), line: 13, ended: ms(1200),
        outcome: .answered(rows: 10)),
      .init(
        number: 4, page: 1, offset: 0, query: "swift", sent: ms(1500), line: 16, ended: ms(1800),
        outcome: .cancelled),
      .init(
        number: 5, page: 1, offset: 0, query: "한글", sent: ms(1800), line: 17, ended: ms(2100),
        outcome: .answered(rows: 8)),
      .init(
        number: 6, page: 2, offset: 8, query: "한글", sent: ms(2150), line: 18, outcome: .pending,
        holdLine: 2),
    ]
    let failure = Diagnostic(
      kind: .expectation, message: "item 1 title: expected contains '한글', was '스위프트'",
      place: place(
        line: 19, column: 35, width: 6, text: "expect '스위프트' item 1 contains '한글'",
        before: "settle max=1s"), label: "was '스위프트'",
      notes: ["state loaded, footer none, requests 6, in flight 1"])
    return script(
      title: "First page, then a failure and a retry",
      sections: [
        .init(
          title: "First page, then a failure and a retry", steps: 9, failures: [],
          wasReached: true),
        .init(title: "A search overtakes another", steps: 5, failures: [failure], wasReached: true),
        .init(title: "The end", steps: 0, failures: [], wasReached: false),
      ], trace: trace,
      events: [
        event(0, 3, .step("open lectures")), event(0, 3, .sent(1, what: "page=1")),
        event(0, 3, .changed("state idle → loading")), event(300, 5, .answered(1, rows: 10)),
        event(300, 5, .changed("state loading → loaded, items 0 → 10")),
        event(400, 8, .step("scroll end")), event(400, 8, .sent(2, what: "page=2")),
        event(400, 8, .changed("footer none → loading")), event(600, 9, .failed(2, fault: "503")),
        event(600, 9, .changed("footer loading → failed (503)")), event(900, 13, .step("retry")),
        event(900, 13, .sent(3, what: "page=2")), event(1200, 14, .answered(3, rows: 10)),
        event(1200, 14, .changed("items 10 → 20, footer loading → none")),
        event(
          1300, 15,
          .snapshot(
            "after the retry",
            lines: [
              "10  컴퓨터 과학 입문   서울대학교", "11  Swift <script>   KAIST", "12  자료구조   POSTECH",
            ])), event(1500, 16, .step("search 'swift'")),
        event(1500, 16, .sent(4, what: "page=1 query='swift'")),
        event(1800, 17, .step("search '한글'")), event(1800, 17, .cancelled(4)),
        event(1800, 17, .sent(5, what: "page=1 query='한글'")),
        event(2100, 18, .answered(5, rows: 8)), event(2150, 18, .sent(6, what: "page=2")),
        event(2300, 19, .step("expect item 1 title contains '한글'")),
      ], virtualTime: ms(2300))
  }

  /// A session of ten minutes in which a thousand pages of ten rows are scrolled through.
  static var long: PlayedScript {
    var trace = SessionTrace()
    var events = [event(0, 2, .step("open lectures"))]
    trace.extents = [.init(time: ms(0), rows: 0)]
    for page in 0..<1000 {
      let start = page * 600
      let end = start + 100 + page * 37 % 300
      trace.requests.append(
        .init(
          number: page + 1, page: page + 1, offset: page * 10, query: nil, sent: ms(start),
          line: 3, ended: ms(end), outcome: page % 97 == 96 ? .failed("503") : .answered(rows: 10)))
      trace.extents.append(.init(time: ms(end), rows: page * 10 + 10))
      trace.spinners.append(ms(start)..<ms(end))
      for row in 0..<10 {
        let top = Double(page * 10 + row)
        trace.sights.append(.init(time: ms(start + row * 60), top: top, bottom: top + 6))
      }
      events += [
        event(start, 3, .sent(page + 1, what: "page=\(page + 1)")),
        event(start, 3, .changed("footer none → loading")),
        event(
          end, 3, page % 97 == 96 ? .failed(page + 1, fault: "503") : .answered(page + 1, rows: 10)),
        event(end, 3, .changed("items \(page * 10) → \(page * 10 + 10), footer loading → none")),
      ]
    }
    return script(
      file: "long.scroll", title: "Ten minutes of scrolling", trace: trace, events: events,
      virtualTime: .seconds(600))
  }

  /// A session in which nothing happens, in no time.
  static var nothing: PlayedScript {
    script(file: "nothing.scroll", title: "Nothing", virtualTime: .zero)
  }

  /// A session that opens and looks, in no time.
  static var instant: PlayedScript {
    var trace = SessionTrace()
    trace.sights = [.init(time: .zero, top: 0, bottom: 6)]
    trace.extents = [.init(time: .zero, rows: 0)]
    trace.requests = [
      .init(number: 1, page: nil, offset: nil, query: nil, sent: .zero, line: 1)
    ]
    return script(
      file: "instant.scroll", title: "No time", trace: trace,
      events: [
        event(0, 1, .step("open lectures")), event(0, 1, .sent(1, what: "")),
        event(0, 2, .snapshot("first look", lines: ["Loading…"])),
      ], virtualTime: .zero)
  }
}
