import Foundation

/// Returns a server's words as an error may carry them: without keys and control characters, not long,
/// and no page of HTML.
func serverWords(_ text: String?, without key: APIKey? = nil) -> String? {
  // What is too long is left, not cut: a cut may go through a key, which would then not be known.
  guard let text, text.utf8.count <= HTTPResponse.errorSize else { return nil }
  let redacted = key?.redacted(from: text) ?? text
  let shown = redacted.unicodeScalars.map { $0.isHidden ? " " : String($0) }.joined()
  let words = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  // Once more, since any blank may now be the one that forms read a `+` as.
  let trimmed = key?.redacted(from: words) ?? words
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
