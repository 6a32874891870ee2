/// Returns a text with its HTML entities decoded, once: `&amp;lt;` becomes `&lt;`.
///
/// Only the few entities that book titles contain are decoded.
func decodingHTMLEntities(in text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
  var result = ""
  var rest = text[...]
  while let ampersand = rest.firstIndex(of: "&") {
    result += rest[..<ampersand]
    rest = rest[ampersand...]
    if let semicolon = rest.prefix(12).firstIndex(of: ";"),
      let decoded = decoded(entity: rest[rest.index(after: ampersand)..<semicolon])
    {
      result += decoded
      rest = rest[rest.index(after: semicolon)...]
    } else {
      result.append(rest.removeFirst())
    }
  }
  return result + rest
}

private func decoded(entity: Substring) -> String? {
  guard entity.first == "#" else { return namedEntities[String(entity)] }
  let digits = entity.dropFirst()
  let isHexadecimal = digits.first == "x" || digits.first == "X"
  let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  return number.flatMap(Unicode.Scalar.init).map { String($0) }
}

private let namedEntities = [
  "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  "hellip": "…", "middot": "·", "bull": "•", "ndash": "–", "mdash": "—",
  "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
  "copy": "©", "reg": "®", "trade": "™", "deg": "°", "times": "×",
]
