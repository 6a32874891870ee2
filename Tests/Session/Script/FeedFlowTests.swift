import EndlessSession
import Testing

/// Which feed is open is known before anything is played.
struct FeedFlowTests {
  private func faults(_ text: String, _ others: [String: String] = [:]) -> [String] {
    Reading.faults(text, others).map { fault in
      "\(fault.place.map { "\($0.line):\($0.column)" } ?? "-") \(fault.message)"
    }
  }

  @Test(arguments: [
    "scroll 3", "scroll-to a", "refresh", "retry", "go-on", "cancel", "snapshot a",
    "expect state = idle",
    "expect footer = none", "expect items = 0", "expect error = none", "expect end = none",
    "expect query = ''", "expect position = 0", "expect total = none", "await items = 1",
    "search a", "expect item 1 title = a", "expect details 1 = loaded", "retry item=1",
    "expect details loaded = 1",
  ])
  func `what is about a feed needs one that is open`(line: String) {
    let word = line.prefix { $0 != " " }
    #expect(
      faults("\(line)\nopen books") == [
        "1:1 expected an open feed, got '\(word)' before any 'open'"
      ])
    #expect(
      faults("open books\nclose\n\(line)") == [
        "3:1 expected an open feed, got '\(word)' behind 'close'"
      ])
  }

  @Test(arguments: [
    "wait 1s", "settle", "release", "expect requests = 0", "expect inflight = 0",
    "expect time = 0ms", "expect request 1 done", "await request 1 status = cancelled",
  ])
  func `what is not about a feed needs none, and has none`(line: String) throws {
    let script = try Reading.script("\(line)\nopen books\n\(line)\nclose\n\(line)")
    #expect(script.steps.map(\.feed) == [nil, .books, nil, .books, nil])
  }

  @Test(arguments: [
    "fail next 503", "delay next 1s", "hold next", "server insert 1 at=1", "server remove 1 at=1",
    "server after-end fail", "server repeat page=2", "server empty page=1",
  ])
  func `a server is prepared for the feed that is opened next`(line: String) throws {
    let script = try Reading.script("\(line)\nopen books\n\(line)\nclose\n\(line)\nopen lectures")
    #expect(script.steps.map(\.feed) == [.books, .books, .books, .books, .lectures, .lectures])
    let word = line.prefix { $0 != " " }
    #expect(
      faults("open books\nclose\n\(line)") == [
        "3:1 expected an 'open' behind '\(word)', got none: it has no use"
      ])
  }

  @Test func `one feed is open at a time`() {
    let fault = Reading.faults("open books\nopen lectures").first
    #expect(
      fault?.message == "expected 'close' before another 'open', got 'open'")
    #expect(fault?.place?.address == "main.scroll:2:1")
    #expect(fault?.notes == ["books is open since main.scroll:1:1"])
    #expect(faults("close\nopen books") == ["1:1 expected an open feed, got 'close' without one"])
    #expect(
      faults("open books\nclose\nclose") == ["3:1 expected an open feed, got 'close' without one"])
    #expect(faults("open books\nclose\nopen books\nclose\nopen pokemon") == [])
  }

  @Test(arguments: SessionFeed.allCases)
  func `a feed does what it can`(feed: SessionFeed) {
    let open = "open \(feed.rawValue)\n"
    let search = "2:1 expected a feed that can be searched (books), got \(feed.rawValue)"
    #expect(faults(open + "search a") == (feed == .books ? [] : [search]))
    for (line, column) in [
      ("expect details 3 = loaded", 16), ("expect details loaded = 3", 16), ("retry item=3", 12),
      ("fail item=3 503", 11),
    ] {
      let details = "2:\(column) expected a feed with details (pokemon), got \(feed.rawValue)"
      #expect(faults(open + line) == (feed == .pokemon ? [] : [details]))
    }
    let early = "1:11 expected a feed with details (pokemon), got \(feed.rawValue)"
    #expect(faults("fail item=3 503\n" + open) == (feed == .pokemon ? [] : [early]))
  }

  @Test func `a row has the fields of its feed`() {
    #expect(
      faults("open lectures\nexpect item 1 authors = a") == [
        "2:15 expected a field of lectures (title, id, teachers, organization, summary or dates), "
          + "got 'authors'"
      ])
  }

  @Test func `a line that cannot be read is not followed by complaints that it did nothing`() {
    #expect(faults("opn lectures\nexpect items = 10\nclose\nfail next 503").count == 1 + 1)
    #expect(faults("hold next\nopen lecture\nexpect items = 10\nclose").count == 1)
    #expect(faults("open books\nclse\nopen lectures\nexpect items = 10").count == 1)
    #expect(faults("run b.scroll\nexpect items = 10").count == 1)
  }

  @Test func `a script has a step, a file that it takes in may have none`() {
    #expect(
      faults("# Nothing\n") == [
        "- expected at least one step, such as 'open lectures', got none in 'main.scroll'"
      ])
    #expect(faults("").count == 1)
    #expect(faults("set viewport 3").count == 1)
    #expect(faults("run a.scroll").isEmpty == false)
    #expect(faults("run a.scroll\nwait 1s", ["a.scroll": "# Nothing"]) == [])
  }

  @Test func `settings come once, and before the first step`() {
    let twice = Reading.faults("set viewport 3\nset items 3\nset viewport 4\nwait 1s").first
    #expect(twice?.message == "expected 'viewport' once, got it again; line 1 sets it")
    #expect(twice?.place?.address == "main.scroll:3:5")
    #expect(twice?.notes == ["it is set at main.scroll:1:5"])
    let late = Reading.faults("# T\nwait 1s\nset viewport 4", [:]).first
    #expect(late?.message == "expected 'set' before the first step, got it behind line 2")
    #expect(late?.notes == ["the world begins at main.scroll:2:1"])
    #expect(faults("fail next 503\nset items 3\nopen books").count == 1)
    #expect(faults("wait x\nset items 3\nopen books").count == 2)
    #expect(faults("sett items 2\nset items 3\nopen books").count == 1)
  }
}
