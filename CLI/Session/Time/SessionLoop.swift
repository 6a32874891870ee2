import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs the jobs of an actor, and of all tasks below it, from one queue.
///
/// It is both the actor's serial executor and the task executor preferred below it. When the queue is
/// empty nothing can run: every task waits for something from outside. So a driver is an ordinary
/// synchronous function: ``drive(_:_:)``, look, drive again. It needs no sleep and no yield, and gives
/// the same order every time.
public final class SessionLoop: SerialExecutor, TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  /// The thread that drives at the moment: whatever it does is done on this executor.
  private let driver = Mutex<UInt?>(nil)

  /// Creates an empty queue.
  public init() {}

  /// Appends a job.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Acts on an actor whose executor this is, then runs everything that can run.
  ///
  /// - Parameters:
  ///   - owner: the actor.
  ///   - goesOn: is asked before each job; where it says no, the jobs stay in the queue.
  ///   - act: what is done first.
  /// - Returns: what `act` returned.
  /// - Precondition: no other thread drives meanwhile.
  @discardableResult
  public func drive<Owner: Actor, Result: Sendable>(
    _ owner: Owner, while goesOn: () -> Bool = { true }, _ act: (isolated Owner) -> Result
  ) -> Result {
    driver.withLock { driver in
      precondition(driver == nil, "a session is driven by one thread at a time")
      driver = currentThread()
    }
    defer { driver.withLock { $0 = nil } }
    let result = owner.assumeIsolated(act)
    drain(while: goesOn)
    return result
  }

  /// Stops the program if code that must run here runs elsewhere.
  public func checkIsolated() {
    precondition(isDriven, "not driven by this thread")
  }

  /// Whether the current thread is the one that drives.
  var isDriven: Bool { driver.withLock { $0 } == currentThread() }

  private func drain(while goesOn: () -> Bool) {
    while true {
      let batch = jobs.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      guard !batch.isEmpty else { return }
      for (place, job) in batch.enumerated() {
        guard goesOn() else {
          jobs.withLock { $0.insert(contentsOf: batch[place...], at: 0) }
          return
        }
        job.runSynchronously(
          isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      }
    }
  }
}

private func currentThread() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}
