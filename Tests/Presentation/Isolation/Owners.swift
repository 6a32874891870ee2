import Dispatch
import EndlessSession

@globalActor actor OtherActor {
  static let shared = OtherActor()
}

actor PlainOwner {
  func visit(_ cell: Cell, executor: (any TaskExecutor)? = nil) async {
    await Visit.run(cell, executor: executor, isolation: self)
  }
}

/// An actor that runs on a dispatch queue of its own.
actor QueueOwner {
  private let executor = QueueExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func visit(_ cell: Cell) async {
    await Visit.run(cell, isolation: self)
  }
}

final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "owner")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}

/// Where the loads of a list run that are to run neither on its owner nor on the default executor.
final class QueueTaskExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "loads")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// An actor that runs on a loop that the test drives.
actor LoopOwner {
  private let loop: SessionLoop
  private let finished = Event()

  init(on loop: SessionLoop) { self.loop = loop }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// Whether the visit has ended.
  nonisolated var hasFinished: Bool { finished.hasHappened }

  /// Starts a visit.
  nonisolated func visit(_ cell: Cell, on thread: ForeignThread) {
    // A task that waits for a continuation may pass another executor on its way back to its actor.
    Task(executorPreference: loop) { await self.run(cell, on: thread) }
  }

  private func run(_ cell: Cell, on thread: ForeignThread) async {
    await Visit.run(cell, on: thread, executor: loop, isolation: self)
    finished.happen()
  }
}
