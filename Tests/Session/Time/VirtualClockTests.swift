import EndlessSession
import Testing

struct VirtualClockTests {
  private actor Owner {
    private let loop: SessionLoop
    var woken: [String] = []
    var tasks: [Task<Void, Never>] = []

    init(on loop: SessionLoop) { self.loop = loop }

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    func sleep(_ name: String, for duration: Duration, on clock: VirtualClock) {
      let task = Task(executorPreference: loop) {
        do {
          try await clock.sleep(for: duration)
          await self.note(name)
        } catch {
          await self.note("\(name) cancelled")
        }
      }
      tasks.append(task)
    }

    func note(_ text: String) { woken.append(text) }
    func cancel(_ place: Int) { tasks[place].cancel() }
  }

  private let loop = SessionLoop()
  private let clock = VirtualClock()

  @Test func `equal times wake in the order in which they were asked for`() {
    let owner = Owner(on: loop)
    loop.drive(owner) { owner in
      for name in ["a", "b", "c"] { owner.sleep(name, for: .seconds(1), on: clock) }
    }
    while clock.advanceToNextSleeper() { loop.drive(owner) { _ in } }
    #expect(loop.drive(owner) { $0.woken } == ["a", "b", "c"])
  }

  @Test func `a time that has come does not wait`() {
    let owner = Owner(on: loop)
    loop.drive(owner) { $0.sleep("now", for: .zero, on: clock) }
    #expect(loop.drive(owner) { $0.woken } == ["now"])
    #expect(!clock.advanceToNextSleeper())
  }

  @Test func `cancelling wakes at once, before and during the sleep`() {
    let owner = Owner(on: loop)
    loop.drive(owner) { owner in
      owner.sleep("a", for: .seconds(1), on: clock)
      owner.cancel(0)
      owner.sleep("b", for: .seconds(1), on: clock)
    }
    #expect(clock.sleeperCount == 1)
    loop.drive(owner) { $0.cancel(1) }
    #expect(loop.drive(owner) { $0.woken } == ["a cancelled", "b cancelled"])
    #expect(clock.sleeperCount == 0)
    #expect(clock.now.elapsed == .zero)
  }
}
