import EndlessDomain
import EndlessMocks
import EndlessSession
import Testing

struct SettingReadingTests {
  private func settings(_ lines: String) throws -> SessionSettings {
    try Reading.script("\(lines)\nopen lectures").settings
  }

  @Test func `nothing is set where nothing is said`() throws {
    #expect(try settings("# A title") == SessionSettings())
  }

  @Test func `every setting is taken`() throws {
    let settings = try settings(
      """
      set latency 50ms..400ms seed=7
      set detail-latency seed=18446744073709551615 1s..1s
      set page-size 20
      set viewport 1000
      set row-height 44.5
      set prefetch distance=250
      set items 0
      set reports rows
      set retry on
      set strict on
      """)
    #expect(settings.latency == .uniform(.milliseconds(50)...(.milliseconds(400))))
    #expect(settings.latencySeed == 7)
    #expect(settings.detailLatency == .uniform(.seconds(1)...(.seconds(1))))
    #expect(settings.detailLatencySeed == .max)
    #expect(settings.pageSize == 20)
    #expect(settings.viewport == 1000)
    #expect(settings.rowHeight == 44.5)
    #expect(settings.prefetch == .distance(250))
    #expect(settings.items == 0)
    #expect(settings.reports == .rows)
    #expect(settings.retries)
    #expect(settings.isStrict)
  }

  @Test(
    arguments: [
      ("prefetch last-item", .lastItem), ("prefetch remaining=0", .remaining(0)),
      ("prefetch distance=0.5", .distance(0.5)), ("prefetch distance=0", .distance(0)),
      ("prefetch adaptive", .adaptive()), ("prefetch adaptive=0", .adaptive(margin: 0)),
      ("prefetch adaptive=0.75", .adaptive(margin: 0.75)),
      ("prefetch adaptive=100", .adaptive(margin: 100)),
    ] as [(String, PrefetchPolicy)])
  func `a policy`(line: String, policy: PrefetchPolicy) throws {
    #expect(try settings("set \(line)").prefetch == policy)
  }

  @Test func `the values that hold without a setting can be set, too`() throws {
    let settings = try settings("set reports positions\nset retry off\nset strict off")
    #expect(settings == SessionSettings())
  }

  @Test func `a session retries as an app does, or only if the server says when`() throws {
    #expect(try settings("set retry on").retryPolicy == RetryPolicy())
    #expect(try settings("set retry off").retryPolicy == RetryPolicy(backoff: nil))
  }

  @Test func `a range without a seed keeps the fixed seed`() throws {
    let settings = try settings("set latency 0ms..1s\nset strict off")
    #expect(settings.latencySeed == SessionSettings().latencySeed)
    #expect(!settings.isStrict)
  }

  @Test func `the settings of a file taken in before the first step count`() throws {
    let script = try Reading.script(
      "run a.scroll\nset viewport 3\nopen lectures", ["a.scroll": "set latency 1s\n# T"])
    #expect(script.settings.latency == .fixed(.seconds(1)))
    #expect(script.settings.viewport == 3)
  }
}
