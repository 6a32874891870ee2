/// Finds the modules that a Swift file imports.
enum ImportScanner {
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// Returns the names of the imported modules, in order, whatever stands before or after `import`.
  static func modules(importedBy source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).flatMap(modules(inLine:))
  }

  private static func modules(inLine line: Substring) -> [String] {
    line.split(separator: ";").compactMap { statement in
      let words = statement.split(whereSeparator: \.isWhitespace)
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({ isModifier($0) })
      else { return nil }
      var rest = words[(place + 1)...]
      if let kind = rest.first, kinds.contains(kind) { rest = rest.dropFirst() }
      return rest.first?.split(separator: ".").first.map(String.init)
    }
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}
