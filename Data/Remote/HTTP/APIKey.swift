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
      let code = rest.prefix(3)
      if code.first == UInt8(ascii: "%"),
        UInt8(String(decoding: code.dropFirst(), as: UTF8.self), radix: 16) == byte
      {
        rest = rest.dropFirst(code.count)
      } else if rest.first == byte {
        rest.removeFirst()
      } else {
        return nil
      }
    }
    return rest
  }

  /// A placeholder.
  public var description: String { "[key]" }
  /// A placeholder.
  public var debugDescription: String { description }
  /// Shows a placeholder.
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
