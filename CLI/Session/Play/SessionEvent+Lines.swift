extension SessionEvent {
  /// The event as the transcript shows it, fit for a terminal: one line, and more for a snapshot.
  public var lines: [String] {
    let stamp = time.scriptText
    let margin = String(repeating: " ", count: max(0, 8 - stamp.count)) + stamp + "  "
    let indent = String(repeating: " ", count: margin.count)
    switch kind {
    case .step(let text): return [margin + "> " + TerminalText.line(text)]
    case .sent(let number, let what):
      return [margin + "→ #\(number)" + (what.isEmpty ? "" : " " + TerminalText.line(what))]
    case .answered(let number, let rows):
      return [margin + "← #\(number) 200, \(rows) \(rows == 1 ? "row" : "rows")"]
    case .failed(let number, let fault): return [margin + "← #\(number) \(fault)"]
    case .cancelled(let number): return [margin + "✕ #\(number)"]
    case .details(let text), .changed(let text): return [margin + TerminalText.line(text)]
    case .snapshot(let name, let lines):
      return [margin + "snapshot " + TerminalText.line(name)]
        + lines.map { line in
          let line = TerminalText.line(line)
          // Editors strip blanks at the end of a line, and a golden would differ.
          return indent + (line.isEmpty ? "|" : "| " + line)
        }
    }
  }
}
