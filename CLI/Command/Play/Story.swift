import EndlessSession

/// Tells a session as it goes: the file's own lines, and below each step what it brought.
struct Story {
  private let file: String
  private let lines: [String]
  private let color: Bool
  /// The last line that was told.
  private var told = 0
  /// What has been told.
  private(set) var text = ""

  init(of script: Script, contents: GoldenFile?, color: Bool) {
    file = script.file
    lines = contents?.lines ?? []
    self.color = color
  }

  /// Tells a step, and the lines of the file before it.
  mutating func tell(
    _ step: Script.PlannedStep, _ events: ArraySlice<SessionEvent>, _ failure: SessionFailure?
  ) {
    if step.place.file == file, step.place.takenInBy.isEmpty {
      tellLines(to: step.place.line)
    } else {
      text +=
        "    \(TerminalText.line(step.place.file)):\(step.place.line)  "
        + TerminalText.line(step.text) + "\n"
    }
    for event in events where !event.isStep {
      for line in event.lines { text += styled("      \(line)", .dim) + "\n" }
    }
    if let failure {
      text += styled("      ✘ \(TerminalText.line(failure.message))", .red) + "\n"
    } else if step.step.isCheck {
      text += styled("      ✔", .green) + "\n"
    }
  }

  /// Ends the story.
  mutating func end() { text += "\n" }

  private mutating func tellLines(to line: Int) {
    while told < min(line, lines.count) {
      let shown = TerminalText.inPlace(lines[told])
      told += 1
      guard !shown.allSatisfy(\.isWhitespace) else { continue }
      let number = String(told)
      let margin = String(repeating: " ", count: max(0, 4 - number.count)) + number + "  "
      text += margin + (shown.hasPrefix("#") ? styled(shown, .bold) : shown) + "\n"
    }
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    style.applied(to: text, color: color)
  }
}
