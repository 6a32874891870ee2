import EndlessPresentation
import Synchronization

/// What is seen of the list, and what is taken down of it.
extension Session {
  /// Lays the list out until nothing changes any more, and takes up what it shows then: what comes
  /// and goes before a frame could be drawn, nobody sees.
  func observe() throws(SessionFailure) {
    while try world.drive(screen, { $0.layOut() }) {}
    let new = try world.drive(screen) { $0.look }
    if let change = new.change(from: look) { world.log.note(.changed(change)) }
    world.strict.withLock { strict in
      strict.note(world.wire.requests)
      strict.note(new, after: look, at: now, line: world.log.line)
    }
    look = new
    recorder.record(look, in: try world.drive(screen) { $0.viewport }, at: now)
  }

  /// The picture of the session so far.
  var picture: SessionTrace { recorder.picture(until: now, requests: requests) }

  /// Returns what is seen of a condition's subject.
  func reading(for condition: Condition) throws(SessionFailure) -> Observation {
    let records = requests
    switch condition.subject {
    case .state: return .word(look.state)
    case .footer: return .word(look.footer)
    case .items: return .number(look.items)
    case .item(let number, let field):
      let names = screen.traits.fields.map(\.name)
      guard names.contains(field) else {
        throw SessionFailure(
          .expectation,
          "item \(number): expected a field (\(names.joined(separator: ", "))), got '\(field)'",
          line: world.log.line)
      }
      let text = try world.drive(screen) { $0.text(of: field, at: number - 1) }
      return text.map { .text($0) } ?? .missing("nothing: there are \(look.items) items")
    case .details(let number):
      let word = try world.drive(screen) { $0.details(at: number - 1) }
      return word.map { .word($0) } ?? .missing("nothing: there are \(look.items) items")
    case .detailCount(let word):
      return .number(try world.drive(screen) { $0.detailCount(word) })
    case .requests: return .number(records.count)
    case .request(let number, let property):
      guard records.indices.contains(number - 1) else {
        return .missing("nothing: there were \(records.count) requests")
      }
      return records[number - 1].reading(of: property)
    case .inflight: return .number(records.count { $0.outcome == .pending })
    case .error: return .word(look.error)
    case .end: return .word(look.end)
    case .query: return .text(look.query)
    case .position: return .number(try world.drive(screen) { $0.viewport.position })
    case .total:
      guard let total = look.total else { return .word("none") }
      if case .text = condition.value { return .word("\(total)") }
      return .number(total)
    case .time: return .duration(now)
    }
  }

  /// Returns whether a condition holds, and what was seen.
  func check(_ condition: Condition) throws(SessionFailure) -> (holds: Bool, reading: Observation) {
    let reading = try reading(for: condition)
    let holds = condition.holds(for: reading, while: world.budget.goesOn)
    try world.checkBudget()
    if holds { world.strict.withLock { $0.saw(condition.subject) } }
    return (holds, reading)
  }

  /// How the session stands, for a failure.
  var standing: [String] {
    let records = requests
    var facts = "state \(look.state), footer \(look.footerWithReason), requests \(records.count)"
    facts += ", in flight \(records.count { $0.outcome == .pending })"
    let held = records.filter { $0.isHeld && $0.outcome == .pending }.map { "#\($0.number)" }
    if !held.isEmpty { facts += ", held " + held.joined(separator: " ") }
    let latest = events.filter(\.isAboutRequest).suffix(3).map(\.note)
    return [facts] + (latest.isEmpty ? [] : [latest.joined(separator: "   ")])
  }
}

extension RequestRecord {
  fileprivate func reading(of property: Condition.RequestProperty) -> Observation {
    switch property {
    case .page:
      page.map { .number($0) }
        ?? .missing("nothing: the source names pages otherwise, or its pageSize is not told")
    case .offset:
      offset.map { .number($0) }
        ?? .missing("nothing: the source names pages otherwise, or its pageSize is not told")
    case .query: .text(query ?? "")
    case .status: .word(status)
    case .done:
      switch outcome {
      case .answered, .failed: .flag(true, instead: "done")
      case .pending, .cancelled: .flag(false, instead: status)
      }
    case .cancelled: .flag(outcome == .cancelled, instead: status)
    }
  }

  private var status: String {
    switch outcome {
    case .pending: "pending"
    case .answered: "200"
    case .failed(let fault): fault
    case .cancelled: "cancelled"
    }
  }
}

extension SessionEvent {
  fileprivate var isAboutRequest: Bool {
    switch kind {
    case .sent, .answered, .failed, .cancelled: true
    default: false
    }
  }

  /// The event in a few words: `600ms ← #2 503`.
  fileprivate var note: String {
    String(lines[0].drop { $0 == " " }).replacing("  ", with: " ")
  }
}
