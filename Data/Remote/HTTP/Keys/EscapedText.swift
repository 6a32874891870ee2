/// A text that can be read through its escapes, however they are nested and mixed: percent-encoding,
/// the escapes of JSON, the references of XML and HTML, and what no screen shows between them.
///
/// Every place is read once, from the end on, out of what has been read behind it. Readings lie within
/// one another or apart, so that the time is linear, also for a `%2525252525…`.
struct EscapedText {
  /// A character, as it is or escaped, and where what follows it begins.
  struct Symbol: Equatable {
    let value: UInt32
    let end: Int
  }

  /// What escapes begin with.
  static let begins: [Unicode.Scalar] = ["%", "&", "\\"]
  /// How many readings of one place are looked at, besides the longest.
  private static let readings = 8

  let scalars: [Unicode.Scalar]
  /// The longest reading of every place.
  private var symbols: [Symbol]
  /// For every place, where the next symbol that shows begins: there or behind.
  private var shown: [Int]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    symbols = scalars.enumerated().map { Symbol(value: $1.value, end: $0 + 1) }
    shown = Array(0...scalars.count)
    for place in scalars.indices.reversed() {
      var symbol = symbols[place]
      while let longer = unescaped(symbol) { symbol = longer }
      symbols[place] = symbol
      if Self.isHidden(symbol.value) { shown[place] = shown[symbol.end] }
    }
  }

  /// Returns what may stand at a place: the character itself, and what it is the begin of an escape of.
  func readings(at place: Int) -> [Symbol] {
    var readings = [Symbol(value: scalars[place].value, end: place + 1)]
    while let last = readings.last, last != symbols[place] {
      guard readings.count < Self.readings, let longer = unescaped(last) else {
        return readings + [symbols[place]]
      }
      readings.append(longer)
    }
    return readings
  }

  /// Returns where the next symbol may begin, from a place on: a `%FF` may be a hidden character, or
  /// begin with a `%`, and a `\n` may be a hidden character, or a letter behind a hidden one.
  func nextPlaces(from place: Int) -> [Int] {
    var places = [shown[place]]
    while let last = places.last, last < scalars.count, last > 0, scalars[last - 1] == "\\",
      "bfnrt".unicodeScalars.contains(scalars[last]), places.count < Self.readings / 2
    {
      places.append(shown[last + 1])
    }
    let isSkipped = place < scalars.count && shown[place] > place
    return isSkipped && Self.begins.contains(scalars[place]) ? [place] + places : places
  }

  /// Whether the text ends at a place, or behind it in the midst of an escape.
  func isEnd(_ place: Int) -> Bool {
    guard shown[place] < scalars.count else { return true }
    let rest = scalars[place...].prefix(12)
    return rest.endIndex == scalars.count && rest.first.map(Self.begins.contains) == true
      && rest.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "%&\\#;0123456789".unicodeScalars.contains($0))
      }
  }

  // MARK: - Escapes

  private func symbol(after place: Int) -> Symbol? {
    shown[place] < scalars.count ? symbols[shown[place]] : nil
  }

  /// Returns what an escape that begins with a symbol stands for, or nothing where it begins none.
  private func unescaped(_ symbol: Symbol) -> Symbol? {
    switch Unicode.Scalar(symbol.value) {
    case "%":
      if let byte = number(digits: 2, from: symbol.end) {
        // A byte beyond ASCII is a piece of a character: not one that a key has.
        return byte.value < 0x80 ? byte : Symbol(value: 0xDC00 + byte.value, end: byte.end)
      }
      return letter("u", after: symbol.end).flatMap { number(digits: 4, from: $0) }
    case "\\":
      return letter("u", after: symbol.end).flatMap { number(digits: 4, from: $0) }
        ?? letter("x", after: symbol.end).flatMap { number(digits: 2, from: $0) }
    case "&": return reference(from: symbol.end)
    default: return nil
    }
  }

  /// Returns where what follows a letter begins, or nothing where another one stands there.
  private func letter(_ letter: Unicode.Scalar, after place: Int) -> Int? {
    symbol(after: place).flatMap { $0.value == letter.value ? $0.end : nil }
  }

  /// Reads a hexadecimal number of so many digits.
  private func number(digits: Int, from place: Int) -> Symbol? {
    var number = Symbol(value: 0, end: place)
    for _ in 0..<digits {
      guard let next = symbol(after: number.end), let digit = Self.digit(next.value) else {
        return nil
      }
      number = Symbol(value: number.value << 4 + digit, end: next.end)
    }
    return number
  }

  /// Reads what stands between a `&` and a `;`.
  private func reference(from place: Int) -> Symbol? {
    var name = ""
    var place = place
    while name.utf8.count <= CharacterReference.longest, let next = symbol(after: place),
      let scalar = Unicode.Scalar(next.value), scalar.isASCII
    {
      place = next.end
      if scalar == ";" {
        return CharacterReference.value(of: name).map { Symbol(value: $0, end: place) }
      }
      name.unicodeScalars.append(scalar)
    }
    return nil
  }

  private static func digit(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x30...0x39: value - 0x30
    case 0x41...0x46: value - 0x37
    case 0x61...0x66: value - 0x57
    default: nil
    }
  }

  /// Whether a character does not show, or is a backslash: that may stand before any other.
  private static func isHidden(_ value: UInt32) -> Bool {
    if (0x20..<0x7F).contains(value) { return value == 0x5C }
    // What is no character is half of one, or a byte of one.
    return Unicode.Scalar(value)?.isHidden ?? true
  }
}
