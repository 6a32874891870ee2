import EndlessDomain
import Synchronization

/// Hands a load's news on, from whatever thread, to one reader.
///
/// Not an `AsyncStream`: the reader of one comes back to its actor by way of another executor, and
/// then nobody could say when a session has come to rest.
final class ProgressChannel: Sendable {
  private struct State {
    var news: [LoadProgress] = []
    var isOver = false
    var reader: CheckedContinuation<LoadProgress?, Never>?
  }

  private let state = Mutex(State())

  /// Takes news in.
  func tell(_ progress: LoadProgress) {
    let reader = state.withLock { state -> CheckedContinuation<LoadProgress?, Never>? in
      defer { state.reader = nil }
      if state.reader == nil { state.news.append(progress) }
      return state.reader
    }
    reader?.resume(returning: progress)
  }

  /// Says that there will be no more.
  func finish() {
    let reader = state.withLock { state in
      state.isOver = true
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: nil)
  }

  /// Returns the oldest news that has not been read, waits for some, or returns nothing once there
  /// will be no more.
  func next() async -> LoadProgress? {
    await withCheckedContinuation { reader in
      let (news, isThere) = state.withLock { state -> (LoadProgress?, Bool) in
        if !state.news.isEmpty { return (state.news.removeFirst(), true) }
        if state.isOver { return (nil, true) }
        state.reader = reader
        return (nil, false)
      }
      if isThere { reader.resume(returning: news) }
    }
  }
}
