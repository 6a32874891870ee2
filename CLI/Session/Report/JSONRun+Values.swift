extension JSONRun.File {
  init(_ entry: ReportEntry) {
    let script = entry.played
    self.init(
      file: entry.file, title: entry.title, outcome: entry.outcome.rawValue,
      steps: script?.steps ?? 0,
      virtualMilliseconds: script?.virtualTime.wholeMilliseconds ?? 0,
      realMilliseconds: entry.realTime.wholeMilliseconds,
      sections: script?.sections.map(JSONRun.Section.init) ?? [],
      failures: entry.failures.map(JSONRun.Failure.init),
      requests: script?.trace.requests.map(JSONRun.Request.init) ?? [],
      transcript: script?.events.map(JSONRun.Line.init) ?? [],
      transcriptOutcome: entry.transcript.word,
      transcriptDifference: entry.transcriptDifference)
  }
}

extension JSONRun.Section {
  init(_ section: PlayedScript.Section) {
    self.init(
      title: section.title,
      outcome: section.failures.isEmpty
        ? (section.wasReached ? "passed" : "not reached") : "failed",
      steps: section.steps, failures: section.failures.count)
  }
}

extension JSONRun.Failure {
  init(_ failure: Diagnostic) {
    self.init(
      kind: failure.kind.rawValue, message: failure.message,
      file: .init(value: failure.place?.file), line: .init(value: failure.place?.line),
      column: .init(value: failure.place?.column), label: failure.label, notes: failure.notes)
  }
}

extension JSONRun.Request {
  init(_ request: RequestRecord) {
    var rows: Int?
    var fault: String?
    switch request.outcome {
    case .answered(let count): rows = count
    case .failed(let word): fault = word
    case .pending, .cancelled: break
    }
    self.init(
      number: request.number, page: .init(value: request.page),
      offset: .init(value: request.offset), query: .init(value: request.query),
      line: request.line, sentMilliseconds: request.sent.wholeMilliseconds,
      endedMilliseconds: .init(value: request.ended?.wholeMilliseconds),
      outcome: request.outcome.word, rows: .init(value: rows), fault: .init(value: fault),
      isHeld: request.isHeld)
  }
}

extension JSONRun.Line {
  init(_ event: SessionEvent) {
    self.init(
      milliseconds: event.time.wholeMilliseconds, line: event.line, kind: event.kind.word,
      text: event.textLines.joined(separator: "\n"))
  }
}

extension ReportEntry.Transcript {
  fileprivate var word: String {
    switch self {
    case .unchecked: "unchecked"
    case .agrees: "agrees"
    case .written: "written"
    case .missing: "missing"
    case .differs: "differs"
    }
  }
}
