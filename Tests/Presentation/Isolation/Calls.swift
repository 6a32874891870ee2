import EndlessDomain
import Synchronization

/// The calls of a source: every other one has the outcome of the cell, and the rest succeed.
final class Calls: Sendable {
  let cell: Cell
  private let turnstile: Turnstile
  private let thread: ForeignThread
  /// Happens when the source and all that uses it have been released.
  private let released: Event
  private let state = Mutex((count: 0, entered: Event()))

  init(_ cell: Cell, through turnstile: Turnstile, on thread: ForeignThread, released: Event) {
    self.cell = cell
    self.turnstile = turnstile
    self.thread = thread
    self.released = released
  }

  deinit { released.happen() }

  /// Waits until a call has begun that only a cancellation ends.
  func waitUntilEntered() async {
    await state.withLock { $0.entered }.wait()
    state.withLock { $0.entered = Event() }
  }

  /// Makes the next call from a function that leaves its caller's actor.
  @concurrent func makeElsewhere() async throws(FeedError) { try await make() }

  /// Makes the next call.
  func make() async throws(FeedError) {
    let isFirst = state.withLock { state in
      state.count += 1
      return state.count % 2 == 1
    }
    switch isFirst ? cell.outcome : .success {
    case .success: await cross()
    case .failure: try await fail(.notFound)
    case .retried: try await fail(.offline)
    case .cancelledBySource: try await fail(.cancelled)
    case .taskCancelled: try await waitForCancellation()
    }
  }

  private func fail(_ error: FeedError) async throws(FeedError) {
    await cross()
    throw error
  }

  private func waitForCancellation() async throws(FeedError) {
    let cancelled = Event()
    state.withLock { $0.entered }.happen()
    await withTaskCancellationHandler {
      await cancelled.wait()
    } onCancel: {
      if cell.kind == .foreignThread { thread.run(cancelled.happen) } else { cancelled.happen() }
    }
    throw .cancelled
  }

  /// Waits for the test, and is resumed by the foreign thread if the source is of that kind.
  private func cross() async {
    await turnstile.pass()
    guard cell.kind == .foreignThread else { return }
    await withCheckedContinuation { continuation in
      thread.run { continuation.resume() }
    }
  }
}
