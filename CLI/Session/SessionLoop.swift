import Synchronization

/// Runs the jobs of an actor, and of all tasks below it, from one queue.
///
/// It is both the actor's serial executor and the task executor preferred below it. When the queue is
/// empty nothing can run: every task waits for something from outside. So a driver is an ordinary synchronous function: act, ``drain()``, look, act again. It needs no
/// sleep and no yield, and gives the same order every time.
public final class SessionLoop: SerialExecutor, TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  /// Creates an empty queue.
  public init() {}

  /// Appends a job.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs jobs on this thread until the queue is empty.
  public func drain() {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      job.runSynchronously(
        isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
    }
  }

  /// Says that the code that runs is this queue's; a driver's own thread counts while it drives.
  public func checkIsolated() {}
}
