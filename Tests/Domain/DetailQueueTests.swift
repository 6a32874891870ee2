import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Testing

struct DetailQueueTests {
  private func queue(_ count: Int, limit: Int = 2) -> DetailQueue {
    var queue = DetailQueue(limit: limit)
    queue.append(count)
    return queue
  }

  private func next(
    of queue: inout DetailQueue, is place: Int?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let next = queue.next()
    #expect(next == place, sourceLocation: sourceLocation)
  }

  private func drain(_ queue: inout DetailQueue) -> [Int] {
    var order: [Int] = []
    while let place = queue.next() {
      order.append(place)
      queue.settle(place)
    }
    return order
  }

  @Test func `without a viewport the list's order counts`() {
    var queue = queue(5)
    let order = drain(&queue)
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test func `never more than the limit are under way`() {
    var queue = queue(5)
    next(of: &queue, is: 0)
    next(of: &queue, is: 1)
    next(of: &queue, is: nil)
    queue.settle(1)
    next(of: &queue, is: 2)
    #expect(queue.inFlight == 2)
  }

  @Test func `what is in sight comes first, then the list's order`() {
    var queue = queue(8)
    queue.show(5..<7)
    let order = drain(&queue)
    #expect(order == [5, 6, 0, 1, 2, 3, 4, 7])
  }

  @Test func `rows that appear one by one make a run, and one far off begins another`() {
    var queue = queue(60)
    for place in [20, 21, 22] { queue.show(place) }
    next(of: &queue, is: 20)
    next(of: &queue, is: 21)
    queue.show(50)
    queue.settle(20)
    next(of: &queue, is: 50)
    for place in stride(from: 49, through: 45, by: -1) { queue.show(place) }
    queue.settle(50)
    next(of: &queue, is: 45)
  }

  @Test func `places that are not there are in sight of nobody`() {
    var queue = queue(3)
    for place in [-1, 3, Int.max] { queue.show(place) }
    let order = drain(&queue)
    #expect(order == [0, 1, 2])
  }

  @Test func `only what has settled can be retried, and it waits once`() {
    var queue = queue(3)
    next(of: &queue, is: 0)
    let early = [0, 1, 9, -1].map { queue.retry($0) }
    #expect(early == [false, false, false, false])
    queue.settle(0)
    let first = queue.retry(0)
    let second = queue.retry(0)
    #expect(first && !second)
    let order = drain(&queue)
    #expect(order == [0, 1, 2])
  }

  @Test func `what was given up waits again`() {
    var queue = queue(3)
    next(of: &queue, is: 0)
    queue.putBack(0)
    #expect(queue.inFlight == 0)
    let order = drain(&queue)
    #expect(order == [0, 1, 2])
  }

  @Test func `whatever is in sight, each item has its turn once`() {
    let seed = UInt64.random(in: 0...(.max))
    print("detail queue: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var queue = DetailQueue(limit: 6)
      var turns: [Int] = []
      var underWay: [Int] = []
      while turns.count < 100 || !underWay.isEmpty {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where queue.count < 100: queue.append(10)
        case 1: queue.show(Int.random(in: -5..<120, using: &generator))
        case 2:
          if let place = underWay.randomElement(using: &generator) {
            queue.settle(place)
            underWay.removeAll { $0 == place }
          }
        default:
          if let place = queue.next() {
            turns.append(place)
            underWay.append(place)
          }
        }
        #expect(underWay.count == queue.inFlight && queue.inFlight <= 6, "seed \(seed)")
      }
      #expect(turns.sorted() == Array(0..<100), "seed \(seed)")
      let next = queue.next()
      #expect(next == nil, "seed \(seed)")
    }
  }
}
