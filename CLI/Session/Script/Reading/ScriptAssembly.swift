/// Puts a script together of its file and the files that it takes in.
struct ScriptAssembly {
  /// How deep files may take files in.
  static let depthLimit = 100
  /// How many files may be taken in, each as often as it is.
  static let fileLimit = 1000
  /// How many steps a script may have.
  static let stepLimit = 100_000
  /// How many lines that say something it may have.
  static let lineLimit = 200_000

  private var shelf: FileShelf
  /// The files that are being read, the innermost last, each with the line that takes it in.
  private var chain: [(path: String, run: SourcePlace?)] = []
  private var sections: [Script.Section] = []
  private var drafts: [(step: Step, statement: Statement, section: Int)] = []
  private var settings = SettingsFlow()
  private var flow = FeedFlow()
  private var faults = FaultList()
  private var files = 0
  private var lines = 0
  private var isFull = false

  init(bytes: @escaping FileShelf.Bytes) { shelf = FileShelf(bytes: bytes) }

  /// Reads a script.
  mutating func script(of file: String) -> Result<Script, ScriptFaults> {
    let path = ScriptPath.normalized(file)
    let main: ParsedFile
    do throws(ScriptReader.ReadFault) {
      main = try shelf.file(path, named: file)
    } catch {
      return failure("expected a file that can be read, got '\(file)': \(error.reason)")
    }
    chain = [(path, nil)]
    take(main)
    if !isFull { flow.finish() }
    for fault in flow.faults { add(fault.message, at: fault.place, fault.order, fault.notes) }
    guard faults.isEmpty else { return .failure(ScriptFaults(diagnostics: faults.sorted)) }
    guard !drafts.isEmpty else {
      return failure("expected at least one step, such as 'open lectures', got none in '\(file)'")
    }
    return .success(
      Script(
        file: file, settings: settings.settings, sections: sections,
        steps: zip(drafts, flow.feeds).map { draft, feed in
          Script.PlannedStep(
            step: draft.step, place: draft.statement.place, focus: draft.statement.focus,
            text: draft.statement.text, section: draft.section, feed: feed)
        }, golden: main.golden))
  }

  private func failure(_ message: String) -> Result<Script, ScriptFaults> {
    let fault = Diagnostic(kind: .syntax, message: message, place: nil, label: "", notes: [])
    return .failure(ScriptFaults(diagnostics: [fault]))
  }

  // MARK: - Lines

  private mutating func take(_ file: ParsedFile) {
    let takers = chain.reversed().compactMap { $0.run?.address }
    for statement in file.statements {
      guard !isFull else { return }
      lines += 1
      take(takers.isEmpty ? statement : statement.takenIn(by: takers))
      if faults.isFull { isFull = true }
    }
  }

  private mutating func take(_ statement: Statement) {
    for fault in statement.faults { faults.add(fault, order: lines) }
    if lines > Self.lineLimit { stop("at most \(Self.lineLimit) lines", statement) }
    switch statement.kind {
    case .title(let title):
      guard chain.count == 1 else { return }
      sections.append(Script.Section(title: title, line: statement.place.line))
    case .setting(let setting):
      guard let fault = settings.take(setting, at: statement.operand) else { return }
      add(fault.message, at: statement.operand, lines, [fault.note])
    case .run(let file): run(file, statement)
    case .step(let step): append(step, statement)
    case .broken(let word):
      if let word, word != "set", word != "run" { settings.begin(at: statement.place) }
      if word == nil || word == "open" || word == "run" { flow.skip() }
    }
  }

  private mutating func append(_ step: Step, _ statement: Statement) {
    guard drafts.count < Self.stepLimit else {
      stop("at most \(Self.stepLimit) steps", statement)
      return
    }
    settings.begin(at: statement.place)
    if sections.isEmpty {
      let run = chain.count > 1 ? chain[1].run : nil
      sections.append(Script.Section(title: "", line: run?.line ?? statement.place.line))
    }
    drafts.append((step, statement, sections.count - 1))
    flow.take(step, FeedFlow.Position(order: lines, statement: statement))
  }

  // MARK: - Other files

  private mutating func run(_ file: String, _ statement: Statement) {
    let path = ScriptPath.resolve(file, in: chain.last?.path ?? "")
    if let link = chain.first(where: { $0.path.utf8.elementsEqual(path.utf8) }) {
      let first = link.run.map { "is taken in at \($0.address)" } ?? "is the script itself"
      add(
        "expected a file that does not take itself in, got '\(file)'", at: statement.operand, lines,
        ["\(path) \(first)", "and again at \(statement.operand.address)"])
      flow.skip()
      return
    }
    guard chain.count <= Self.depthLimit else {
      stop("files at most \(Self.depthLimit) deep", statement)
      return
    }
    guard files < Self.fileLimit else {
      stop("at most \(Self.fileLimit) files that are taken in", statement)
      return
    }
    files += 1
    do throws(ScriptReader.ReadFault) {
      let taken = try shelf.file(path, named: path)
      chain.append((path, statement.operand))
      take(taken)
      chain.removeLast()
    } catch {
      add(
        "expected a file that can be read, got '\(file)': \(error.reason)", at: statement.operand,
        lines)
      flow.skip()
    }
  }

  // MARK: - Faults

  private mutating func add(
    _ message: String, at place: SourcePlace, _ order: Int, _ notes: [String] = []
  ) {
    faults.add(
      Diagnostic(kind: .syntax, message: message, place: place, label: "", notes: notes),
      order: order)
  }

  private mutating func stop(_ limit: String, _ statement: Statement) {
    add("expected \(limit), got more", at: statement.place, lines)
    isFull = true
  }
}
