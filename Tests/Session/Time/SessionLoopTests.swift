import EndlessSession
import Testing

struct SessionLoopTests {
  private actor Owner {
    private let loop: SessionLoop
    var log: [Int] = []

    init(on loop: SessionLoop) { self.loop = loop }

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    func note(_ number: Int) { log.append(number) }

    /// Starts tasks that sleep in a group below this actor's executor.
    func start(_ delays: [Int], on clock: VirtualClock) {
      for (number, delay) in delays.enumerated() {
        Task(executorPreference: loop) {
          try await clock.sleep(for: .milliseconds(delay))
          await withDiscardingTaskGroup { group in
            group.addTask { await self.note(number) }
          }
        }
      }
    }
  }

  @Test func `when a drive returns, nothing can run`() {
    let loop = SessionLoop()
    let owner = Owner(on: loop)
    let clock = VirtualClock()
    loop.drive(owner) { $0.start([30, 10, 20, 10], on: clock) }
    #expect(clock.sleeperCount == 4)
    var log: [[Int]] = []
    while clock.advanceToNextSleeper() {
      loop.drive(owner) { _ in }
      log.append(loop.drive(owner) { $0.log })
    }
    #expect(log == [[1], [1, 3], [1, 3, 2], [1, 3, 2, 0]])
    #expect(clock.now.elapsed == .milliseconds(30))
  }

  @Test func `the same program gives the same order a thousand times`() {
    let delays = (0..<40).map { ($0 * 7919) % 13 }
    func run() -> [Int] {
      let loop = SessionLoop()
      let owner = Owner(on: loop)
      let clock = VirtualClock()
      loop.drive(owner) { $0.start(delays, on: clock) }
      while clock.advanceToNextSleeper() { loop.drive(owner) { _ in } }
      return loop.drive(owner) { $0.log }
    }
    let first = run()
    #expect(first.count == 40)
    for _ in 0..<1000 { #expect(run() == first) }
  }
}
