/// Plays a script from its first step to its last, or to the first that fails.
public struct ScriptPlayer {
  /// Is told of each step once it has been played, with the events that it brought and whether it
  /// failed.
  public typealias Teller = (Script.PlannedStep, ArraySlice<SessionEvent>, SessionFailure?) -> Void

  private let script: Script
  private let tell: Teller

  /// Creates a player of a script.
  public init(_ script: Script, telling tell: @escaping Teller = { _, _, _ in }) {
    self.script = script
    self.tell = tell
  }

  /// Plays the script.
  public func play() -> PlayedScript {
    let world = SessionWorld(script.settings)
    var sessions: [SessionFeed: SampleSession] = [:]
    var failures: [(section: Int, failure: Diagnostic)] = []
    var played = Array(repeating: 0, count: script.sections.count)
    var current = SessionFeed.lectures
    for (place, planned) in script.steps.enumerated() {
      // Neighbouring expectations all report; then the file stops.
      if !failures.isEmpty,
        !planned.step.isExpectation || !script.steps[place - 1].step.isExpectation
      {
        break
      }
      if let feed = planned.feed { current = feed }
      let session = sessions[current] ?? SampleSession(current, in: world)
      sessions[current] = session
      let before = world.log.events.count
      var fault: SessionFailure?
      do throws(SessionFailure) {
        try session.perform(planned.step, as: planned.text, line: place)
      } catch {
        fault = error
        failures.append((planned.section, diagnostic(of: error)))
      }
      played[planned.section] += 1
      tell(planned, world.log.events[before...], fault)
    }
    if failures.isEmpty {
      failures = world.leftOver.map { (script.steps[$0.line].section, diagnostic(of: $0)) }
    }
    return PlayedScript(
      file: script.file, title: script.title,
      sections: sections(played, failures),
      trace: picture(of: SessionFeed.allCases.compactMap { sessions[$0] }),
      events: world.log.events.map(placed), virtualTime: world.now)
  }

  private func sections(_ played: [Int], _ failures: [(section: Int, failure: Diagnostic)])
    -> [PlayedScript.Section]
  {
    let last = failures.map(\.section).max() ?? .max
    return script.sections.enumerated().map { place, section in
      PlayedScript.Section(
        title: section.title, steps: played[place],
        failures: failures.filter { $0.section == place }.map(\.failure),
        wasReached: place <= last || played[place] > 0)
    }
  }

  /// Returns a failure with the place of the step that made it.
  private func diagnostic(of failure: SessionFailure) -> Diagnostic {
    Diagnostic(
      kind: failure.kind, message: failure.message,
      place: script.steps.indices.contains(failure.line) ? script.steps[failure.line].focus : nil,
      label: failure.label, notes: failure.notes)
  }

  /// Returns an event with the line of its step instead of the step's number.
  private func placed(_ event: SessionEvent) -> SessionEvent {
    SessionEvent(time: event.time, line: script.steps[event.line].lineOfScript, kind: event.kind)
  }

  private func picture(of sessions: [SampleSession]) -> SessionTrace {
    sessions.map(\.picture).reduce(into: SessionTrace()) { whole, part in
      whole.sights = (whole.sights + part.sights).sorted { $0.time < $1.time }
      whole.extents = (whole.extents + part.extents).sorted { $0.time < $1.time }
      whole.spinners = (whole.spinners + part.spinners).sorted { $0.lowerBound < $1.lowerBound }
      whole.requests = part.requests.map { $0.placed(at: script.steps[$0.line].lineOfScript) }
    }
  }
}

extension Step {
  /// Whether it checks something now.
  fileprivate var isExpectation: Bool { if case .expect = self { true } else { false } }
}
