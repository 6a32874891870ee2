/// What a person submitted to search for: never blank, without blanks around it.
///
/// A value, so that a load keeps the words that it was started with, whatever is typed meanwhile.
public struct SearchQuery: Hashable, Sendable {
  /// The words, trimmed.
  public let text: String

  /// Creates a query, or nothing where the text is blank.
  public init?(_ text: String) {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    self.text = String(text[first...last])
  }
}
