import Foundation

/// Tells whether an error shows the key that an answer held.
enum KeyLeak {
  /// A part of the key counts too, unless the answer held a part by itself: that is no longer the key.
  static func isIn(_ description: String, answer: Data) -> Bool {
    let shown = plain(description)
    guard shown.contains("SECRETS") || shown.contains("HIDDEN") else { return false }
    let answers = texts(of: answer).map(plain)
    if shown.contains(FuzzWords.key), answers.contains(where: { $0.contains(FuzzWords.key) }) {
      return true
    }
    return answers.allSatisfy { answer in
      let rest = answer.replacing(FuzzWords.key, with: "")
      return !rest.contains("SECRETS") && !rest.contains("HIDDEN")
    }
  }

  /// Returns an answer as a text; where zeros are so many that it must be in UTF-16 or UTF-32, in those
  /// too: a byte that does not show may be the half of another letter.
  private static func texts(of answer: Data) -> [String] {
    let utf8 = String(decoding: answer, as: UTF8.self)
    guard answer.count(where: { $0 == 0 }) * 3 > answer.count else { return [utf8] }
    let utf16 = String(decoding: units(of: answer, bytes: 2).map(UInt16.init), as: UTF16.self)
    let utf32 = String(decoding: units(of: answer, bytes: 4), as: UTF32.self)
    return [utf8, utf16, utf32]
  }

  private static func units(of answer: Data, bytes: Int) -> [UInt32] {
    let all = Array(answer)
    return stride(from: 0, to: all.count - bytes + 1, by: bytes).map { start in
      all[start..<start + bytes].reversed().reduce(0) { $0 << 8 + UInt32($1) }
    }
  }

  /// Returns a text as whoever wants the key reads it: without escapes, however often they have been
  /// applied, without what does not show, and with a `+` for a form's blank.
  static func plain(_ text: String) -> String {
    let isAsItReads = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && !#"\%&"#.utf8.contains($0)
    }
    guard !isAsItReads else { return text.replacing(" ", with: "+") }
    var text = text
    while true {
      let before = text
      // Both halves of a character that does show.
      text.replace(/\\+u[dD][89abAB][0-9a-fA-F]{2}\\+u[dD][c-fC-F][0-9a-fA-F]{2}/, with: "\u{FFFD}")
      text.replace(/\\+u([0-9a-fA-F]{4})/) { character($0.1, radix: 16) }
      text.replace(/\\+x([0-9a-fA-F]{2})/) { character($0.1, radix: 16) }
      text.replace(/%([0-9a-fA-F]{2})/) { character($0.1, radix: 16) }
      text.replace(/&#[xX]([0-9a-fA-F]{1,8});/) { character($0.1, radix: 16) }
      text.replace(/&#([0-9]{1,8});/) { character($0.1, radix: 10) }
      for (name, sign) in ["plus": "+", "equals": "=", "amp": "&", "percnt": "%", "num": "#"] {
        text.replace("&\(name);", with: sign)
      }
      text.unicodeScalars.removeAll(where: isHidden)
      guard text != before else { break }
    }
    text.replace(/\\[bfnrt]/, with: "")
    return text.replacing("\\", with: "").replacing(" ", with: "+")
  }

  private static func character(_ digits: Substring, radix: Int) -> String {
    UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: return true
    default:
      return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}
