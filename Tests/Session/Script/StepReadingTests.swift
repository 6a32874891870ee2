import EndlessSession
import Testing

struct StepReadingTests {
  @Test(
    arguments: [
      ("scroll 3", .scroll(.rows(3))),
      ("scroll -3", .scroll(.rows(-3))),
      ("scroll 240pt", .scroll(.points(240))),
      ("scroll -80.5pt", .scroll(.points(-80.5))),
      ("scroll end", .scroll(.end)),
      ("scroll top", .scroll(.top)),
      ("scroll 40 over 2s", .scroll(.rows(40), over: .seconds(2))),
      ("scroll -40 over 1.5s", .scroll(.rows(-40), over: .milliseconds(1500))),
      ("scroll-to 'two words'", .scrollTo("two words", maxPages: 10)),
      ("scroll-to max-pages=3 it", .scrollTo("it", maxPages: 3)),
      ("search ''", .search("")),
      ("search 'it''s'", .search("it's")),
      ("search ''''", .search("'")),
      ("search 'a=b'", .search("a=b")),
      ("search '# no comment' # one", .search("# no comment")),
      ("search c#", .search("c#")),
      ("refresh", .refresh),
      ("retry", .retry()),
      ("go-on", .goOn),
      ("cancel", .cancel),
      ("fail next offline", .fail(.next, .offline)),
      ("fail next timeout times=3", .fail(.next, .timeout, times: 3)),
      ("fail times=3 next timeout", .fail(.next, .timeout, times: 3)),
      ("fail page=2 malformed", .fail(.page(2), .malformed)),
      ("fail malformed page=2", .fail(.page(2), .malformed)),
      ("fail next unauthorized", .fail(.next, .unauthorized)),
      ("fail next 400", .fail(.next, .status(400))),
      ("fail next 599", .fail(.next, .status(599))),
      ("fail next 429 retry-after=3s", .fail(.next, .status(429, retryAfter: .seconds(3)))),
      ("fail next 503 retry-after=1m", .fail(.next, .status(503, retryAfter: .seconds(60)))),
      ("delay next 2s", .delayNext(.seconds(2))),
      ("hold next", .holdNext),
      ("release", .release()),
      ("release 2", .release(2)),
      ("server insert 2 at=1", .serverInsert(2, at: 1)),
      ("server remove 1 at=7", .serverRemove(1, at: 7)),
      ("server after-end repeat", .serverAfterEnd(.repeat)),
      ("server after-end restart", .serverAfterEnd(.restart)),
      ("server after-end empty", .serverAfterEnd(.empty)),
      ("server after-end fail", .serverAfterEnd(.fail)),
      ("server repeat page=2", .serverRepeat(page: 2)),
      ("server empty page=1", .serverEmpty(page: 1)),
      ("wait 0ms", .wait(.zero)),
      ("wait 1440m", .wait(.seconds(86400))),
      ("wait 0.25s", .wait(.milliseconds(250))),
      ("wait 00300ms", .wait(.milliseconds(300))),
      ("await items = 1", .await(Condition(.items, .equal, .number(1)))),
      ("await items = 1 max=3s", .await(Condition(.items, .equal, .number(1)), max: .seconds(3))),
      ("await max=3s items = 1", .await(Condition(.items, .equal, .number(1)), max: .seconds(3))),
      ("settle", .settle()),
      ("settle max=500ms", .settle(max: .milliseconds(500))),
      ("snapshot results", .snapshot("results")),
      ("snapshot 'the end'", .snapshot("the end")),
    ] as [(String, Step)])
  func `a line is a step`(line: String, step: Step) throws {
    #expect(try Reading.steps("open books\n\(line)").last == step)
  }

  @Test func `details belong to pokemon`() throws {
    let steps = try Reading.steps("open pokemon\nretry item=3\nfail item=4 503 times=2")
    #expect(steps == [.open(.pokemon), .retry(item: 3), .fail(.item(4), .status(503), times: 2)])
  }

  @Test func `a feed is opened with a query, with an empty one, or without`() throws {
    let text = "open books 'a b'\nclose\nopen books ''\nclose\nopen books\nclose\nopen lectures"
    #expect(
      try Reading.steps(text) == [
        .open(.books, query: "a b"), .close, .open(.books, query: ""), .close, .open(.books),
        .close, .open(.lectures),
      ])
  }

  @Test func `a step keeps its words, its place and what a failure points at`() throws {
    let script = try Reading.script(
      "open   pokemon\t# now\n  expect  item 1\ttitle  =  'it''s'  # one\nexpect not request 1 done"
    )
    #expect(
      script.steps.map(\.text) == [
        "open pokemon", "expect item 1 title = 'it''s'", "expect not request 1 done",
      ])
    #expect(script.steps.map(\.place.line) == [1, 2, 3])
    #expect(script.steps.map(\.place.column) == [1, 3, 1])
    #expect(script.steps.map(\.place.width) == [4, 6, 6])
    #expect(script.steps.map(\.focus.column) == [1, 28, 22])
    #expect(script.steps.map(\.focus.width) == [4, 7, 4])
    #expect(script.steps[1].place.text == "  expect  item 1 title  =  'it''s'  # one")
    #expect(script.steps.map(\.feed) == [.pokemon, .pokemon, nil])
  }
}
