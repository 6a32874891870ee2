/// What is to happen to requests that are still to come.
struct WirePlans: Sendable {
  /// A plan, and the line that made it.
  struct Plan<Content: Sendable>: Sendable {
    let content: Content
    let line: Int
    /// How often it is still to be used.
    var times = 1
  }

  private var faults: [(target: Step.FaultTarget, plan: Plan<SessionFault>)] = []
  private var delays: [Plan<Duration>] = []
  private var holds: [Plan<Void>] = []

  /// Whether details of some row are to fail.
  var concernsItems: Bool {
    faults.contains { if case .item = $0.target { true } else { false } }
  }

  mutating func fail(_ target: Step.FaultTarget, _ fault: SessionFault, times: Int, line: Int) {
    faults.append((target, Plan(content: fault, line: line, times: times)))
  }

  mutating func delay(_ time: Duration, line: Int) {
    delays.append(Plan(content: time, line: line))
  }

  mutating func hold(line: Int) { holds.append(Plan(content: (), line: line)) }

  /// Takes the fault of a request for a page: the page's own, else the next one's.
  mutating func takeFault(ofPage page: Int?) -> SessionFault? {
    page.flatMap { takeFault(of: .page($0)) } ?? takeFault(of: .next)
  }

  mutating func takeFault(of target: Step.FaultTarget) -> SessionFault? {
    guard let place = faults.firstIndex(where: { $0.target == target }) else { return nil }
    faults[place].plan.times -= 1
    defer { if faults[place].plan.times == 0 { faults.remove(at: place) } }
    return faults[place].plan.content
  }

  mutating func takeDelay() -> Duration? { delays.isEmpty ? nil : delays.removeFirst().content }

  /// Takes the hold of the next request, by the line that made it.
  mutating func takeHold() -> Int? { holds.isEmpty ? nil : holds.removeFirst().line }

  /// What was never used, each with the line that made it.
  var leftOver: [(text: String, line: Int)] {
    let faults = faults.map { target, plan in
      let left = plan.times == 1 ? "" : ", \(plan.times) times"
      return (text: "fault never used: \(plan.content.word) \(target.text)\(left)", line: plan.line)
    }
    let delays = delays.map { (text: "delay never used: \($0.content.scriptText)", line: $0.line) }
    let holds = holds.map { (text: "hold never used", line: $0.line) }
    return (faults + delays + holds).sorted { $0.line < $1.line }
  }
}

extension Step.FaultTarget {
  fileprivate var text: String {
    switch self {
    case .next: "of the next request"
    case .page(let page): "of page \(page)"
    case .item(let item): "of the details of item \(item)"
    }
  }
}
