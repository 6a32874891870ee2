import EndlessMocks
import Testing

@testable import EndlessDomain

struct HashIndexTests {
  @Test(arguments: [UInt32.max, 0xFFF, 0xF00F_0000, 7, 0])
  func `it finds what a dictionary finds, and older copies stay unchanged`(mask: UInt32) {
    let seed = UInt64.random(in: 0...(.max))
    print("hash index: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var index = HashIndex()
    var model: [UInt32: [Int]] = [:]
    var older: [(HashIndex, [UInt32: [Int]])] = []
    // Few different hashes are the worst case: nothing is left to split by.
    let count = mask == .max ? 20_000 : 3000
    for place in 0..<count {
      let hash = UInt32.random(in: 0...(.max), using: &generator) & mask
      index.insert(place, hash: hash)
      model[hash, default: []].append(place)
      if place % (count / 5) == 0 { older.append((index, model)) }
    }
    older.append((index, model))
    for (index, model) in older {
      #expect(index.count == model.values.reduce(0) { $0 + $1.count }, "seed \(seed)")
      for (hash, places) in model {
        #expect(Set(index.places(of: hash)) == Set(places), "seed \(seed)")
        #expect(index.contains(anyOf: [hash]), "seed \(seed)")
      }
      let others = (0..<1000).map { _ in UInt32.random(in: 0...(.max), using: &generator) }
        .filter { model[$0] == nil }
      #expect(!index.contains(anyOf: others), "seed \(seed)")
      #expect(others.allSatisfy { index.places(of: $0).isEmpty }, "seed \(seed)")
    }
  }

  @Test func `an empty index contains nothing`() {
    #expect(!HashIndex().contains(anyOf: [0, 1]))
    #expect(HashIndex().places(of: 0).isEmpty)
  }

  @Test func `a hash that comes twice is found`() {
    #expect(HashTable.repeats(anyOf: [3, 1, 2, 1]))
    #expect(!HashTable.repeats(anyOf: Array(0..<1000)))
    #expect(!HashTable.repeats(anyOf: []))
  }
}
