import Testing

@testable import EndlessSession

/// What happens when one list goes and another comes, in one world.
struct FeedChangeTests {
  private func play(_ lines: String...) throws -> PlayedScript {
    let reader = ScriptReader { _ in Array(lines.joined(separator: "\n").utf8) }
    return ScriptPlayer(try reader.read("a.scroll").get()).play()
  }

  @Test func `details are given up in the list's order`() throws {
    let played = try play("open pokemon", "await items = 30", "close")
    #expect(
      played.events.compactMap { event in
        if case .details(let text) = event.kind, text.hasPrefix("✕") { text } else { nil }
      } == (1...6).map { "✕ details \($0)" })
  }

  @Test func `requests are numbered through all lists of a file`() throws {
    let played = try play(
      "open lectures", "settle", "close", "open books 'swift'", "settle",
      "expect requests = 2", "expect request 2 query = swift", "close", "open lectures",
      "expect items = 10", "expect requests = 2")
    #expect(played.failures.map(\.text) == [])
    #expect(played.trace.requests.map(\.number) == [1, 2])
  }

  @Test func `a strict file watches all of its lists`() throws {
    let played = try play(
      "set strict on", "open lectures", "settle", "expect requests = 1", "close",
      "open books 'swift'", "expect state = loading", "expect footer = loading",
      "await state = loaded", "expect footer = end", "expect requests = 2")
    #expect(
      played.failures.map(\.message) == [
        "not expected: state idle → loading at 0ms", "not expected: footer none → loading at 0ms",
        "not expected: state loading → loaded at 100ms",
        "not expected: footer loading → none at 100ms",
      ])
  }

  @Test(arguments: SessionSettings.Reports.allCases)
  func `a list that comes back goes on at the end that is in sight`(
    reports: SessionSettings.Reports
  ) throws {
    let played = try play(
      "set reports \(reports.rawValue)", "open lectures", "settle", "hold next", "scroll end",
      "close", "expect requests = 2", "open lectures", "expect requests = 3",
      "expect request 3 page = 2", "settle", "expect items = 20")
    #expect(played.failures.map(\.text) == [])
  }

  @Test func `a refresh that fails does not stop the next page`() throws {
    let played = try play(
      "set page-size 2", "set viewport 1", "open lectures", "settle", "hold next", "scroll end",
      "cancel", "fail next 503", "refresh", "await request 3 done", "expect state = failed",
      "expect request 4 page = 2", "expect footer = loading", "settle", "expect items = 4",
      "expect footer = failed", "expect requests = 4")
    #expect(played.failures.map(\.text) == [])
  }
}
