/// The lines of a file, decoded one by one.
struct SourceLines {
  private let file: String
  private let bytes: [UInt8]
  private var index: Int
  private var number = 0
  private var before: String?

  /// Skips a byte order mark at the very beginning.
  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next line, and the first of its bytes that is not UTF-8 with the scalars before it.
  mutating func next() -> (line: SourceLine, broken: (index: Int, byte: UInt8)?)? {
    guard let text = nextBytes() else { return nil }
    number += 1
    var broken: (index: Int, byte: UInt8)?
    var scalars: [Unicode.Scalar] = []
    if let valid = String(validating: text, as: UTF8.self) {
      scalars = Array(valid.unicodeScalars)
    } else {
      broken = Self.decode(text, into: &scalars)
    }
    let line = SourceLine(file: file, number: number, scalars: scalars, before: before)
    before = line.shown
    return (line, broken)
  }

  /// Returns the next line without its end; a final line end begins no line.
  private mutating func nextBytes() -> ArraySlice<UInt8>? {
    guard index < bytes.count else { return nil }
    let start = index
    let end = bytes[start...].firstIndex(of: 0x0A)
    index = (end ?? bytes.count - 1) + 1
    let line = bytes[start..<(end ?? bytes.count)]
    return end != nil && line.last == 0x0D ? line.dropLast() : line
  }

  private static func decode(_ text: ArraySlice<UInt8>, into scalars: inout [Unicode.Scalar])
    -> (index: Int, byte: UInt8)?
  {
    var broken: (index: Int, byte: UInt8)?
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = text.makeIterator()
    var place = text.startIndex
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        scalars.append(Unicode.UTF8.decode(encoded))
        place += encoded.count
      case .error(let length):
        if broken == nil { broken = (scalars.count, text[place]) }
        scalars.append("\u{FFFD}")
        place += length
      case .emptyInput: return broken
      }
    }
  }
}
