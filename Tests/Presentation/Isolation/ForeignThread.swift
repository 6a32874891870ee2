import Dispatch

/// A thread that belongs to no executor.
final class ForeignThread: Sendable {
  private let queue = DispatchQueue(label: "foreign thread")
  private let ended = DispatchSemaphore(value: 0)

  func run(_ action: @escaping @Sendable () -> Void) {
    queue.async { [ended] in
      action()
      ended.signal()
    }
  }

  /// Blocks the current thread until the next action has ended; returns whether it did in time.
  func waitForAction() -> Bool { ended.wait(timeout: .now() + .seconds(10)) == .success }
}
