import EndlessSession

/// Tells a session as it goes: the file's own lines, and below each step what it brought.
struct Story {
  private let lines: [String]
  private let color: Bool
  /// The last line that was told.
  private var told = 0
  private var hasFailed = false
  /// What has been told.
  private(set) var text = ""

  init(of contents: GoldenFile?, color: Bool) {
    lines = contents.map(Self.lines) ?? []
    self.color = color
  }

  /// Tells a step, and the lines of the file before it.
  mutating func tell(
    _ step: Script.PlannedStep, _ events: ArraySlice<SessionEvent>, _ failure: SessionFailure?
  ) {
    tellLines(to: step.lineOfScript)
    // A step of another file stands nowhere in this one, nor does any in what is read but once.
    if !step.place.takenInBy.isEmpty || lines.isEmpty {
      text +=
        "    \(TerminalText.line(step.place.file)):\(step.place.line)  "
        + TerminalText.line(step.text) + "\n"
    }
    for event in events where !event.isStep {
      for line in event.lines { text += styled("      \(line)", .dim) + "\n" }
    }
    if let failure {
      hasFailed = true
      text += styled("      ✘ \(TerminalText.line(failure.message))", .red) + "\n"
    } else if step.step.isCheck {
      text += styled("      ✔", .green) + "\n"
    }
  }

  /// Ends the story; where nothing failed so far, with what stands below the last step, and what only
  /// the end shows.
  mutating func end(with failures: [Diagnostic]) {
    if !hasFailed {
      tellLines(to: lines.count)
      for failure in failures {
        let line = failure.place.map { " (line \($0.line))" } ?? ""
        text += styled("      ✘ \(TerminalText.line(failure.message))\(line)", .red) + "\n"
      }
    }
    text += "\n"
  }

  /// The lines above the transcript, without what ends them and what marks the file's beginning.
  private static func lines(of contents: GoldenFile) -> [String] {
    contents.lines.enumerated().map { place, line in
      var scalars = line.unicodeScalars[...]
      if place == 0, scalars.first == "\u{FEFF}" { scalars = scalars.dropFirst() }
      if scalars.last == "\r" { scalars = scalars.dropLast() }
      return String(scalars)
    }
  }

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
