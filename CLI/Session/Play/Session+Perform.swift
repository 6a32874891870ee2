extension Session {
  /// Does one step.
  ///
  /// - Parameters:
  ///   - step: the step; the feed that it opens is this session's, whatever its name.
  ///   - text: how the transcript writes it.
  ///   - server: what changes the server's list.
  ///   - file: the file of that line; empty in a script.
  ///   - line: the line of the script, or the number of the step.
  /// - Throws: what did not hold, or why the session cannot go on.
  func perform(
    _ step: Step, as text: String? = nil, server: ServerControls? = nil, file: String = "",
    line: Int
  ) throws(SessionFailure) {
    begin(line)
    do throws(SessionFailure) {
      if let fault = step.fault(whereOpen: isOpen) {
        throw SessionFailure(.expectation, "\(text ?? step.text): \(fault)", line: line)
      }
      try take(step, as: text, server: server, line: line)
    } catch {
      var failure = error
      failure.file = file
      throw failure
    }
  }

  private func take(_ step: Step, as text: String?, server: ServerControls?, line: Int)
    throws(SessionFailure)
  {
    if step.isTold { world.log.note(.step(text ?? step.text)) }
    switch step {
    case .open(_, let query):
      isOpen = true
      try act { [query] screen in
        screen.open()
        if let query { screen.search(query) }
      }
    case .search(let query): try act { $0.search(query) }
    case .goOn: try act { $0.goOn() }
    case .cancel: try act { $0.cancel() }
    case .close:
      isOpen = false
      try act { $0.close() }
    case .refresh: try act { $0.refresh() }
    case .retry(nil): try act { $0.retry() }
    case .retry(let item?): try act { $0.retryDetails(at: item - 1) }
    case .scroll(let distance, nil): try act { $0.scroll(distance) }
    case .scroll(let distance, let time?): try scroll(distance, over: time)
    case .scrollTo(let text, let pages): try scroll(to: text, maxPages: pages)
    case .fail(let target, let fault, let times):
      world.wire.plan { $0.fail(target, fault, times: times, line: line) }
    case .delayNext(let time): world.wire.plan { $0.delay(time, line: line) }
    case .holdNext: world.wire.plan { $0.hold(line: line) }
    case .release(let number): try release(number)
    case .serverInsert, .serverRemove, .serverAfterEnd, .serverRepeat, .serverEmpty:
      try server?.perform(step, query: look.query, line: line)
    case .wait(let time): try pass(to: now + time)
    case .await(let condition, let max): try wait(for: condition, max: max)
    case .settle(let max): try settleDown(max: max)
    case .expect(let condition):
      let (holds, reading) = try check(condition)
      if !holds { throw failure(condition, reading, label: "was \(reading.text)") }
    case .snapshot(let name):
      let lines = try world.drive(screen) { $0.snapshot() }
      world.log.note(.snapshot(name, lines: lines))
    }
  }

  /// Begins a step: first, everything runs that can run without time passing.
  private func begin(_ line: Int) {
    world.budget.renew()
    world.log.line = line
  }

  private func act(_ act: @Sendable (isolated SessionScreen<List>) -> Void) throws(SessionFailure) {
    try world.drive(screen, act)
    try observe()
  }

  private func release(_ number: Int?) throws(SessionFailure) {
    guard world.wire.release(number) else {
      throw SessionFailure(
        .expectation,
        number.map { "release \($0): expected a held request with that number" }
          ?? "release: expected a held request",
        label: "none is held", notes: standing, line: world.log.line)
    }
    try act { _ in }
  }
}

// MARK: - Time

extension Session {
  /// Lets time pass to the next thing that is due, at the latest to a time.
  ///
  /// - Returns: whether something was due.
  private func passTime(to end: Duration) throws(SessionFailure) -> Bool {
    guard try world.passTime(to: end) else { return false }
    try act { _ in }
    return true
  }

  private func pass(to end: Duration) throws(SessionFailure) {
    while try passTime(to: end) {}
  }

  private func wait(for condition: Condition, max: Duration) throws(SessionFailure) {
    let end = now + max
    while true {
      let (holds, reading) = try check(condition)
      if holds { return }
      guard world.clock.nextDeadline != nil else {
        throw failure(
          condition, reading,
          label: "was \(reading.text) at \(now.scriptText), and \(stuck ?? "nothing is pending")")
      }
      guard now < end else {
        throw failure(
          condition, reading, label: "was \(reading.text) after \(max.scriptText)")
      }
      _ = try passTime(to: end)
    }
  }

  private func settleDown(max: Duration) throws(SessionFailure) {
    let end = now + max
    while let next = world.clock.nextDeadline {
      guard next.elapsed <= end else {
        world.clock.advance(to: VirtualClock.Instant(elapsed: end))
        throw SessionFailure(
          .expectation, "settle: expected nothing pending after \(max.scriptText)",
          label: "the next thing is due at \(next.elapsed.scriptText)", notes: standing,
          line: world.log.line)
      }
      _ = try passTime(to: end)
    }
    if let stuck {
      throw SessionFailure(
        .expectation, "settle: expected nothing pending", label: stuck, notes: standing,
        line: world.log.line)
    }
  }

  /// What is said of a request that neither time nor a release will answer; nothing where none is.
  private var stuck: String? {
    guard world.clock.nextDeadline == nil,
      let record = requests.first(where: { $0.outcome == .pending && !$0.isHeld })
    else { return nil }
    return "request #\(record.number) waits for something that is not on the session's timeline"
  }

  private func failure(_ condition: Condition, _ reading: Observation, label: String)
    -> SessionFailure
  {
    SessionFailure(
      .expectation, "\(condition.expectation), was \(reading.text)", label: label,
      notes: standing, line: world.log.line)
  }
}

// MARK: - Scrolling in time

extension Session {
  /// Moves row by row, each after an equal part of the time.
  private func scroll(_ distance: Step.Distance, over time: Duration) throws(SessionFailure) {
    guard case .rows(let rows) = distance, rows != 0 else {
      return try act { $0.scroll(distance) }
    }
    let start = now
    for row in 1...abs(rows) {
      // In whole milliseconds, as all times are that a transcript shows.
      try pass(to: start + .milliseconds((time * row / abs(rows)).wholeMilliseconds))
      try act { $0.scroll(.rows(rows.signum())) }
    }
  }

  private func scroll(to text: String, maxPages: Int) throws(SessionFailure) {
    var seen = 0
    var pages = 0
    while true {
      if let place = try world.drive(screen, { [seen] in $0.place(of: text, from: seen) }) {
        return try act { $0.show(place) }
      }
      seen = look.items
      let reason = "'\(text)' stands in none of \(seen) rows"
      guard look.end == "none" || look.items == 0 && look.state == "loading" else {
        throw lost(text, reason + ", and the feed has ended (\(look.end))")
      }
      guard pages < maxPages else { throw lost(text, reason + " after \(pages) more pages") }
      try act { $0.scroll(.end) }
      while look.items == seen {
        guard look.footer != "failed" else { throw lost(text, reason + ", and the load failed") }
        guard let next = world.clock.nextDeadline else {
          throw lost(text, reason + ", and nothing is pending")
        }
        _ = try passTime(to: next.elapsed)
      }
      pages += 1
    }
  }

  private func lost(_ text: String, _ label: String) -> SessionFailure {
    SessionFailure(
      .expectation, "scroll-to: expected a row with '\(text)', was none", label: label,
      notes: standing, line: world.log.line)
  }
}
