import EndlessMocks
import EndlessSession

/// Makes files that nobody would write: of scripts that can be read, of the language's words, and of
/// chance.
struct ScriptMutator {
  private static let scripts = [
    """
    # First page, then a failure and a retry
    set latency 50ms..300ms seed=7
    open lectures
    await state = loaded max=1s
    fail next 503 times=2
    scroll end
    expect not item 1 title contains 'it''s'
    retry
    -- transcript --
       0ms  > open lectures
    """,
    """
    set prefetch distance=250
    hold next
    open books '한글'
    search '\u{1F468}\u{200D}\u{1F469}' # a family
    await request 2 done max=1s\r
    release 1
    run other.scroll
    close
    open pokemon
    expect details loaded >= 30
    retry item=3
    server insert 2 at=1
    scroll 40 over 2.5s
    """,
  ].map { Array($0.utf8) }

  /// Words with sense and without, and characters that a careless reader stumbles over.
  private static let words: [String] = {
    var words = StepForm.all.flatMap { [$0.word, $0.example] + $0.options.map { $0 + "=" } }
    words += SettingForm.all.map(\.example)
    words += SubjectForm.all.flatMap { [$0.word, $0.example] }
    words += SessionFeed.allCases.map(\.rawValue)
    words += SessionFeed.allCases.flatMap(\.fields)
    words += Condition.Operator.allCases.map(\.rawValue)
    words += [
      "'", "''", "'a", "a'", " ", "\t", "\n", "\r\n", "\r", "#", " #", "=", "..", "not", "over",
      "-",
      "-- transcript --", "0", "-1", "9223372036854775807", "-9223372036854775808",
      "99999999999999999999", "1.5", "1e9", "nan", "٣", "5", "5ms", "5sec", "9999999999999m", "pt",
      "0.0000001s", "한", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F1F0}\u{1F1F7}",
      "\u{85}",
      "\u{2028}", "\u{FEFF}", "\u{202E}", "\u{1B}[2J", "\0", "\u{FFFD}", "(", "[", "\\", "(?<",
      "*+",
      "other.scroll", "main.scroll", "no.scroll", "..", "../", "/",
    ]
    return words
  }()

  private var generator: SeededGenerator

  init(_ generator: SeededGenerator) { self.generator = generator }

  /// Returns the bytes of a file.
  mutating func file() -> [UInt8] {
    switch draw(10) {
    case 0: return (0..<draw(80)).map { _ in UInt8(draw(256)) }
    case 1...3: return spliced()
    default:
      var bytes = pick(Self.scripts)
      for _ in 0...draw(4) { mutate(&bytes) }
      return bytes
    }
  }

  private mutating func draw(_ count: Int) -> Int {
    Int(truncatingIfNeeded: generator.next() >> 33) % count
  }

  private mutating func pick<Element>(_ all: [Element]) -> Element { all[draw(all.count)] }

  private mutating func spliced() -> [UInt8] {
    var text = draw(2) == 0 ? "open \(pick(SessionFeed.allCases).rawValue)\n" : ""
    for _ in 0...draw(30) {
      text += pick(Self.words) + pick([" ", " ", " ", "\n", "\n", "", "="])
    }
    return Array(text.utf8)
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let start = draw(bytes.count + 1)
    let end = start + draw(min(20, bytes.count - start) + 1)
    switch draw(8) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(UInt8(draw(256)), at: start)
    case 2 where start < bytes.count: bytes[start] ^= 1 << UInt8(draw(8))
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: draw(bytes.count + 1))
    case 4: bytes.replaceSubrange(start..<end, with: pick(Self.words).utf8)
    case 5:
      // A whole word, so that what is left is still of the language.
      let blanks: Set<UInt8> = [0x20, 0x0A]
      let from = bytes[..<start].lastIndex(where: blanks.contains).map { $0 + 1 } ?? 0
      let to = bytes[start...].firstIndex(where: blanks.contains) ?? bytes.count
      bytes.replaceSubrange(from..<max(from, to), with: pick(Self.words).utf8)
    default: bytes.insert(contentsOf: pick(Self.words).utf8, at: start)
    }
  }
}
