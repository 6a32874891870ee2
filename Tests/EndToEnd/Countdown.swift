import Synchronization

/// Says yes so many times, on any thread.
final class Countdown: Sendable {
  private let left: Mutex<Int>

  init(from count: Int) { left = Mutex(count) }

  func next() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}
