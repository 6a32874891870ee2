import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

/// The list of an unruly server: how long it is, and what comes in and goes.
struct UnrulyListTests {
  @Test func `a list is cut, or goes round with copies of its own ids`() async throws {
    #expect(try await unrulyItems(5, count: 3).walk() == [1, 2, 3])
    #expect(try await unrulyItems(3, count: 8).walk() == [1, 2, 3, 1001, 1002, 1003, 2001, 2002])
    #expect(try await unrulyItems(3, count: 0).walk().isEmpty)
    #expect(try await unrulyItems(0, count: 8).walk().isEmpty)
    #expect(try await unrulyItems(3).walk() == [1, 2, 3])
  }

  @Test func `a query finds first and is cut or goes round after that`() async throws {
    let source = unrulyItems(7, count: 4)
    #expect(try await source.walk(matching: SearchQuery("2")) == [2, 4, 6, 1002])
    #expect(try await source.walk(matching: SearchQuery("8")).isEmpty)
    #expect(try await source.page(for: PageRequest(query: SearchQuery("8"))).total == 0)
    #expect(try await unrulyItems(7).walk(matching: SearchQuery("3")) == [3, 6])
  }

  @Test func `ten thousand rows have as many ids, and a million cost no more`() async throws {
    let ids = try await unrulyItems(151, count: 10_000).walk()
    #expect(ids.count == 10_000 && Set(ids).count == 10_000)
    let source = unrulyItems(151, count: 1_000_000)
    try source.insert(2, at: 500_001)
    let page = try await source.page(for: PageRequest(key: .offset(499_999)))
    #expect(page.items[1...2].map(\.id) == [-1, -2] && page.items.count == 10)
    #expect(page.next == .offset(500_009) && page.total == 1_000_002)
  }

  @Test func `rows come in before a row, and after the last`() async throws {
    let source = unrulyItems(3)
    try source.insert(2, at: 1)
    #expect(try await source.walk() == [-1, -2, 1, 2, 3])
    try source.insert(1, at: 6)
    try source.insert(1, at: 2)
    try source.insert(0, at: 2)
    #expect(try await source.walk() == [-1, -4, -2, 1, 2, 3, -3])
    #expect(try await source.page(for: PageRequest()).total == 7)
  }

  @Test func `rows go, and all may go`() async throws {
    let source = unrulyItems(5)
    try source.remove(2, at: 2)
    #expect(try await source.walk() == [1, 4, 5])
    try source.remove(0, at: 3)
    try source.remove(3, at: 1)
    #expect(try await source.walk().isEmpty)
    try source.insert(1, at: 1)
    #expect(try await source.walk() == [-1])
  }

  @Test func `each query has a list of its own, and new rows are numbered over all`() async throws {
    let source = unrulyItems(4)
    let even = SearchQuery("2")
    try source.insert(1, at: 2, matching: even)
    try source.insert(1, at: 5)
    try source.remove(1, at: 1, matching: even)
    #expect(try await source.walk(matching: even) == [-1, 4])
    #expect(try await source.walk() == [1, 2, 3, 4, -2])
  }

  @Test(arguments: [0, -1, .min, 5, 6, .max])
  func `a new row has no place before the first or behind the end`(position: Int) async throws {
    let source = unrulyItems(3)
    #expect(throws: PositionFault(position: position, count: 4)) {
      try source.insert(1, at: position)
    }
    #expect(throws: PositionFault(position: position, count: 1)) {
      try source.insert(1, at: position, matching: SearchQuery("9"))
    }
    try source.insert(1, at: 4)
    #expect(try await source.walk() == [1, 2, 3, -1], "the refused ones left a trace")
  }

  @Test(arguments: [
    (1, 0, 0), (1, -1, -1), (1, .min, .min), (1, 4, 4), (1, .max, .max), (2, 3, 4), (4, 1, 4),
    (.max, 2, 4), (0, 4, 4),
  ])
  func `a row that is not there cannot go`(count: Int, position: Int, missing: Int) async throws {
    let source = unrulyItems(3)
    #expect(throws: PositionFault(position: missing, count: 3)) {
      try source.remove(count, at: position)
    }
    #expect(try await source.walk() == [1, 2, 3])
    #expect(throws: PositionFault(position: 1, count: 0)) {
      try source.remove(1, at: 1, matching: SearchQuery("9"))
    }
  }

  @Test func `more rows than can be counted do not come in`() async throws {
    let source = unrulyItems(3)
    #expect(throws: PositionFault(position: .max, count: 4)) { try source.insert(.max, at: 1) }
    try source.insert(.max - 10, at: 4)
    #expect(throws: PositionFault(position: .max, count: .max - 6)) { try source.insert(9, at: 1) }
    #expect(try await source.ids().prefix(4) == [1, 2, 3, -1])
  }

  @Test func `any changes give what they give an array`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let source = unrulyItems(9, pageSize: Int.random(in: 1...7, using: &generator), count: 12)
      var model = Array(1...9) + Array(1001...1003)
      var added = 0
      for _ in 0..<30 {
        if Bool.random(using: &generator) {
          let count = Int.random(in: 0...4, using: &generator)
          let position = Int.random(in: 1...model.count + 1, using: &generator)
          try source.insert(count, at: position)
          model.insert(contentsOf: (0..<count).map { -added - 1 - $0 }, at: position - 1)
          added += count
        } else if !model.isEmpty {
          let position = Int.random(in: 1...model.count, using: &generator)
          let count = Int.random(in: 0...min(5, model.count - position + 1), using: &generator)
          try source.remove(count, at: position)
          model.removeSubrange(position - 1..<position - 1 + count)
        }
        #expect(try await source.walk() == model, "seed \(seed)")
      }
    }
  }

  @Test func `changes from many tasks are all made`() async throws {
    let source = unrulyItems(3)
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask { #expect(throws: Never.self) { try source.insert(2, at: 2) } }
      }
    }
    let ids = try await source.walk()
    #expect(ids.count == 103 && Set(ids) == Set(-100 ... -1).union([1, 2, 3]))
  }
}
