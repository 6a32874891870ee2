import Synchronization

/// Counts what was begun, on any thread.
final class Begun: Sendable {
  private let numbers = Mutex<[Int]>([])

  var count: Int { numbers.withLock(\.count) }

  func add(_ number: Int) { numbers.withLock { $0.append(number) } }
}
