import Synchronization

/// Tells what a server is asked for the first time.
final class SeenTargets: Sendable {
  private let seen = Mutex<Set<String>>([])

  /// Returns how many others were asked for before, or nothing where this one was, too.
  func first(_ target: String) -> Int? {
    seen.withLock { seen in
      let count = seen.count
      return seen.insert(target).inserted ? count : nil
    }
  }
}
