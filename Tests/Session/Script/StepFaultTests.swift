import EndlessSession
import Testing

/// What is wrong with a step: where, what was expected, and the nearest word.
struct StepFaultTests {
  private static let steps = [
    LineFault("opn lectures", "1: expected a step, got 'opn'; did you mean 'open'?"),
    LineFault("'wait' 1s", "1: expected a step, got 'wait'; it stands without quotes"),
    LineFault("한글", "1: expected a step, got '한글'"),
    LineFault(
      "--transcript--", "1: expected a step, got '--transcript--'; did you mean '-- transcript --'?"
    ),
    LineFault(
      "close\nopen lecture",
      "6: expected a feed (lectures, pokemon or books), got 'lecture'; did you mean 'lectures'?"),
    LineFault(
      "close\nopen", "5: expected a feed (lectures, pokemon or books), got the end of the line"),
    LineFault(
      "close\nopen lectures 'a'",
      "15: expected no query, since lectures cannot be searched, got 'a'"),
    LineFault("close now", "7: expected the end of the line, got 'now'"),
    LineFault(
      "close now=1", "7: expected no option of 'close', got 'now=1'; a text with = stands in '…'"),
    LineFault(
      "scroll down",
      "8: expected a number of rows such as 3, of points such as 240pt, end or top, got 'down'"),
    LineFault(
      "scroll ned",
      "8: expected a number of rows such as 3, of points such as 240pt, end or top, got 'ned'; "
        + "did you mean 'end'?"),
    LineFault("scroll 0", "8: expected a number of rows, 1 to 1000000 or negative, got '0'"),
    LineFault(
      "scroll -9223372036854775808",
      "8: expected a number of rows, 1 to 1000000 or negative, got '-9223372036854775808'"),
    LineFault(
      "scroll 99999999999999999999",
      "8: expected a number of rows, 1 to 1000000 or negative, got '99999999999999999999'"),
    LineFault(
      "scroll 0pt",
      "8: expected a number of points, more than 0pt or negative, at most 10000000000pt, got '0pt'"),
    LineFault(
      "scroll infpt",
      "8: expected a number of points, more than 0pt or negative, at most 10000000000pt, "
        + "got 'infpt'"),
    LineFault("scroll end over 2s", "8: expected a number of rows before 'over', got 'end'"),
    LineFault("scroll 3 ovr 2s", "10: expected 'over', got 'ovr'; did you mean 'over'?"),
    LineFault(
      "scroll-to", "10: expected a text, such as 'Calculus', got the end of the line"),
    LineFault(
      "scroll-to a max-page=3 of=2",
      "13: expected an option of 'scroll-to' (max-pages), got 'max-page=3'; "
        + "did you mean 'max-pages'?",
      "24: expected an option of 'scroll-to' (max-pages), got 'of=2'"),
    LineFault("scroll-to ''", "11: expected a text that is not empty, got ''"),
    LineFault("scroll-to a max-pages=0", "23: expected a number of pages, 1 to 1000000, got '0'"),
    LineFault("scroll-to a max-pages=", "23: expected a number of pages, 1 to 1000000, got ''"),
    LineFault(
      "search two words",
      "12: expected the end of the line, got 'words'; a text of several words stands in '…'"),
    LineFault(
      "settle max=1s max=2s mix=3", "15: expected 'max' once, got 'max=2s' again",
      "22: expected an option of 'settle' (max), got 'mix=3'; did you mean 'max'?"),
    LineFault("retry item=0", "12: expected the number of a row, 1 to 1000000, got '0'"),
    LineFault("release all", "9: expected the number of a request, 1 to 1000000, got 'all'"),
    LineFault("hold", "5: expected 'next', got the end of the line"),
    LineFault("hold nxt", "6: expected 'next', got 'nxt'; did you mean 'next'?"),
    LineFault("delay next 2", "12: expected a duration with a unit, such as 300ms, got '2'"),
    LineFault("snapshot ' '", "10: expected a name that is not blank, got ' '"),
    LineFault("run", "4: expected a file, such as search.scroll, got the end of the line"),
  ]

  private static let faultSteps = [
    LineFault(
      "fail next ofline",
      "11: expected a fault (offline, timeout, malformed, unauthorized or a status from 400 to "
        + "599), got 'ofline'; did you mean 'offline'?"),
    LineFault(
      "fail next 200",
      "11: expected a fault (offline, timeout, malformed, unauthorized or a status from 400 to "
        + "599), got '200'"),
    LineFault(
      "fail next",
      "10: expected a fault (offline, timeout, malformed, unauthorized or a status from 400 to "
        + "599), got the end of the line"),
    LineFault(
      "fail offline",
      "6: expected a request (next, page=P or item=N), got 'offline'"),
    LineFault(
      "fail page=0 503 times=0", "11: expected the number of a page, 1 to 1000000, got '0'",
      "23: expected a number of requests, 1 to 1000000, got '0'"),
    LineFault("fail page=1 item=2 503", "18: expected 'page' or 'item', not both, got '2'"),
    LineFault("fail next page=2 503", "6: expected no 'next' beside 'page', got 'next'"),
    LineFault(
      "fail next offline retry-after=3s",
      "31: expected 'retry-after' with 429 or 503 only, got '3s'"),
    LineFault(
      "fail next 500 retry-after=3s", "27: expected 'retry-after' with 429 or 503 only, got '3s'"),
    LineFault(
      "fail next 429 retry-after=3",
      "27: expected a duration with a unit, such as 300ms, got '3'"),
    LineFault(
      "fail next 429 retry=3s",
      "15: expected an option of 'fail' (page, item, times or retry-after), got 'retry=3s'"),
    LineFault(
      "server insrt 2 at=1",
      "8: expected a change of the server (insert, remove, after-end, repeat or empty), "
        + "got 'insrt'; did you mean 'insert'?"),
    LineFault("server after-end fail at=1", "23: expected no 'at' here, got 'at=1'"),
    LineFault(
      "server insert 2", "16: expected 'at=' with the number of a row, got 'server' without it"),
    LineFault(
      "server remove 0 at=x", "15: expected a number of rows, 1 to 1000000, got '0'",
      "20: expected the number of a row, 1 to 1000000, got 'x'"),
    LineFault("server repeat page=1", "20: expected the number of a page, 2 to 1000000, got '1'"),
    LineFault(
      "server empty", "13: expected 'page=' with the number of a page, got 'server' without it"),
    LineFault(
      "server after-end again",
      "18: expected an answer (repeat, restart, empty or fail), got 'again'"),
  ]

  @Test(arguments: steps + faultSteps)
  func `a step that cannot be read`(_ example: LineFault) {
    #expect(example.found(behind: "open books\n") == example.faults)
  }
}
