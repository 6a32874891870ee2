import Foundation

/// A key of a server: it goes into requests, and shows itself nowhere.
public struct APIKey: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let text: String

  /// How many characters a key has at the most.
  public static let longest = 256

  /// Creates a key, or nothing where the text, without the blanks around it, cannot be one: it is
  /// empty or longer than any, or holds a blank, a control character or a character beyond ASCII.
  public init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...Self.longest).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.text = text
  }

  /// The key without percent-encoding: some portals hand it out with, some without.
  var decoded: String { text.removingPercentEncoding ?? text }

  /// A placeholder.
  public var description: String { "[key]" }
  /// A placeholder.
  public var debugDescription: String { description }
  /// Shows a placeholder.
  public var customMirror: Mirror { Mirror(reflecting: description) }
}
