import Foundation

/// Returns a server's words as an error may carry them: without keys and control characters, not long,
/// and no page of HTML.
func serverWords(_ text: String?, without key: APIKey? = nil) -> String? {
  // What is too long is left, not cut: a cut may go through a key, which would then not be known.
  guard let text, text.utf8.count <= HTTPResponse.errorSize else { return nil }
  let redacted = key?.redacted(from: text) ?? text
  let words = redacted.unicodeScalars.map { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: " "
    default: String(scalar)
    }
  }
  let trimmed = words.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return trimmed.isEmpty || trimmed.hasPrefix("<") ? nil : String(trimmed.prefix(200))
}

/// Returns the words of an answer that is plain text, or nothing where it is JSON, HTML or a piece of
/// either: what a list holds is not what a server says.
func plainWords(of response: HTTPResponse, without key: APIKey? = nil) -> String? {
  let content = response.content
  let signs = Set("{}<\"".utf8)
  guard response.isShort, content.first != UInt8(ascii: "["),
    !content.contains(where: signs.contains)
  else { return nil }
  return serverWords(String(data: content, encoding: .utf8), without: key)
}
