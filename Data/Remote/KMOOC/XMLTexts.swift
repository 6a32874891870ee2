import Foundation

/// The texts of a few XML elements: the first of each name, whatever its case and prefix.
///
/// No validating parser: what it reads is an error's few fields, often in a document that is none.
struct XMLTexts {
  /// How many bytes are looked at: a page of HTML may be long, and an error is not.
  private static let limit = 65536

  private var texts: [String: String] = [:]

  subscript(name: String) -> String? { texts[name] }

  /// Reads the texts of elements, named in lower case; one that is not closed has none.
  init(of names: Set<String>, in xml: Data) {
    var rest = String(decoding: xml.prefix(Self.limit), as: UTF8.self)[...]
    var open: (name: String, text: String)?
    while let sign = rest.firstIndex(of: "<") {
      open?.text += Self.withoutEntities(rest[..<sign])
      rest = rest[sign...]
      if rest.hasPrefix("<![CDATA[") {
        guard let section = Self.cut("<![CDATA[", "]]>", from: &rest) else { return }
        open?.text += section
      } else if rest.hasPrefix("<!--") {
        guard Self.cut("<!--", "-->", from: &rest) != nil else { return }
      } else {
        guard let tag = Self.tag(from: &rest) else { return }
        let name = Self.name(of: tag)
        if tag.hasPrefix("/") {
          guard let element = open, element.name == name else { continue }
          texts[name] = element.text
          open = nil
        } else if open == nil, names.contains(name), texts[name] == nil, !tag.hasSuffix("/") {
          open = (name, "")
        }
      }
    }
  }

  /// Takes a section off the begin of a text and returns what is in it, or nothing where it
  /// is not closed.
  private static func cut(_ begin: String, _ end: String, from text: inout Substring) -> Substring?
  {
    guard let close = text.dropFirst(begin.count).firstRange(of: end) else { return nil }
    defer { text = text[close.upperBound...] }
    return text.dropFirst(begin.count)[..<close.lowerBound]
  }

  /// Takes a tag off the begin of a text and returns what is in it; a `>` in quotes does not end it.
  private static func tag(from text: inout Substring) -> Substring? {
    var quote: Character?
    for index in text.indices {
      let sign = text[index]
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if sign == ">" {
        defer { text = text[text.index(after: index)...] }
        return text[..<index].dropFirst()
      }
    }
    return nil
  }

  private static func name(of tag: Substring) -> String {
    let name = tag.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
    return (name.split(separator: ":").last ?? "").lowercased()
  }

  private static func withoutEntities(_ text: Substring) -> String {
    var decoded = ""
    var rest = text
    while let sign = rest.firstIndex(of: "&") {
      decoded += rest[..<sign]
      rest = rest[sign...].dropFirst()
      guard let end = rest.prefix(9).firstIndex(of: ";"), let character = character(rest[..<end])
      else {
        decoded += "&"
        continue
      }
      decoded.append(character)
      rest = rest[end...].dropFirst()
    }
    return decoded + rest
  }

  private static func character(_ entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard entity.first == "#" else { return nil }
    let digits = entity.dropFirst()
    let code =
      digits.first?.lowercased() == "x"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
