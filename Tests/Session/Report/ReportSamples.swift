@testable import EndlessSession

/// What came of made-up scripts.
enum ReportSamples {
  /// Text that means to be more than text, wherever it is put.
  static let hostile =
    "<script>alert('x')</script> ]]> & \"q\" </style> --> # SKIP \\ \u{1}\u{1B}[31m\u{FFFE}\u{202E} 한글"

  static func place(
    file: String = "retry.scroll", line: Int, column: Int = 15, width: Int = 2, text: String,
    before: String? = nil
  ) -> SourcePlace {
    SourcePlace(
      file: file, line: line, column: column, width: width, text: text, before: before,
      takenInBy: [])
  }

  static let failure = Diagnostic(
    kind: .expectation, message: "items: expected = 20, was 10",
    place: place(line: 14, text: "await items = 20 max=1s", before: "retry"),
    label: "was 10 at 900ms, and nothing is pending", notes: ["state loaded, requests 3"])

  static let runtime = Diagnostic(
    kind: .runtime, message: "more than 10000 events", place: nil, label: "", notes: [])

  static let unread = Diagnostic(
    kind: .syntax, message: "'scrol' is no step",
    place: place(file: "bad.scroll", line: 2, column: 1, width: 5, text: "scrol 3"),
    label: "did you mean 'scroll'?", notes: [])

  /// Writes a diagnostic in short: what reports do with it is all that counts here.
  static let describe: @Sendable (Diagnostic) -> String = { failure in
    let place = failure.place.map { "\n  --> \($0.file):\($0.line):\($0.column)" } ?? ""
    return "error: \(failure.message)\(place)\n"
  }

  static func script(
    file: String = "retry.scroll", title: String = "First page",
    sections: [PlayedScript.Section]? = nil, trace: SessionTrace = SessionTrace(),
    events: [SessionEvent] = [], virtualTime: Duration = .milliseconds(900)
  ) -> PlayedScript {
    PlayedScript(
      file: file, title: title,
      sections: sections
        ?? [.init(title: title, steps: 3, failures: [], wasReached: true)],
      trace: trace, events: events, virtualTime: virtualTime)
  }

  static func report(_ entries: [ReportEntry]) -> Report {
    Report(of: entries, realTime: .milliseconds(1500), describe: describe)
  }

  static func played(
    _ script: PlayedScript, transcript: ReportEntry.Transcript = .unchecked
  ) -> ReportEntry {
    ReportEntry(
      file: script.file, result: .played(script), transcript: transcript,
      realTime: .milliseconds(12))
  }

  /// A session that failed in its second section, one whose transcript differs, one that broke, and
  /// a file that could not be read.
  static var mixed: Report {
    report([
      played(
        script(sections: [
          .init(title: "", steps: 1, failures: [], wasReached: true),
          .init(title: "Retry", steps: 4, failures: [failure, failure], wasReached: true),
          .init(title: "Search #2", steps: 0, failures: [], wasReached: false),
        ])),
      played(
        script(file: "seen.scroll", title: "Seen"),
        transcript: .differs(
          Diagnostic(
            kind: .transcript, message: "the transcript differs", place: nil, label: "", notes: []),
          lines: [" a", "-b", "+c"])),
      played(
        script(
          file: "loop.scroll", title: "Loop",
          sections: [.init(title: "Loop", steps: 2, failures: [runtime], wasReached: true)]),
        transcript: .unchecked),
      ReportEntry(
        file: "bad.scroll", result: .unread([unread]), transcript: .unchecked,
        realTime: .milliseconds(1)),
    ])
  }

  static var hostileReport: Report {
    let failure = Diagnostic(
      kind: .expectation, message: hostile, place: place(file: hostile, line: 1, text: hostile),
      label: hostile, notes: [hostile])
    let broken = Diagnostic(
      kind: .syntax, message: hostile, place: failure.place, label: hostile, notes: [hostile])
    let time = Duration.milliseconds(5)
    var trace = SessionTrace()
    trace.requests = [
      RequestRecord(
        number: 1, page: 1, offset: 0, query: hostile, sent: .zero, line: 1, ended: time,
        outcome: .failed(hostile))
    ]
    return report([
      played(
        script(
          file: hostile, title: hostile,
          sections: [.init(title: hostile, steps: 1, failures: [failure], wasReached: true)],
          trace: trace,
          events: [
            SessionEvent(time: .zero, line: 1, kind: .step(hostile)),
            SessionEvent(time: .zero, line: 1, kind: .sent(1, what: hostile)),
            SessionEvent(time: time, line: 1, kind: .failed(1, fault: hostile)),
            SessionEvent(time: time, line: 1, kind: .changed(hostile)),
            SessionEvent(time: time, line: 1, kind: .details(hostile)),
            SessionEvent(time: time, line: 2, kind: .snapshot(hostile, lines: [hostile])),
          ], virtualTime: time),
        transcript: .differs(failure, lines: ["-" + hostile, "+" + hostile])),
      ReportEntry(
        file: hostile, result: .unread([broken]), transcript: .unchecked, realTime: .zero),
    ])
  }
}
