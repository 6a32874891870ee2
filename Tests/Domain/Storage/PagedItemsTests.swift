import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

struct PagedItemsTests {
  @Test func `it behaves like an array, and older copies stay unchanged`() {
    let seed = UInt64.random(in: 0...(.max))
    print("paged items: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var items = PagedItems<Int>()
    var model: [Int] = []
    var older: [(PagedItems<Int>, [Int])] = []
    for round in 0..<3000 {
      let size = [0, 1, 2, 20].randomElement(using: &generator) ?? 1
      let page = (0..<size).map { round * 100 + $0 }
      items.append(page: page)
      model += page
      if round % 100 == 0 { older.append((items, model)) }
      if let place = model.indices.randomElement(using: &generator) {
        #expect(items[place] == model[place], "seed \(seed)")
        if round % 7 == 0 {
          items[place] = -round
          model[place] = -round
        }
      }
    }
    #expect(items.count == model.count)
    #expect(Array(items) == model, "seed \(seed)")
    #expect(items.indices.map { items[$0] } == model, "seed \(seed)")
    #expect(Array(items.pages.joined()) == model, "seed \(seed)")
    #expect(Array(items.reversed()) == model.reversed(), "seed \(seed)")
    #expect(Array(items[100..<300]) == Array(model[100..<300]), "seed \(seed)")
    for (items, model) in older { #expect(Array(items) == model, "seed \(seed)") }
  }

  @Test(arguments: [31, 32, 33, 1023, 1024, 1025, 32_768, 32_769])
  func `the tree grows at its edges`(pages: Int) {
    var items = PagedItems<Int>()
    for page in 0..<pages { items.append(page: [2 * page, 2 * page + 1]) }
    #expect(items.count == 2 * pages)
    #expect(items.elementsEqual(0..<(2 * pages)))
    #expect(items[0] == 0 && items[pages] == pages && items[2 * pages - 1] == 2 * pages - 1)
  }

  /// Returns the addresses of the pages' memory.
  private func addresses(_ items: PagedItems<Int>) -> [UnsafeRawPointer?] {
    items.pages.map { page in page.withUnsafeBytes { $0.baseAddress } }
  }

  @Test func `appending copies no page, even while an older copy is held`() {
    var items = PagedItems<Int>()
    for page in 0..<1100 {
      let older = items
      let before = addresses(items)
      items.append(page: [page, page, page])
      if page % 97 == 0 {
        #expect(addresses(items).dropLast() == before[...])
        #expect(addresses(older) == before)
      }
    }
  }

  @Test func `setting a row copies only its page`() {
    var items = PagedItems<Int>()
    for page in 0..<100 { items.append(page: [page, page]) }
    let older = items
    items[101] = -1
    let pairs = zip(addresses(older), addresses(items))
    #expect(pairs.count { $0 != $1 } == 1)
    #expect(older[101] == 50 && items[101] == -1)
  }

  @Test func `lists are equal by their rows, whatever their pages`() {
    var a: PagedItems<Int> = [1, 2, 3]
    var b = PagedItems<Int>()
    for row in [1, 2, 3] { b.append(page: [row]) }
    #expect(a == b)
    a.append(page: [4])
    #expect(a != b)
    b.append(page: [5])
    #expect(a != b)
    #expect(PagedItems<Int>() == [])
  }
}
