import EndlessSession
import Testing

/// What is wrong with quotes, and that all faults are told.
struct LineFaultTests {
  private static let quotes = [
    LineFault("search 'abc", "8: expected a closing quote, got the end of the line"),
    LineFault("search 'abc''", "8: expected a closing quote, got the end of the line"),
    LineFault(
      "search 'a'b",
      "11: expected a blank behind the closing quote, got 'b'; "
        + "a text with quotes is written 'it''s'"),
    LineFault(
      "search it's",
      "10: expected a blank before the quote, got 'it's'; "
        + "a text with quotes is written 'it''s'"),
  ]

  @Test(arguments: quotes)
  func `a quote that is not one`(_ example: LineFault) {
    #expect(example.found(behind: "open books\n") == example.faults)
  }

  @Test func `a fault is one of syntax, on its line`() {
    let fault = Reading.faults("open books\n\nwait").first
    #expect(fault?.kind == .syntax)
    #expect(fault?.place?.line == 3)
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
