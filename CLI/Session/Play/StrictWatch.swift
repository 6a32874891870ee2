/// Watches that every request and every change of state was expected.
struct StrictWatch {
  /// Something that nobody has expected yet.
  private struct Unseen {
    let text: String
    let line: Int
  }

  private var changes: [String: Unseen] = [:]
  private var requests: [Int: Unseen] = [:]
  private var knownRequests = 0
  /// What came and went without being expected, each with the line that made it.
  private(set) var missed: [(text: String, line: Int)] = []

  /// Takes note of what a list shows now.
  mutating func note(_ look: SessionLook, after old: SessionLook, at time: Duration, line: Int) {
    note("state", old.state, look.state, at: time, line: line)
    note("footer", old.footer, look.footer, at: time, line: line)
  }

  private mutating func note(
    _ name: String, _ old: String, _ new: String, at time: Duration, line: Int
  ) {
    guard old != new else { return }
    miss(changes[name])
    changes[name] = Unseen(text: "\(name) \(old) → \(new) at \(time.scriptText)", line: line)
  }

  mutating func note(_ records: [RequestRecord]) {
    for record in records.dropFirst(knownRequests) {
      requests[record.number] = Unseen(
        text: "request #\(record.number) at \(record.sent.scriptText)", line: record.line)
    }
    knownRequests = records.count
  }

  /// Takes note of what an expectation that held has looked at.
  mutating func saw(_ subject: Condition.Subject) {
    switch subject {
    case .state: changes["state"] = nil
    case .footer, .error, .end: changes["footer"] = nil
    case .requests: requests = [:]
    case .request(let number, _): requests[number] = nil
    default: break
    }
  }

  /// Everything that nobody has expected, each with the line that made it.
  mutating func finish() -> [(text: String, line: Int)] {
    for name in changes.keys.sorted() { miss(changes[name]) }
    changes = [:]
    missed += requests.sorted { $0.key < $1.key }.map { ($0.value.text, $0.value.line) }
    requests = [:]
    return missed
  }

  private mutating func miss(_ unseen: Unseen?) {
    if let unseen { missed.append((unseen.text, unseen.line)) }
  }
}
