import EndlessMocks
import EndlessSession
import Testing

struct ExampleScriptTests {
  @Test func `a failure and a retry`() throws {
    let script = try Reading.script(
      """
      # First page, then a failure and a retry
      set latency 300ms
      open lectures
      expect state = loading
      await state = loaded max=1s
      expect items = 10
      fail next 503
      scroll end
      await footer = failed max=1s
      expect items = 10
      expect requests = 2
      retry
      await items = 20 max=1s
      expect request 3 page = 2
      """)
    #expect(script.title == "First page, then a failure and a retry")
    #expect(script.sections.map(\.title) == [script.title])
    #expect(script.settings.latency == .fixed(.milliseconds(300)))
    #expect(
      script.steps.map(\.step) == [
        .open(.lectures),
        .expect(Condition(.state, .equal, .text("loading"))),
        .await(Condition(.state, .equal, .text("loaded")), max: .seconds(1)),
        .expect(Condition(.items, .equal, .number(10))),
        .fail(.next, .status(503)),
        .scroll(.end),
        .await(Condition(.footer, .equal, .text("failed")), max: .seconds(1)),
        .expect(Condition(.items, .equal, .number(10))),
        .expect(Condition(.requests, .equal, .number(2))),
        .retry(),
        .await(Condition(.items, .equal, .number(20)), max: .seconds(1)),
        .expect(Condition(.request(3, .page), .equal, .number(2))),
      ])
  }

  @Test func `a late answer`() throws {
    let script = try Reading.script(
      """
      # A late answer must not replace a newer search
      set latency 100ms
      open books
      hold next
      search 'swift'
      await requests = 1 max=1s
      search '한글'
      await request 2 done max=1s
      expect item 1 title contains '한글'
      release
      settle max=1s
      expect query = '한글'
      expect item 1 title contains '한글'
      snapshot results
      """)
    let title = Step.expect(Condition(.item(1, field: "title"), .contains, .text("한글")))
    #expect(
      script.steps.map(\.step) == [
        .open(.books),
        .holdNext,
        .search("swift"),
        .await(Condition(.requests, .equal, .number(1)), max: .seconds(1)),
        .search("한글"),
        .await(Condition(.request(2, .done)), max: .seconds(1)),
        title,
        .release(),
        .settle(max: .seconds(1)),
        .expect(Condition(.query, .equal, .text("한글"))),
        title,
        .snapshot("results"),
      ])
  }

  @Test(arguments: StepForm.all.map(\.example) + SettingForm.all.map(\.example))
  func `every example of the table can be read`(example: String) {
    let feeds = ["open lectures\n", "open books\n", "open pokemon\n", "", "open books\nclose\n"]
    let others = ["search.scroll": "wait 0ms"]
    let texts = feeds.flatMap { [$0 + example, example + "\n" + $0, example + "\nwait 0ms"] }
    #expect(texts.contains { Reading.faults($0, others).isEmpty })
  }

  @Test(arguments: SubjectForm.all.map(\.example))
  func `every condition of the table can be read`(example: String) {
    #expect(
      ["lectures", "books", "pokemon"].contains {
        Reading.faults("open \($0)\nexpect \(example)").isEmpty
      })
  }
}
