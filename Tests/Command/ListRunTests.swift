import EndlessDomain
import EndlessMocks
import EndlessPresentation
import Testing

@testable import endless

@MainActor struct ListRunTests {
  private nonisolated static let lectures = (1...25).map {
    Lecture(id: "L\($0)", name: "Lecture \($0)")
  }

  private func listener(
    of source: any PageRepository<Lecture>, limit: Int? = nil
  ) -> Listener<LectureListViewModel> {
    Listener(
      list: LectureListViewModel(of: source),
      listing: .lectures(in: .english), limit: limit)
  }

  private func numbers(_ output: Recorder) -> [String] {
    output.lines.map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(arguments: [(1, 1), (10, 1), (11, 2), (20, 2), (24, 3), (25, 3), (99, 3)])
  func `no page is asked for that the limit leaves no room for`(limit: Int, pages: Int) async throws
  {
    let source = InMemoryPageSource(Self.lectures, pageSize: 10)
    let listener = listener(of: source, limit: limit)
    #expect(try await listener.run { $0.open() } == .success)
    #expect(numbers(listener.output) == (1...min(limit, 25)).map(String.init))
    #expect(source.requests.count == pages)
  }

  @Test func `without a limit everything is listed, a page a write`() async throws {
    let listener = listener(of: InMemoryPageSource(Self.lectures, pageSize: 10))
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.writes.map { $0.split(separator: "\n").count } == [10, 10, 5])
    #expect(listener.errors.text.isEmpty)
  }

  @Test(arguments: [
    (10, "10 of 25. The limit is reached; --limit 0 lists all."), (25, "25 of 25. That is all."),
    (nil, "25 of 25. That is all."),
  ])
  func `a table's last line tells how many there were and why no more`(limit: Int?, last: String)
    async throws
  {
    var listener = listener(of: InMemoryPageSource(Self.lectures, pageSize: 10), limit: limit)
    listener.format = .table(width: 80, color: false)
    _ = try await listener.run { $0.open() }
    #expect(listener.output.lines.last == last)
    #expect(listener.output.lines.first?.contains("Lecture") == true)
  }

  @Test(arguments: [
    EndReason.exhausted, .short(of: 9), .serverLimit, .repeatedPage, .emptyPages,
  ])
  func `a table's last line is the end's sentence`(reason: EndReason) async throws {
    let source = ScriptedPageSource<Lecture> { _, _ in
      Page(items: Array(Self.lectures.prefix(3)), next: nil, end: reason)
    }
    var listener = listener(of: source)
    listener.format = .table(width: 80, color: false)
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.lines.last == "3. \(reason.sentence(in: .english))")
  }

  @Test(arguments: [
    (FeedError.offline, ExitCode.unavailable), (.timedOut, .unavailable),
    (.notFound, .unavailable), (.invalidRequest("x"), .unavailable),
    (.server(status: 503), .unavailable), (.malformed("x"), .unavailable),
    (.refused("x"), .unavailable), (.rateLimited(retryAfter: .seconds(3)), .tryLater),
    (.quotaExceeded(nil), .tryLater), (.unauthorized(nil), .keyRefused),
    (.cancelled, .unavailable),
  ])
  func `a failure in mid-list keeps the rows and ends with its code`(
    error: FeedError, code: ExitCode
  ) async throws {
    let source = InMemoryPageSource(Self.lectures, pageSize: 10)
    source.fail(PageRequest(key: .offset(10)), with: error)
    let listener = listener(of: source)
    #expect(try await listener.run { $0.open() } == code)
    #expect(numbers(listener.output) == (1...10).map(String.init))
    #expect(listener.output.text.last == "\n")
    #expect(listener.errors.text == "endless: \(error.sentence(in: .english))\n")
    #expect(source.requests.count == 2)
  }

  @Test func `a failure of the first page prints nothing but its reason`() async throws {
    let source = InMemoryPageSource(Self.lectures, pageSize: 10)
    source.failNext(.unauthorized("BAD\u{1B}[2J KEY"))
    var listener = listener(of: source)
    listener.format = .table(width: 80, color: true)
    #expect(try await listener.run { $0.open() } == .keyRefused)
    #expect(listener.output.text.isEmpty)
    #expect(
      listener.errors.text
        == "endless: The server refused access: “BAD[2J KEY”. If it asks for a key, check the key.\n"
    )
  }

  @Test(arguments: [
    (OutputFormat.table(width: 80, color: false), "0 of 0. Nothing was found.\n"),
    (.tabs(color: false), ""), (.json, ""),
  ])
  func `a search that finds nothing is no failure`(format: OutputFormat, text: String) async throws
  {
    let source = InMemoryPageSource<Book>([], pageSize: 10)
    var listener = Listener(
      list: BookSearchViewModel(of: source),
      listing: .books(in: .english))
    listener.format = format
    #expect(try await listener.run { $0.search("nothing") } == .success)
    #expect(listener.output.text == text)
    #expect(source.requests == [PageRequest(query: SearchQuery("nothing"))])
  }

  @Test func `items that could not be read are counted`() async throws {
    let source = ScriptedPageSource<Lecture> { _, _ in
      Page(items: Array(Self.lectures.prefix(3)), next: nil, dropped: 2)
    }
    let listener = listener(of: source)
    #expect(try await listener.run { $0.open() } == .success)
    #expect(
      listener.errors.text
        == "endless: 2 of the server's items could not be read and were left out.\n")
  }

  @Test func `pages that only repeated rows are counted`() async throws {
    let source = ScriptedPageSource<Lecture> { _, number in
      switch number {
      case 1: Page(items: Array(Self.lectures[..<3]), next: .page(2))
      case 2: Page(items: Array(Self.lectures[..<3]), next: .page(3))
      default: Page(items: Array(Self.lectures[3..<5]), next: nil)
      }
    }
    let listener = listener(of: source)
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.lines.count == 5)
    #expect(
      listener.errors.text == "endless: Pages that only repeated what was listed already: 1.\n")
  }

  @Test func `a source that sends 1 of 2 announced rows is not taken for the whole`() async throws {
    let source = ScriptedPageSource<Lecture> { _, _ in
      Page(items: [Self.lectures[0]], next: nil, total: 2)
    }
    var listener = listener(of: source)
    let sentence = "The server stopped before all of the 2 it announced."
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.errors.text == "endless: \(sentence)\n")
    #expect(listener.output.lines.count == 1)

    listener = self.listener(of: source)
    listener.format = .table(width: 80, color: false)
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.lines.last == "1 of 2. \(sentence)")
    #expect(listener.errors.text.isEmpty)
  }

  @Test(arguments: [
    (Page<Lecture>(items: [], next: .page(2)), "The server announces more but sends empty pages."),
    (Page(items: [], next: nil, dropped: 3), "That is all."),
    (Page(items: [], next: nil, total: 7), "The server stopped before all of the 7 it announced."),
    (Page(items: [], next: nil), "Nothing was found."),
  ])
  func `nothing was found only if the source says so`(page: Page<Lecture>, sentence: String)
    async throws
  {
    var listener = listener(of: ScriptedPageSource<Lecture> { _, _ in page })
    listener.format = .table(width: 80, color: false)
    #expect(try await listener.run { $0.open() } == .success)
    #expect(listener.output.lines.last?.hasSuffix(sentence) == true)
  }
}
