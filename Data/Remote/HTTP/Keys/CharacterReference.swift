/// What XML and HTML write between a `&` and a `;` for a character that a key may have.
enum CharacterReference {
  /// How many characters are looked at.
  static let longest = 16

  /// Returns the code of the character, or nothing where it is none of those.
  static func value(of reference: String) -> UInt32? {
    let name = reference.lowercased()
    guard name.hasPrefix("#") else { return names[name]?.value }
    let digits = name.dropFirst()
    return digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  }

  private static let names: [String: Unicode.Scalar] = [
    "excl": "!", "quot": "\"", "num": "#", "dollar": "$", "percnt": "%", "amp": "&", "apos": "'",
    "lpar": "(", "rpar": ")", "ast": "*", "midast": "*", "plus": "+", "comma": ",", "period": ".",
    "sol": "/", "colon": ":", "semi": ";", "lt": "<", "equals": "=", "gt": ">", "quest": "?",
    "commat": "@", "lsqb": "[", "lbrack": "[", "bsol": "\\", "rsqb": "]", "rbrack": "]", "hat": "^",
    "lowbar": "_", "underbar": "_", "grave": "`", "diacriticalgrave": "`", "lcub": "{",
    "lbrace": "{", "verbar": "|", "vert": "|", "verticalline": "|", "rcub": "}", "rbrace": "}",
    "tab": "\t", "newline": "\n", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    "zerowidthspace": "\u{200B}", "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]
}
