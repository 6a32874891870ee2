import Foundation

/// Tells whether an error shows the key that an answer held.
enum KeyLeak {
  /// A part of the key counts too, unless the answer held a part by itself: that is no longer the key.
  static func isIn(_ description: String, answer: Data) -> Bool {
    guard description.contains("SECRETS") || description.contains("HIDDEN") else { return false }
    let shown = plain(description)
    let answer = plain(text(of: answer))
    if shown.contains(FuzzWords.key) && answer.contains(FuzzWords.key) { return true }
    let rest = answer.replacing(FuzzWords.key, with: "")
    return !rest.contains("SECRETS") && !rest.contains("HIDDEN")
  }

  /// Returns an answer as a text: without its zeros where they are so many that it must be in UTF-16 or
  /// UTF-32.
  private static func text(of answer: Data) -> String {
    let bytes = answer.filter { $0 != 0 }
    return String(decoding: bytes.count * 3 < answer.count * 2 ? bytes : answer, as: UTF8.self)
  }

  /// Returns a text without percent-encoding and a form's blanks for a `+`.
  private static func plain(_ text: String) -> String {
    var text = text
    for (code, plain) in [
      ("%25", "%"), ("%2B", "+"), ("%2b", "+"), ("%3D", "="), ("%3d", "="), ("%53", "S"),
    ] {
      text.replace(code, with: plain)
    }
    return text.replacing(" ", with: "+")
  }
}
