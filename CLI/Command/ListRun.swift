import EndlessDomain
import EndlessPresentation
import EndlessSession
import Observation

/// Lists a feed by scrolling its view model: a row that is written has come into sight.
@MainActor
struct ListRun<List: ListViewModel> {
  let list: List
  let listing: FeedListing<List.Row>
  /// How many rows at the most; nothing for all of them.
  let limit: Int?
  let language: Language
  let writer: RowWriter<List.Row>
  let errors: Stream
  let timeline: Timeline
  /// What is told of requests; it is written out before the last word.
  var journal: HTTPJournal?
  /// Which key is in use, where the server asks for one.
  var keyAdvice: KeyAdvice?

  /// Runs from the first row to the limit, the end or a failure.
  ///
  /// - Throws: a ``Stream/Fault`` where the rows can no longer be written.
  func callAsFunction(opening open: (List) -> Void) async throws -> ExitCode {
    let spinner = Spinner(on: errors)
    defer {
      spinner.stop()
      list.close()
    }
    var written = 0
    var faults = 0
    var retries = Retries()
    open(list)
    spinner.start { status(after: 0) }
    while true {
      let ready = ready(after: written)
      if !ready.isEmpty {
        spinner.stop()
        if written == 0 { try writer.begin() }
        try writer.write(ready, from: written + 1)
        faults += ready.count { listing.fault($0) != nil }
        written += ready.count
        // The last row in sight asks for the next page, where the list has one.
        if written != limit { list.itemAppeared(at: written - 1) }
      }
      if let outcome = outcome(written: written) {
        spinner.stop()
        return try finish(outcome, written: written, faults: faults)
      }
      spinner.start { [written] in status(after: written) }
      noteRetries(after: written, &retries)
      await nextChange()
    }
  }

  /// The waits that the journal has noted.
  private struct Retries {
    var page: LoadPhase?
    var details: [Int: Duration] = [:]
  }

  private func noteRetries(after written: Int, _ retries: inout Retries) {
    guard let journal else { return }
    let state = list.state
    for phase in [state.first, state.next] {
      guard case .waiting(let load, let end, let error) = phase, retries.page != phase else {
        continue
      }
      retries.page = phase
      journal.note(retryOf: load, after: error, in: end - timeline.now)
    }
    for place in written..<max(written, state.rows.count) {
      guard let end = listing.wait(state.rows[place]), retries.details[place] != end else {
        continue
      }
      retries.details[place] = end
      journal.noteRetry(ofRow: place + 1, in: end - timeline.now)
    }
  }

  private enum Outcome {
    case limit
    case empty
    case end(EndReason)
    case failure(FeedError)
  }

  /// Returns the rows that can be written next: complete ones, in the list's order.
  private func ready(after written: Int) -> [List.Row] {
    let rows = list.state.rows
    let end = min(limit ?? rows.count, rows.count)
    return Array(rows[written..<max(written, end)].prefix(while: listing.isReady))
  }

  private func outcome(written: Int) -> Outcome? {
    let state = list.state
    guard written == state.rows.count else { return written == limit ? .limit : nil }
    if written == limit, state.end == nil { return .limit }
    switch state.footer {
    case .failed(let error): return .failure(error)
    case .end(let reason): return .end(reason)
    case .empty: return .empty
    case .loading, .waiting: return nil
    // Nothing is in flight and nothing will be, so waiting on would hang.
    case .none: return .failure(.cancelled)
    }
  }

  /// Returns what is under way, in a few words; a wait as a countdown.
  private func status(after written: Int) -> String {
    guard let end = wait(after: written) else {
      return language == .korean ? "불러오는 중" : "Loading"
    }
    let left = language.wait(end - timeline.now)
    return language == .korean ? "\(left) 뒤에 다시 시도합니다" : "Trying again in \(left)"
  }

  /// Returns until when nothing comes, since what comes next waits before it is asked for again.
  private func wait(after written: Int) -> Duration? {
    let rows = list.state.rows
    if written < rows.count { return listing.wait(rows[written]) }
    return if case .waiting(let end) = list.state.footer { end } else { nil }
  }

  private func finish(_ outcome: Outcome, written: Int, faults: Int) throws -> ExitCode {
    journal?.flush()
    note(faults: faults, written: written)
    switch outcome {
    case .failure(let error):
      warn(error.sentence(in: language, keyAdvice: keyAdvice))
      return ExitCode(error)
    case .limit:
      try end(
        written,
        language == .korean
          ? "--limit에 이르렀습니다. 0이면 끝까지 보여 줍니다." : "The limit is reached; --limit 0 lists all.")
    case .empty:
      try end(written, language == .korean ? "결과가 없습니다." : "Nothing was found.")
    case .end(let reason):
      // A table shows the reason anyway; readers of other formats could take a part for the whole.
      if reason != .exhausted, !writer.format.isTable { warn(reason.sentence(in: language)) }
      try end(written, reason.sentence(in: language))
    }
    return .success
  }

  private func end(_ written: Int, _ reason: String) throws {
    try writer.end(count: written, total: list.state.total, reason: reason)
  }

  private func note(faults: Int, written: Int) {
    if faults > 0 {
      warn(
        language == .korean
          ? "\(written)개 중 \(faults)개의 상세 정보를 가져오지 못했습니다."
          : "The details of \(faults) of \(written) could not be loaded.")
    }
    let state = list.state
    if state.dropped > 0 {
      warn(
        language == .korean
          ? "서버가 보낸 항목 중 \(state.dropped)개를 읽을 수 없습니다."
          : "\(state.dropped) of the server's items could not be read and were left out.")
    }
    if state.repeatedPages > 0 {
      warn(
        language == .korean
          ? "이미 받은 항목만 담긴 페이지가 \(state.repeatedPages)개 있었습니다."
          : "Pages that only repeated what was listed already: \(state.repeatedPages).")
    }
  }

  private func warn(_ sentence: String) {
    try? errors.write("endless: \(TerminalText.line(sentence))\n")
  }

  /// Waits until the list shows something else.
  private func nextChange() async {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = list.state
      } onChange: {
        continuation.resume()
      }
    }
  }
}
