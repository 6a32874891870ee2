extension Statement {
  /// Reads a line; nothing where it is blank or a comment.
  ///
  /// Everything that is wrong with the line is in ``faults``.
  init?(_ line: SourceLine, broken: (index: Int, byte: UInt8)?) {
    let whole = line.place(0..<0)
    if let broken {
      let byte = String(broken.byte, radix: 16, uppercase: true)
      let fault = Self.fault(
        "expected UTF-8, got the byte 0x\(byte)", line, broken.index..<broken.index + 1)
      self.init(kind: .broken(nil), place: whole, faults: [fault])
      return
    }
    if line.scalars.count > SourceLine.limit {
      let fault = Self.fault(
        "expected a line of at most \(SourceLine.limit) characters, got a longer one", line,
        SourceLine.limit..<SourceLine.limit + 1)
      self.init(kind: .broken(nil), place: whole, faults: [fault])
      return
    }
    let splitter = WordSplitter(line)
    let faults = splitter.faults.map { Self.fault($0.message, line, $0.range) }
    if line.scalars.first == "#" {
      let title = String(line.scalars.drop { $0 == "#" }).trimmed
      guard !title.isEmpty || !faults.isEmpty else { return nil }
      self.init(kind: .title(title), place: whole, faults: faults)
    } else if let parser = LineParser(line, splitter.words) {
      self.init(parser, splitter.words, faults)
    } else if !faults.isEmpty {
      self.init(kind: .broken(nil), place: whole, faults: faults)
    } else {
      return nil
    }
  }

  private init(kind: Kind, place: SourcePlace, faults: [Diagnostic]) {
    self.init(
      kind: kind, place: place, focus: place, operand: place, text: "", faults: faults)
  }

  private init(_ parser: LineParser, _ words: [Word], _ faults: [Diagnostic]) {
    var parser = parser
    let kind = parser.statement()
    let line = parser.line
    let head = line.place(parser.head.range)
    let focus = parser.focus.map { line.place($0.range) } ?? head
    self.init(
      kind: kind, place: head, focus: focus,
      operand: parser.operand.map { line.place($0.range) } ?? head,
      text: words.map(\.written).joined(separator: " "),
      faults: (faults + parser.faults).sorted { a, b in
        (a.place?.column ?? 0) < (b.place?.column ?? 0)
      })
  }

  private static func fault(_ message: String, _ line: SourceLine, _ range: Range<Int>)
    -> Diagnostic
  {
    Diagnostic(kind: .syntax, message: message, place: line.place(range), label: "", notes: [])
  }
}

extension LineParser {
  /// Takes the whole line.
  mutating func statement() -> Statement.Kind {
    guard !head.isQuoted, let form = StepForm.named(head.text) else {
      rejectHead()
      return .broken(nil)
    }
    let isCondition = ["expect", "await"].contains(form.word)
    setOptionsApart { !isCondition || form.options.contains($0) }
    let kind: Statement.Kind? =
      switch form.word {
      case "set": setting().map { .setting($0) }
      case "run": file().map { .run($0) }
      default: step().map { .step($0) }
      }
    finish()
    return kind ?? .broken(form.word)
  }

  private mutating func file() -> String? {
    operand = text("a file, such as search.scroll")
    return operand?.text
  }

  private mutating func rejectHead() {
    let words = StepForm.all.map(\.word)
    let advice =
      head.text.hasPrefix("--")
      ? suggestion(line.trimmed, among: [Script.transcriptMark]) : Self.near(head, words)
    lose("a step", at: head, advice: advice)
  }
}
