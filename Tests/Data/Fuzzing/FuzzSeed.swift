import Foundation

/// A valid answer, with the places at which it can be mutated.
struct FuzzSeed: Sendable {
  let bytes: Data
  /// The values of JSON, the texts between the tags of XML.
  private(set) var values: [Range<Int>] = []
  /// The names in JSON's objects.
  private(set) var names: [Range<Int>] = []
  /// What can be taken out so that the rest is still JSON: members and elements, each with a comma.
  private(set) var removals: [Range<Int>] = []
  /// What can be written twice: members and elements, without a comma.
  private(set) var repeats: [Range<Int>] = []

  init(_ text: String) {
    bytes = Data(text.utf8)
    if text.hasPrefix("{") {
      var place = 0
      scanValue(&place)
    } else {
      scanTags()
    }
  }

  private func byte(_ place: Int) -> Character? {
    place < bytes.count ? Character(Unicode.Scalar(bytes[place])) : nil
  }

  private func skipBlanks(_ place: inout Int) {
    while let character = byte(place), character.isWhitespace { place += 1 }
  }

  private mutating func scanValue(_ place: inout Int) {
    skipBlanks(&place)
    let start = place
    switch byte(place) {
    case "{": scanList(&place, closing: "}")
    case "[": scanList(&place, closing: "]")
    case "\"": scanText(&place)
    default:
      while let character = byte(place), !",]} \n".contains(character) { place += 1 }
    }
    values.append(start..<place)
  }

  private func scanText(_ place: inout Int) {
    place += 1
    while let character = byte(place), character != "\"" { place += character == "\\" ? 2 : 1 }
    place += 1
  }

  private mutating func scanList(_ place: inout Int, closing: Character) {
    var parts: [Range<Int>] = []
    place += 1
    skipBlanks(&place)
    while let character = byte(place), character != closing {
      let start = place
      if closing == "}" {
        scanText(&place)
        names.append(start..<place)
        skipBlanks(&place)
        place += 1
      }
      scanValue(&place)
      parts.append(start..<place)
      skipBlanks(&place)
      if byte(place) == "," { place += 1 }
      skipBlanks(&place)
    }
    place += 1
    repeats += parts
    for (number, part) in parts.enumerated() {
      let hasNext = number + 1 < parts.count
      let start = number > 0 && !hasNext ? parts[number - 1].upperBound : part.lowerBound
      removals.append(start..<(hasNext ? parts[number + 1].lowerBound : part.upperBound))
    }
  }

  private mutating func scanTags() {
    var start = 0
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<"):
        if place > start { values.append(start..<place) }
        start = place
      case UInt8(ascii: ">"):
        removals.append(start..<place + 1)
        start = place + 1
      default: break
      }
    }
    if start < bytes.count { values.append(start..<bytes.count) }
    repeats = values
  }
}
