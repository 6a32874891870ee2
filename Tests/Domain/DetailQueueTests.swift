import EndlessDomain
import EndlessMocks
import Testing

/// The order in which details are loaded.
struct DetailQueueTests {
  @Test func `without a viewport the list's order counts`() {
    var queue = DetailQueue(limit: 2, count: 5)
    let order = queue.drain()
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test func `never more than the limit are in flight`() {
    var queue = DetailQueue(limit: 2, count: 5)
    #expect(queue.take(3) == [0, 1, nil])
    queue.finish(1)
    #expect(queue.take(1) == [2])
    #expect(queue.inFlight == 2)
  }

  @Test func `what is in sight comes first, then the list's order`() {
    var queue = DetailQueue(limit: 2, count: 8)
    queue.show(5..<7)
    let order = queue.drain()
    #expect(order == [5, 6, 0, 1, 2, 3, 4, 7])
  }

  @Test func `rows that appear one by one make a run, and one far away begins another`() {
    var queue = DetailQueue(limit: 2, count: 60)
    for place in [20, 21, 22] { queue.show(place) }
    #expect(queue.take(2) == [20, 21])
    queue.show(50)
    queue.finish(20)
    #expect(queue.take(1) == [50])
    for place in stride(from: 49, through: 45, by: -1) { queue.show(place) }
    queue.finish(50)
    #expect(queue.take(1) == [45])
  }

  @Test func `places outside the list are never in sight`() {
    var queue = DetailQueue(limit: 2, count: 3)
    for place in [-1, 3, Int.max] { queue.show(place) }
    queue.show(-5 ..< -1)
    let order = queue.drain()
    #expect(order == [0, 1, 2])
  }

  @Test func `cancelled details are loaded again`() {
    var queue = DetailQueue(limit: 2, count: 3)
    #expect(queue.take(1) == [0])
    queue.putBack(0)
    #expect(queue.inFlight == 0)
    let order = queue.drain()
    #expect(order == [0, 1, 2])
  }

  @Test func `details that are not in flight can neither finish nor fail`() {
    var queue = DetailQueue(limit: 2, count: 2)
    queue.finish(0)
    queue.putBack(9)
    let end = queue.fail(1, with: .offline, at: .zero, jitter: 1)
    #expect(end == nil)
    let order = queue.drain()
    #expect(order == [0, 1])
  }

  @Test func `whatever is in sight, each item has its turn once`() {
    let seed = UInt64.random(in: 0...(.max))
    print("detail queue: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var queue = DetailQueue(limit: 6)
      var turns: [Int] = []
      var inFlight: [Int] = []
      while turns.count < 100 || !inFlight.isEmpty {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where queue.count < 100: queue.append(10)
        case 1: queue.show(Int.random(in: -5..<120, using: &generator))
        case 2:
          if let place = inFlight.randomElement(using: &generator) {
            queue.finish(place)
            inFlight.removeAll { $0 == place }
          }
        default:
          if let place = queue.next(at: .zero) {
            turns.append(place)
            inFlight.append(place)
          }
        }
        #expect(inFlight.count == queue.inFlight && queue.inFlight <= 6, "seed \(seed)")
      }
      #expect(turns.sorted() == Array(0..<100), "seed \(seed)")
      let next = queue.next(at: .zero)
      #expect(next == nil, "seed \(seed)")
    }
  }
}

extension DetailQueue {
  init(limit: Int, count: Int) {
    self.init(limit: limit)
    append(count)
  }

  /// Takes a number of items from the queue.
  mutating func take(_ count: Int) -> [Int?] {
    var places: [Int?] = []
    for _ in 0..<count { places.append(next(at: .zero)) }
    return places
  }

  /// Loads everything, and returns the order.
  mutating func drain() -> [Int] {
    var order: [Int] = []
    while let place = next(at: .zero) {
      order.append(place)
      finish(place)
    }
    return order
  }
}
