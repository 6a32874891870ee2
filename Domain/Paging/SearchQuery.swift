/// The text of a submitted search: never blank, without white space around it.
///
/// A value, so that a load keeps the text it was started with, whatever is typed meanwhile.
public struct SearchQuery: Hashable, Sendable {
  /// The text, trimmed.
  public let text: String

  /// Creates a query, or `nil` if the text is blank: only white space or invisible characters.
  public init?(_ text: String) {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace }),
      text.unicodeScalars.contains(where: \.isVisible)
    else { return nil }
    self.text = String(text[first...last])
  }
}

extension Unicode.Scalar {
  /// Whether the character is visible: no white space, zero-width character or filler.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format: false
    default: !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
    }
  }
}
