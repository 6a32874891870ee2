import EndlessDomain
import Testing

struct TimelineTests {
  @Test func `a time that has passed is not waited for`() async {
    let timeline = Timeline()
    #expect(await timeline.wait(until: .zero))
    #expect(await timeline.wait(until: .seconds(-1_000_000)))
    #expect(timeline.now >= .zero)
  }

  @Test func `waiting ends at once when the task is cancelled, and says so`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await Timeline().wait(until: .seconds(1_000_000))
    }
    #expect(await task.value == false)
  }

  @Test func `times count from the start of the timeline`() {
    let clock = ContinuousClock()
    let early = Timeline(clock)
    let late = Timeline(clock)
    #expect(late.now <= early.now)
    #expect(early.now < .seconds(1_000_000), "not since the machine started")
  }
}
