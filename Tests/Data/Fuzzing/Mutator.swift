import EndlessMocks
import Foundation

/// Makes answers that no good server sends out of answers that one sends.
struct Mutator: Sendable {
  let seeds: [FuzzSeed]

  /// Returns a mutant; one in a hundred is what it was.
  func mutant(using generator: inout SeededGenerator) -> Data {
    let seed = pick(seeds, &generator)
    let chance = draw(100, &generator)
    if chance == 0 { return seed.bytes }
    var bytes = chance < 75 ? editTree(of: seed, &generator) : seed.bytes
    if chance >= 65 {
      for _ in 0...draw(3, &generator) { bytes = editBytes(of: bytes, &generator) }
    }
    return bytes
  }

  private func draw(_ count: Int, _ generator: inout SeededGenerator) -> Int {
    Int(truncatingIfNeeded: generator.next() >> 33) % count
  }

  private func pick<Element>(_ all: [Element], _ generator: inout SeededGenerator) -> Element {
    all[draw(all.count, &generator)]
  }

  // MARK: - The tree

  private typealias Edit = (range: Range<Int>, with: Data)

  /// Applies up to three edits; one that reaches into the one before is left out.
  private func editTree(of seed: FuzzSeed, _ generator: inout SeededGenerator) -> Data {
    let edits = (0...draw(3, &generator)).map { _ in edit(of: seed, &generator) }
    var edited = Data()
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= place {
      edited.append(seed.bytes[place..<edit.range.lowerBound])
      edited.append(edit.with)
      place = edit.range.upperBound
    }
    edited.append(seed.bytes[place...])
    return edited
  }

  private func edit(of seed: FuzzSeed, _ generator: inout SeededGenerator) -> Edit {
    let value = pick(seed.values, &generator)
    let chance = draw(100, &generator)
    switch chance {
    case 0..<35:
      return (
        value,
        draw(500, &generator) == 0 ? pick(FuzzWords.gigantic, &generator) : word(seed, &generator)
      )
    case 35..<45:
      let other = pick(seeds, &generator)
      return (value, other.bytes[pick(other.values, &generator)])
    case 45..<60 where !seed.removals.isEmpty: return (pick(seed.removals, &generator), Data())
    case 60..<68 where !seed.repeats.isEmpty:
      let twice = pick(seed.repeats, &generator)
      return (twice.lowerBound..<twice.lowerBound, seed.bytes[twice] + Data(",".utf8))
    case 68..<74 where !seed.names.isEmpty:
      let name =
        draw(3, &generator) == 0 ? word(seed, &generator) : seed.bytes[pick(seed.names, &generator)]
      return (pick(seed.names, &generator), name)
    case 74..<78:
      let depth = 1 + draw(draw(20, &generator) == 0 ? 600 : 3, &generator)
      return (
        value,
        Data(repeating: 0x5B, count: depth) + seed.bytes[value]
          + Data(repeating: 0x5D, count: depth)
      )
    case 78..<81: return (value, Data(#"{"a":"#.utf8) + seed.bytes[value] + Data("}".utf8))
    case 81..<86: return (value, requoted(seed.bytes[value]))
    default:
      // Into the middle of a value, which is a text more often than not.
      let place = value.lowerBound + draw(value.count + 1, &generator)
      return (place..<place, pick(FuzzWords.texts, &generator))
    }
  }

  private func word(_ seed: FuzzSeed, _ generator: inout SeededGenerator) -> Data {
    pick(seed.names.isEmpty ? FuzzWords.texts : FuzzWords.values, &generator)
  }

  /// Makes a text of what is none, and the reverse.
  private func requoted(_ value: Data) -> Data {
    let quote = Data("\"".utf8)
    guard value.first == quote.first, value.count >= 2 else { return quote + value + quote }
    return value.dropFirst().dropLast()
  }

  // MARK: - The bytes

  private func editBytes(of bytes: Data, _ generator: inout SeededGenerator) -> Data {
    let place = draw(bytes.count + 1, &generator)
    let end = place + draw(bytes.count - place + 1, &generator)
    switch draw(12, &generator) {
    case 0: return Data(bytes[..<place])
    case 1: return Data(bytes[place...])
    case 2, 3:
      guard place < bytes.count else { return bytes }
      var flipped = bytes
      flipped[place] ^= 1 << UInt8(draw(8, &generator))
      return flipped
    case 4: return bytes[..<place] + Data([UInt8(draw(256, &generator))]) + bytes[place...]
    case 5: return bytes[..<place] + pick(FuzzWords.texts, &generator) + bytes[place...]
    case 6: return bytes[..<place] + pick(FuzzWords.raw, &generator) + bytes[place...]
    case 7: return pick(FuzzWords.raw, &generator) + bytes
    case 8:
      let slice = bytes[place..<min(end, place + 200)]
      return (0...draw(4, &generator)).reduce(bytes[..<place]) { all, _ in all + slice }
        + bytes[place...]
    case 9:
      let other = pick(seeds, &generator).bytes
      return bytes[..<place] + other[draw(other.count + 1, &generator)...]
    case 10: return bytes[..<place] + bytes[end...]
    default:
      guard draw(4, &generator) == 0 else {
        return bytes[..<place] + Data(" \n\t".utf8) + bytes[place...]
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let encoding: String.Encoding = draw(2, &generator) == 0 ? .utf16 : .utf32LittleEndian
      return text.data(using: encoding) ?? bytes
    }
  }
}
