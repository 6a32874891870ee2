import EndlessSession
import Testing

/// What is wrong with a condition: where, what was expected, and the nearest word.
struct ConditionFaultTests {
  private static let conditions = [
    LineFault(
      "expect items=20",
      "8: expected a subject (state, footer, items, item, details, requests, request, inflight, "
        + "error, end, query, position, total or time), got 'items=20'; "
        + "an operator stands between blanks: items = 20"),
    LineFault(
      "expect stat = loaded",
      "8: expected a subject (state, footer, items, item, details, requests, request, inflight, "
        + "error, end, query, position, total or time), got 'stat'; did you mean 'state'?"),
    LineFault(
      "expect items =20",
      "14: expected an operator (=, !=, <, <=, > or >=), got '=20'; "
        + "an operator stands between blanks"),
    LineFault(
      "expect items == 20",
      "14: expected an operator (=, !=, <, <=, > or >=), got '=='; did you mean '='?"),
    LineFault(
      "expect items => 20",
      "14: expected an operator (=, !=, <, <=, > or >=), got '=>'; did you mean '>='?"),
    LineFault(
      "expect items contains 2",
      "14: expected an operator that fits (=, !=, <, <=, > or >=), got 'contains'"),
    LineFault(
      "expect state < loaded",
      "14: expected an operator that fits (=, !=, contains or matches), got '<'"),
    LineFault(
      "expect query contain a",
      "14: expected an operator (=, !=, contains or matches), got 'contain'; "
        + "did you mean 'contains'?"),
    LineFault(
      "expect items", "13: expected an operator (=, !=, <, <=, > or >=), got the end of the line"),
    LineFault("expect items =", "15: expected a number, 0 or more, got the end of the line"),
    LineFault("expect items = -1", "16: expected a number, 0 or more, got '-1'"),
    LineFault(
      "expect items = 99999999999999999999",
      "16: expected a number, 0 or more, got '99999999999999999999'"),
    LineFault(
      "expect state = loadng",
      "16: expected idle, loading, loaded, empty or failed, got 'loadng'; did you mean 'loading'?"),
    LineFault(
      "expect footer = End",
      "17: expected none, loading, failed, waiting, end or empty, got 'End'; did you mean 'end'?"),
    LineFault(
      "expect end = repeated",
      "14: expected exhausted, short, server-limit, repeated-page, empty-pages or none, got 'repeated'"
    ),
    LineFault(
      "expect error = 200",
      "16: expected offline, timeout, malformed, unauthorized, none or a status from 400 to 599, "
        + "got '200'"),
    LineFault(
      "expect request 1 status = 302",
      "27: expected offline, timeout, malformed, unauthorized, 200, pending, cancelled or a status "
        + "from 400 to 599, got '302'"),
    LineFault(
      "expect request 1 pge = 1",
      "18: expected something about a request (page, offset, query, status, done or cancelled), "
        + "got 'pge'; did you mean 'page'?"),
    LineFault(
      "expect request 0 done", "16: expected the number of a request, 1 to 1000000, got '0'"),
    LineFault("expect request 1 done = 1", "23: expected the end of the line, got '='"),
    LineFault(
      "expect item 0 titel = a", "13: expected the number of a row, 1 to 1000000, got '0'",
      "15: expected a field (title, id, teachers, organization, summary, dates, name, number, "
        + "types, height, weight, authors, publisher, published, price, sale-price or status), "
        + "got 'titel'; did you mean 'title'?"),
    LineFault(
      "expect query = two words",
      "20: expected the end of the line, got 'words'; a text of several words stands in '…'"),
    LineFault("expect query matches '('", "22: expected a regular expression, got '('"),
    LineFault("expect time < 300", "15: expected a duration with a unit, such as 300ms, got '300'"),
    LineFault(
      "expect total > none", "16: expected a number behind '>', got 'none'"),
    LineFault(
      "expect total = nne",
      "16: expected a number, 0 or more, or none, got 'nne'; did you mean 'none'?"),
    LineFault(
      "expect not",
      "11: expected a subject (state, footer, items, item, details, requests, request, inflight, error, end, query, position, total or time), got the end of the line"
    ),
    LineFault(
      "expect items = 1 max=1s",
      "18: expected no option of 'expect', got 'max=1s'; 'await' waits, 'expect' never does"),
    LineFault(
      "await items = 1 mx=1s",
      "17: expected an option of 'await' (max), got 'mx=1s'; did you mean 'max'?"),
    LineFault(
      "await items = x max=1", "15: expected a number, 0 or more, got 'x'",
      "21: expected a duration with a unit, such as 300ms, got '1'"),
  ]

  @Test(arguments: conditions)
  func `a condition that cannot be read`(_ example: LineFault) {
    #expect(example.found(behind: "open books\n") == example.faults)
  }
}
