import EndlessDomain
import Testing

/// How details that failed are tried again, and what becomes of them when the list is replaced.
struct DetailRetryTests {
  @Test func `a transient failure keeps its place in flight until the time has come`() {
    var queue = DetailQueue(limit: 1, count: 2)
    #expect(queue.take(1) == [0])
    let first = queue.fail(0, with: .offline, at: .seconds(1), jitter: 1)
    let second = queue.fail(0, with: .offline, at: .seconds(2), jitter: 1)
    #expect(first == .seconds(1.5) && second == .seconds(3))
    #expect(queue.inFlight == 1)
    #expect(queue.take(1) == [nil], "the server asked for a pause, or needs one")
    let third = queue.fail(0, with: .offline, at: .seconds(3), jitter: 1)
    #expect(third == nil)
    #expect(queue.inFlight == 0)
    #expect(queue.take(1) == [1])
  }

  @Test func `a permanent failure is not retried, and gives its place to another`() {
    var queue = DetailQueue(limit: 1, count: 2)
    #expect(queue.take(1) == [0])
    let end = queue.fail(0, with: .notFound, at: .zero, jitter: 0)
    #expect(end == nil)
    let order = queue.drain()
    #expect(order == [1])
  }

  @Test func `the budget counts from the first attempt`() {
    var queue = DetailQueue(limit: 1, count: 1)
    _ = queue.next(at: .seconds(100))
    let late = queue.fail(0, with: .timedOut, at: .seconds(160), jitter: 1)
    #expect(late == nil)
  }

  @Test func `the queue's own retry policy decides`() {
    var queue = DetailQueue(limit: 1, retryPolicy: RetryPolicy(attempts: 1))
    queue.append(1)
    _ = queue.next(at: .zero)
    let end = queue.fail(0, with: .offline, at: .zero, jitter: 0)
    #expect(end == nil)
  }

  @Test func `failed details can be retried by hand, and have their turn once`() {
    var queue = DetailQueue(limit: 2, count: 3)
    #expect(queue.take(1) == [0])
    _ = queue.fail(0, with: .notFound, at: .zero, jitter: 0)
    let retries = [0, 0].map { queue.retry($0) }
    #expect(retries == [true, false])
    let order = queue.drain()
    #expect(order == [0, 1, 2])
  }

  @Test func `details that are loaded, have not been asked for or do not exist cannot be retried`()
  {
    var queue = DetailQueue(limit: 2, count: 3)
    #expect(queue.take(1) == [0])
    queue.finish(0)
    let retries = [0, 1, 9, -1].map { queue.retry($0) }
    #expect(retries == [false, false, false, false])
    let order = queue.drain()
    #expect(order == [1, 2])
  }

  @Test func `a retry by hand skips the wait and has all attempts before it`() {
    var queue = DetailQueue(limit: 1, count: 2)
    #expect(queue.take(1) == [0])
    _ = queue.fail(0, with: .offline, at: .zero, jitter: 1)
    _ = queue.fail(0, with: .offline, at: .zero, jitter: 1)
    let isWaiting = queue.retry(0)
    #expect(isWaiting && queue.inFlight == 0)
    #expect(queue.take(1) == [0])
    let end = queue.fail(0, with: .offline, at: .zero, jitter: 1)
    #expect(end == .milliseconds(500))
  }

  // MARK: Replacing the list

  @Test func `rows that stay keep what they have and what is in flight`() {
    var queue = DetailQueue(limit: 2, count: 4)
    #expect(queue.take(2) == [0, 1])
    queue.finish(0)
    // The old rows 1, 0 and 3, with a new one between.
    queue.replace(with: [1, nil, 0, 3])
    #expect(queue.count == 4 && queue.inFlight == 1)
    #expect(queue.take(2) == [1, nil])
    queue.finish(0)
    queue.finish(1)
    let order = queue.drain()
    #expect(order == [3], "row 2 was loaded before, as row 0")
  }

  @Test func `failed details are loaded again`() {
    var queue = DetailQueue(limit: 2, count: 2)
    #expect(queue.take(1) == [0])
    _ = queue.fail(0, with: .notFound, at: .zero, jitter: 0)
    queue.replace(with: [0, 1])
    let order = queue.drain()
    #expect(order == [0, 1])
  }

  @Test func `rows that leave give up their place in flight`() {
    var queue = DetailQueue(limit: 2, count: 4)
    #expect(queue.take(2) == [0, 1])
    queue.replace(with: [nil, 3])
    #expect(queue.inFlight == 0)
    let order = queue.drain()
    #expect(order == [0, 1])
  }

  @Test func `what is in sight is remembered`() {
    var queue = DetailQueue(limit: 1, count: 30)
    queue.show(20..<25)
    queue.replace(with: Array(repeating: nil, count: 30))
    #expect(queue.take(1) == [20])
    queue.finish(20)
    queue.replace(with: [nil, nil, nil])
    let order = queue.drain()
    #expect(order == [0, 1, 2], "fewer rows than were in sight")
  }

  @Test func `an origin that does not exist is a new row`() {
    var queue = DetailQueue(limit: 5, count: 2)
    queue.replace(with: [7, -1, 1])
    let order = queue.drain()
    #expect(order == [0, 1, 2])
  }
}
