/// How text is set off on a terminal.
enum TextStyle: String {
  case plain = ""
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"

  /// Returns the text in this style, where colours are used.
  func applied(to text: String, color: Bool) -> String {
    color && self != .plain ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
