/// A file that has been read, without the files that it takes in.
struct ParsedFile: Sendable {
  /// How many faults of a file are told: who has more does not write this language.
  static let faultLimit = FaultList.limit
  /// How many lines that say something are read: no script has more.
  static let lineLimit = ScriptAssembly.lineLimit + 1

  /// What its lines say, in their order.
  private(set) var statements: [Statement] = []
  /// The lines below its `-- transcript --`; nothing where it has none.
  private(set) var golden: [String]?

  /// Reads the lines of a file.
  init(file: String, bytes: [UInt8]) {
    var lines = SourceLines(file: file, bytes: bytes)
    var faults = 0
    while faults < Self.faultLimit, statements.count < Self.lineLimit,
      let (line, broken) = lines.next()
    {
      if line.isTranscriptMark {
        readGolden(&lines)
        break
      }
      guard let statement = Statement(line, broken: broken) else { continue }
      statements.append(statement)
      faults += statement.faults.count
    }
  }

  private mutating func readGolden(_ lines: inout SourceLines) {
    var golden: [String] = []
    while let (line, broken) = lines.next() {
      golden.append(String(line.scalars))
      guard broken != nil, let statement = Statement(line, broken: broken) else { continue }
      statements.append(statement)
      break
    }
    self.golden = golden
  }
}

extension Script {
  /// The line that ends a script; its transcript stands below.
  package static let transcriptMark = "-- transcript --"
}

extension SourceLine {
  /// Whether it ends the script.
  var isTranscriptMark: Bool { scalars.count <= Self.limit && trimmed == Script.transcriptMark }
  /// What is written, without the blanks around it.
  var trimmed: String { String(scalars).trimmed }
}

extension String {
  /// The text without the blanks and tabs around it.
  var trimmed: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    let scalars = unicodeScalars.drop(while: isBlank)
    guard let last = scalars.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(scalars[...last])
  }
}
