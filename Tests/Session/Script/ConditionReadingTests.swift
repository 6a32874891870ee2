import EndlessSession
import Testing

struct ConditionReadingTests {
  @Test(
    arguments: [
      ("state = idle", Condition(.state, .equal, .text("idle"))),
      ("state != 'loaded'", Condition(.state, .notEqual, .text("loaded"))),
      ("state matches '^load'", Condition(.state, .matches, .text("^load"))),
      ("footer contains ail", Condition(.footer, .contains, .text("ail"))),
      ("items < 3", Condition(.items, .less, .number(3))),
      ("items <= 3", Condition(.items, .lessOrEqual, .number(3))),
      ("items > 3", Condition(.items, .greater, .number(3))),
      ("items >= 0", Condition(.items, .greaterOrEqual, .number(0))),
      ("not items = 3", Condition(.items, .equal, .number(3), isNegated: true)),
      ("item 2 types = ''", Condition(.item(2, field: "types"), .equal, .text(""))),
      ("details 3 = retrying", Condition(.details(3), .equal, .text("retrying"))),
      ("details loaded >= 30", Condition(.detailCount("loaded"), .greaterOrEqual, .number(30))),
      ("requests = 2", Condition(.requests, .equal, .number(2))),
      ("request 1 page = 1", Condition(.request(1, .page), .equal, .number(1))),
      ("request 1 offset > 0", Condition(.request(1, .offset), .greater, .number(0))),
      ("request 1 query = swift", Condition(.request(1, .query), .equal, .text("swift"))),
      ("request 1 status = 200", Condition(.request(1, .status), .equal, .text("200"))),
      ("request 1 status = 503", Condition(.request(1, .status), .equal, .text("503"))),
      ("request 1 status = offline", Condition(.request(1, .status), .equal, .text("offline"))),
      ("request 1 status != pending", Condition(.request(1, .status), .notEqual, .text("pending"))),
      ("request 1 status = cancelled", Condition(.request(1, .status), .equal, .text("cancelled"))),
      ("request 1 done", Condition(.request(1, .done))),
      ("not request 1 cancelled", Condition(.request(1, .cancelled), isNegated: true)),
      ("inflight = 0", Condition(.inflight, .equal, .number(0))),
      ("error = none", Condition(.error, .equal, .text("none"))),
      ("error = 503", Condition(.error, .equal, .text("503"))),
      ("error != malformed", Condition(.error, .notEqual, .text("malformed"))),
      ("end = exhausted", Condition(.end, .equal, .text("exhausted"))),
      ("end = server-limit", Condition(.end, .equal, .text("server-limit"))),
      ("end = serverLimit", Condition(.end, .equal, .text("server-limit"))),
      ("end = repeatedPage", Condition(.end, .equal, .text("repeated-page"))),
      ("end = emptyPages", Condition(.end, .equal, .text("empty-pages"))),
      ("query = 'max=1s'", Condition(.query, .equal, .text("max=1s"))),
      ("query = a=b", Condition(.query, .equal, .text("a=b"))),
      ("query contains '한글'", Condition(.query, .contains, .text("한글"))),
      ("position = 0", Condition(.position, .equal, .number(0))),
      ("total = none", Condition(.total, .equal, .text("none"))),
      ("total >= 151", Condition(.total, .greaterOrEqual, .number(151))),
      ("time <= 1.5s", Condition(.time, .lessOrEqual, .duration(.milliseconds(1500)))),
      ("time = 0ms", Condition(.time, .equal, .duration(.zero))),
    ] as [(String, Condition)])
  func `a line is a condition`(line: String, condition: Condition) throws {
    #expect(try Reading.steps("open pokemon\nexpect \(line)").last == .expect(condition))
    #expect(try Reading.steps("open pokemon\nawait \(line)").last == .await(condition))
  }

  @Test(arguments: SessionFeed.allCases)
  func `every field of a feed can be named`(feed: SessionFeed) throws {
    #expect(!feed.fields.isEmpty)
    for field in feed.fields {
      let steps = try Reading.steps("open \(feed.rawValue)\nexpect item 1 \(field) = x")
      #expect(steps.last == .expect(Condition(.item(1, field: field), .equal, .text("x"))))
    }
  }
}
