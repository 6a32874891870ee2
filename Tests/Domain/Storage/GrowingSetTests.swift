import EndlessMocks
import Testing

@testable import EndlessDomain

/// Equal by its number, and of a hash that many share.
private struct Clash: Hashable {
  let number: Int

  func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
}

struct GrowingSetTests {
  @Test func `it finds its elements, and older copies stay unchanged`() {
    let seed = UInt64.random(in: 0...(.max))
    print("growing set: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var set = GrowingSet<String>()
    var model: [String] = []
    var older: [(GrowingSet<String>, Int)] = []
    for round in 0..<400 {
      let size = [0, 1, 20, 50].randomElement(using: &generator) ?? 1
      let page = (0..<size).map { "course-v1:ORG+\(round)+\($0)" }
      set.append(page, hashes: page.map(GrowingSet.hash))
      model += page
      if round % 50 == 0 { older.append((set, model.count)) }
    }
    older.append((set, model.count))
    let places = Dictionary(uniqueKeysWithValues: zip(model, model.indices))
    for (set, count) in older {
      #expect(set.count == count, "seed \(seed)")
      for (id, place) in places {
        #expect(set.position(of: id) == (place < count ? place : nil), "seed \(seed)")
      }
    }
    #expect(set.position(of: "another") == nil)
  }

  @Test func `elements that share a hash are distinguished`() {
    var set = GrowingSet<Clash>()
    for number in 0..<600 { set.append(Clash(number: number)) }
    #expect((0..<600).map { set.position(of: Clash(number: $0)) } == Array(0..<600))
    #expect(set.position(of: Clash(number: 600)) == nil)
  }
}
