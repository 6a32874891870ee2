import EndlessSession
import Testing

/// What is wrong with one line: where, what was expected, what stands there, and the nearest word.
struct LineFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let faults: [String]

    init(_ line: String, _ faults: String...) {
      self.line = line
      self.faults = faults
    }

    var testDescription: String { line }
  }

  private static let durations = [
    Case("wait 300", "6: expected a duration with a unit, such as 300ms, got '300'"),
    Case("wait 1.5", "6: expected a duration with a unit, such as 300ms, got '1.5'"),
    Case("wait 5sec", "6: expected a duration in ms, s or m, got '5sec'; did you mean '5s'?"),
    Case("wait 5MIN", "6: expected a duration in ms, s or m, got '5MIN'; did you mean '5m'?"),
    Case("wait 5msec", "6: expected a duration in ms, s or m, got '5msec'; did you mean '5ms'?"),
    Case("wait 5h", "6: expected a duration in ms, s or m, got '5h'"),
    Case("wait ms", "6: expected a duration, such as 300ms, got 'ms'"),
    Case("wait '5s'", "6: expected a duration, such as 300ms, got '5s'"),
    Case("wait", "5: expected a duration, such as 300ms, got the end of the line"),
    Case("wait -1s", "6: expected a duration of 0ms or more, got '-1s'"),
    Case("wait .5s", "6: expected a duration, such as 1.5s, got '.5s'"),
    Case("wait 1.s", "6: expected a duration, such as 1.5s, got '1.s'"),
    Case("wait 1.2.3s", "6: expected a duration, such as 1.5s, got '1.2.3s'"),
    Case("wait 1.0000001s", "6: expected a duration with at most 6 decimals, got '1.0000001s'"),
    Case("wait 1440.1m", "6: expected a duration of at most 1440m, got '1440.1m'"),
    Case("wait 1441m", "6: expected a duration of at most 1440m, got '1441m'"),
    Case("wait 86400001ms", "6: expected a duration of at most 1440m, got '86400001ms'"),
    Case(
      "wait 99999999999999999999s",
      "6: expected a duration of at most 1440m, got '99999999999999999999s'"),
    Case("settle max=0s", "12: expected a duration of more than 0ms, got '0s'"),
    Case("scroll 4 over 0.0s", "15: expected a duration of more than 0ms, got '0.0s'"),
  ]

  private static let steps = [
    Case("opn lectures", "1: expected a step, got 'opn'; did you mean 'open'?"),
    Case("'wait' 1s", "1: expected a step, got 'wait'; it stands without quotes"),
    Case("한글", "1: expected a step, got '한글'"),
    Case(
      "--transcript--", "1: expected a step, got '--transcript--'; did you mean '-- transcript --'?"
    ),
    Case(
      "close\nopen lecture",
      "6: expected a feed (lectures, pokemon or books), got 'lecture'; did you mean 'lectures'?"),
    Case(
      "close\nopen", "5: expected a feed (lectures, pokemon or books), got the end of the line"),
    Case(
      "close\nopen lectures 'a'",
      "15: expected no query, since lectures cannot be searched, got 'a'"),
    Case("close now", "7: expected the end of the line, got 'now'"),
    Case(
      "close now=1", "7: expected no option of 'close', got 'now=1'; a text with = stands in '…'"),
    Case(
      "scroll down",
      "8: expected a number of rows such as 3, of points such as 240pt, end or top, got 'down'"),
    Case(
      "scroll ned",
      "8: expected a number of rows such as 3, of points such as 240pt, end or top, got 'ned'; "
        + "did you mean 'end'?"),
    Case("scroll 0", "8: expected a number of rows, 1 to 1000000 or negative, got '0'"),
    Case(
      "scroll -9223372036854775808",
      "8: expected a number of rows, 1 to 1000000 or negative, got '-9223372036854775808'"),
    Case(
      "scroll 99999999999999999999",
      "8: expected a number of rows, 1 to 1000000 or negative, got '99999999999999999999'"),
    Case(
      "scroll 0pt",
      "8: expected a number of points, more than 0pt or negative, at most 10000000000pt, got '0pt'"),
    Case(
      "scroll infpt",
      "8: expected a number of points, more than 0pt or negative, at most 10000000000pt, "
        + "got 'infpt'"),
    Case("scroll end over 2s", "8: expected a number of rows before 'over', got 'end'"),
    Case("scroll 3 ovr 2s", "10: expected 'over', got 'ovr'; did you mean 'over'?"),
    Case(
      "scroll-to", "10: expected a text, such as 'Calculus', got the end of the line"),
    Case(
      "scroll-to a max-page=3 of=2",
      "13: expected an option of 'scroll-to' (max-pages), got 'max-page=3'; "
        + "did you mean 'max-pages'?",
      "24: expected an option of 'scroll-to' (max-pages), got 'of=2'"),
    Case("scroll-to ''", "11: expected a text that is not empty, got ''"),
    Case("scroll-to a max-pages=0", "23: expected a number of pages, 1 to 1000000, got '0'"),
    Case("scroll-to a max-pages=", "23: expected a number of pages, 1 to 1000000, got ''"),
    Case(
      "search two words",
      "12: expected the end of the line, got 'words'; a text of several words stands in '…'"),
    Case(
      "settle max=1s max=2s mix=3", "15: expected 'max' once, got 'max=2s' again",
      "22: expected an option of 'settle' (max), got 'mix=3'; did you mean 'max'?"),
    Case("retry item=0", "12: expected the number of a row, 1 to 1000000, got '0'"),
    Case("release all", "9: expected the number of a request, 1 to 1000000, got 'all'"),
    Case("hold", "5: expected 'next', got the end of the line"),
    Case("hold nxt", "6: expected 'next', got 'nxt'; did you mean 'next'?"),
    Case("delay next 2", "12: expected a duration with a unit, such as 300ms, got '2'"),
    Case("snapshot ' '", "10: expected a name that is not blank, got ' '"),
    Case("run", "4: expected a file, such as search.scroll, got the end of the line"),
  ]

  private static let faultSteps = [
    Case(
      "fail next ofline",
      "11: expected a fault (offline, timeout, malformed, unauthorized or a status from 400 to "
        + "599), got 'ofline'; did you mean 'offline'?"),
    Case(
      "fail next 200",
      "11: expected a fault (offline, timeout, malformed, unauthorized or a status from 400 to "
        + "599), got '200'"),
    Case(
      "fail next",
      "10: expected a fault (offline, timeout, malformed, unauthorized or a status from 400 to "
        + "599), got the end of the line"),
    Case(
      "fail offline",
      "6: expected a request (next, page=P or item=N), got 'offline'"),
    Case(
      "fail page=0 503 times=0", "11: expected the number of a page, 1 to 1000000, got '0'",
      "23: expected a number of requests, 1 to 1000000, got '0'"),
    Case("fail page=1 item=2 503", "18: expected 'page' or 'item', not both, got '2'"),
    Case("fail next page=2 503", "6: expected no 'next' beside 'page', got 'next'"),
    Case(
      "fail next offline retry-after=3s",
      "31: expected 'retry-after' with 429 or 503 only, got '3s'"),
    Case(
      "fail next 500 retry-after=3s", "27: expected 'retry-after' with 429 or 503 only, got '3s'"),
    Case(
      "fail next 429 retry-after=3",
      "27: expected a duration with a unit, such as 300ms, got '3'"),
    Case(
      "fail next 429 retry=3s",
      "15: expected an option of 'fail' (page, item, times or retry-after), got 'retry=3s'"),
    Case(
      "server insrt 2 at=1",
      "8: expected a change of the server (insert, remove, after-end, repeat or empty), "
        + "got 'insrt'; did you mean 'insert'?"),
    Case("server after-end fail at=1", "23: expected no 'at' here, got 'at=1'"),
    Case("server insert 2", "16: expected 'at=' with the number of a row, got 'server' without it"),
    Case(
      "server remove 0 at=x", "15: expected a number of rows, 1 to 1000000, got '0'",
      "20: expected the number of a row, 1 to 1000000, got 'x'"),
    Case("server repeat page=1", "20: expected the number of a page, 2 to 1000000, got '1'"),
    Case(
      "server empty", "13: expected 'page=' with the number of a page, got 'server' without it"),
    Case(
      "server after-end again",
      "18: expected an answer (repeat, restart, empty or fail), got 'again'"),
  ]

  private static let conditions = [
    Case(
      "expect items=20",
      "8: expected a subject (state, footer, items, item, details, requests, request, inflight, "
        + "error, end, query, position, total or time), got 'items=20'; "
        + "an operator stands between blanks: items = 20"),
    Case(
      "expect stat = loaded",
      "8: expected a subject (state, footer, items, item, details, requests, request, inflight, "
        + "error, end, query, position, total or time), got 'stat'; did you mean 'state'?"),
    Case(
      "expect items =20",
      "14: expected an operator (=, !=, <, <=, > or >=), got '=20'; "
        + "an operator stands between blanks"),
    Case(
      "expect items == 20",
      "14: expected an operator (=, !=, <, <=, > or >=), got '=='; did you mean '='?"),
    Case(
      "expect items => 20",
      "14: expected an operator (=, !=, <, <=, > or >=), got '=>'; did you mean '>='?"),
    Case(
      "expect items contains 2",
      "14: expected an operator that fits (=, !=, <, <=, > or >=), got 'contains'"),
    Case(
      "expect state < loaded",
      "14: expected an operator that fits (=, !=, contains or matches), got '<'"),
    Case(
      "expect query contain a",
      "14: expected an operator (=, !=, contains or matches), got 'contain'; "
        + "did you mean 'contains'?"),
    Case(
      "expect items", "13: expected an operator (=, !=, <, <=, > or >=), got the end of the line"),
    Case("expect items =", "15: expected a number, 0 or more, got the end of the line"),
    Case("expect items = -1", "16: expected a number, 0 or more, got '-1'"),
    Case(
      "expect items = 99999999999999999999",
      "16: expected a number, 0 or more, got '99999999999999999999'"),
    Case(
      "expect state = loadng",
      "16: expected idle, loading, loaded, empty or failed, got 'loadng'; did you mean 'loading'?"),
    Case(
      "expect footer = End",
      "17: expected none, loading, failed, waiting, end or empty, got 'End'; did you mean 'end'?"),
    Case(
      "expect end = repeated",
      "14: expected exhausted, server-limit, repeated-page, empty-pages or none, got 'repeated'"),
    Case(
      "expect error = 200",
      "16: expected offline, timeout, malformed, unauthorized, none or a status from 400 to 599, "
        + "got '200'"),
    Case(
      "expect request 1 status = 302",
      "27: expected offline, timeout, malformed, unauthorized, 200, pending, cancelled or a status "
        + "from 400 to 599, got '302'"),
    Case(
      "expect request 1 pge = 1",
      "18: expected something about a request (page, offset, query, status, done or cancelled), "
        + "got 'pge'; did you mean 'page'?"),
    Case(
      "expect request 0 done", "16: expected the number of a request, 1 to 1000000, got '0'"),
    Case("expect request 1 done = 1", "23: expected the end of the line, got '='"),
    Case(
      "expect item 0 titel = a", "13: expected the number of a row, 1 to 1000000, got '0'",
      "15: expected a field (id, title, teachers, organization, summary, dates, number, name, "
        + "types, height, weight, authors, publisher, published, price, sale-price or status), "
        + "got 'titel'; did you mean 'title'?"),
    Case(
      "expect query = two words",
      "20: expected the end of the line, got 'words'; a text of several words stands in '…'"),
    Case("expect query matches '('", "22: expected a regular expression, got '('"),
    Case("expect time < 300", "15: expected a duration with a unit, such as 300ms, got '300'"),
    Case(
      "expect total > none", "16: expected a number behind '>', got 'none'"),
    Case(
      "expect total = nne",
      "16: expected a number, 0 or more, or none, got 'nne'; did you mean 'none'?"),
    Case(
      "expect not",
      "11: expected a subject (state, footer, items, item, details, requests, request, inflight, error, end, query, position, total or time), got the end of the line"
    ),
    Case(
      "expect items = 1 max=1s",
      "18: expected no option of 'expect', got 'max=1s'; 'await' waits, 'expect' never does"),
    Case(
      "await items = 1 mx=1s",
      "17: expected an option of 'await' (max), got 'mx=1s'; did you mean 'max'?"),
    Case(
      "await items = x max=1", "15: expected a number, 0 or more, got 'x'",
      "21: expected a duration with a unit, such as 300ms, got '1'"),
  ]

  private static let quotes = [
    Case("search 'abc", "8: expected a closing quote, got the end of the line"),
    Case("search 'abc''", "8: expected a closing quote, got the end of the line"),
    Case(
      "search 'a'b",
      "11: expected a blank behind the closing quote, got 'b'; "
        + "a text with quotes is written 'it''s'"),
    Case(
      "search it's",
      "10: expected a blank before the quote, got 'it's'; "
        + "a text with quotes is written 'it''s'"),
  ]

  @Test(arguments: durations + steps + faultSteps + conditions + quotes)
  func `a line that cannot be read`(_ example: Case) {
    let faults = Reading.faults("open books\n" + example.line)
    #expect(faults.map { "\($0.place?.column ?? 0): \($0.message)" } == example.faults)
    #expect(faults.allSatisfy { $0.kind == .syntax })
    #expect(
      faults.allSatisfy { $0.place?.line == (example.line.hasPrefix("close\n") ? 3 : 2) })
  }

  private static let settings = [
    Case(
      "set latncy 1s",
      "5: expected a setting (latency, detail-latency, page-size, viewport, row-height, prefetch, "
        + "items or strict), got 'latncy'; did you mean 'latency'?"),
    Case("set latency 80", "13: expected a duration with a unit, such as 300ms, got '80'"),
    Case(
      "set latency",
      "12: expected a duration, such as 80ms, or two, such as 50ms..400ms, "
        + "got the end of the line"),
    Case("set latency 2s..1s", "13: expected the shorter duration first, got '2s..1s'"),
    Case(
      "set latency 5..9", "13: expected a duration with a unit, such as 300ms, got '5'",
      "16: expected a duration with a unit, such as 300ms, got '9'"),
    Case("set latency ..9s", "13: expected a duration, such as 300ms, got ''"),
    Case(
      "set latency 1s seed=3",
      "21: expected a seed with a range such as 50ms..400ms only, got '3'"),
    Case(
      "set latency 1s..2s seed=-3", "25: expected a seed, 0 to 18446744073709551615, got '-3'"),
    Case("set page-size 0", "15: expected a number of rows, 1 to 1000, got '0'"),
    Case("set viewport 1001", "14: expected a number of rows, 1 to 1000, got '1001'"),
    Case(
      "set row-height 0",
      "16: expected a height in points, more than 0, at most 10000, got '0'"),
    Case(
      "set row-height 1e3",
      "16: expected a height in points, more than 0, at most 10000, got '1e3'"),
    Case(
      "set prefetch last",
      "14: expected a policy (last-item, distance=POINTS or remaining=N), got 'last'"),
    Case(
      "set prefetch distance=-1",
      "23: expected a number of points, 0 to 1000000000, got '-1'"),
    Case("set prefetch remaining=-1", "24: expected a number of rows, 0 to 1000000, got '-1'"),
    Case(
      "set prefetch remaining=1 distance=2",
      "24: expected 'distance' or 'remaining', not both, got '1'"),
    Case("set items -1", "11: expected a number of rows, 0 to 1000000, got '-1'"),
    Case("set strict yes", "12: expected a switch (on or off), got 'yes'"),
    Case("set viewport 5 seed=1", "21: expected no 'seed' with 'viewport', got '1'"),
    Case(
      "set viewport 5 sed=1",
      "16: expected an option of 'set' (seed, distance or remaining), got 'sed=1'; "
        + "did you mean 'seed'?"),
  ]

  @Test(arguments: settings)
  func `a setting that cannot be read`(_ example: Case) {
    let faults = Reading.faults(example.line + "\nopen books")
    #expect(faults.map { "\($0.place?.column ?? 0): \($0.message)" } == example.faults)
  }

  @Test func `all lines are read, and all their faults told in the order of place`() {
    let faults = Reading.faults(
      "opn lectures\nwait 5\nwait 1s\nserver remove 0 at=0 to=1\nexpect items = 'a")
    #expect(
      faults.map(\.place?.address) == [
        "main.scroll:1:1", "main.scroll:2:6", "main.scroll:4:15", "main.scroll:4:20",
        "main.scroll:4:22", "main.scroll:5:16", "main.scroll:5:16",
      ])
  }

  @Test func `a thousand faults are enough`() {
    let faults = Reading.faults(String(repeating: "x\n", count: 3000))
    #expect(faults.count == 1001)
    #expect(faults.last?.place == nil)
  }
}
