import Foundation

/// A key of a server: it goes into requests, and shows itself nowhere.
public struct APIKey: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let text: String

  /// Creates a key, or nothing where the text, without the blanks around it, cannot be one: it is
  /// empty, or holds a blank, a control character or a character beyond ASCII.
  public init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    self.text = text
  }

  /// The key without percent-encoding: some portals hand it out with, some without.
  var decoded: String { text.removingPercentEncoding ?? text }

  /// Returns a text in which the key is replaced, whichever of its characters are percent-encoded
  /// there: what echoes a key has its own idea of which ones must be.
  func redacted(from text: String) -> String {
    let key = Array(decoded.utf8)
    var redacted: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if let after = Self.rest(of: rest, after: key) {
        redacted += description.utf8
        rest = after
      } else {
        redacted.append(first)
        rest.removeFirst()
      }
    }
    return String(decoding: redacted, as: UTF8.self)
  }

  /// Returns what follows a key at the begin of a text, or nothing where it does not begin so.
  private static func rest(of text: ArraySlice<UInt8>, after key: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = text
    for byte in key {
      guard let next = self.rest(of: rest, afterByte: byte) else { return nil }
      rest = next
    }
    return rest
  }

  /// Returns what follows one byte of a key, which may stand as it is, encoded once or more often
  /// (`%2B`, `%252B`), or as the blank that forms read a `+` as.
  private static func rest(of text: ArraySlice<UInt8>, afterByte byte: UInt8)
    -> ArraySlice<UInt8>?
  {
    if text.first == UInt8(ascii: "%") {
      var code = text.dropFirst()
      while code.count >= 2 {
        let value = UInt8(String(decoding: code.prefix(2), as: UTF8.self), radix: 16)
        code = code.dropFirst(2)
        if value == byte { return code }
        guard value == UInt8(ascii: "%") else { break }
      }
    }
    let isBlankForPlus = byte == UInt8(ascii: "+") && text.first == UInt8(ascii: " ")
    return text.first == byte || isBlankForPlus ? text.dropFirst() : nil
  }

  /// A placeholder.
  public var description: String { "[key]" }
  /// A placeholder.
  public var debugDescription: String { description }
  /// Shows a placeholder.
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
