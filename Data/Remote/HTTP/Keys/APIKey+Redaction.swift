extension APIKey {
  /// How many characters of a key that a text ends amid are as good as the key.
  private static let tellingLength = 4
  /// How many of a key's first characters are as good as the key wherever they stand: servers cut it,
  /// and go on.
  private static let partLength = 8

  /// Returns a text in which the key is replaced, whichever of its characters are escaped there, how,
  /// and how often: what echoes a key has its own idea of which ones must be.
  ///
  /// Characters that no screen shows may stand in it, a blank for a `+`, and the text may end amid it.
  /// The time grows with the text's length, and at worst with the key's.
  public func redacted(from text: String) -> String {
    // Backslashes are taken for escapes in the text, so they count for nothing here either.
    let key = decoded.unicodeScalars.map(\.value).filter { $0 != 0x5C }
    guard let first = key.first else { return text.replacing(self.text, with: description) }
    let text = EscapedText(text)
    var redacted = String.UnicodeScalarView()
    /// Where the key that has been found last ends.
    var end = 0
    for (place, scalar) in text.scalars.enumerated() {
      let mayBegin = Self.isRead(scalar.value, as: first) || EscapedText.begins.contains(scalar)
      if mayBegin, let newEnd = Self.end(of: key, in: text, from: place) {
        // One that begins in another is replaced with it.
        if place >= end { redacted.append(contentsOf: description.unicodeScalars) }
        end = max(end, newEnd)
      } else if place >= end {
        redacted.append(scalar)
      }
    }
    return String(redacted)
  }

  /// Returns where a key that begins at a place ends, whole or cut, or nothing where none begins there.
  private static func end(of key: [UInt32], in text: EscapedText, from place: Int) -> Int? {
    // More than one where the key itself has a character that escapes begin with.
    var places = [place]
    for (index, value) in key.enumerated() {
      if index >= tellingLength, places.contains(where: text.isEnd) { return text.scalars.count }
      var ends: [Int] = []
      for place in places {
        for next in index == 0 ? [place] : text.nextPlaces(from: place)
        where next < text.scalars.count {
          for symbol in text.readings(at: next)
          where isRead(symbol.value, as: value) && !ends.contains(symbol.end) {
            ends.append(symbol.end)
          }
        }
      }
      guard !ends.isEmpty else { return index >= partLength ? places.max() : nil }
      places = ends
    }
    return places.max()
  }

  /// Whether a character may stand for one of a key: forms read a `+` as a blank.
  private static func isRead(_ value: UInt32, as keyValue: UInt32) -> Bool {
    value == keyValue || value == 0x20 && keyValue == 0x2B
  }
}
