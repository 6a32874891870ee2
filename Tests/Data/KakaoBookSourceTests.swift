import EndlessData
import EndlessDomain
import Foundation
import Testing

struct KakaoBookSourceTests {
  private static let start = "https://dapi.kakao.com/v3/search/book?query="
  private static let book = #"{"title": "바다", "url": "https://a.kr/?bookId=1"}"#

  private func page(
    _ client: StubHTTPClient, _ key: PageKey? = nil, query: String? = "바다", size: Int = 50
  ) async throws -> Page<Book> {
    let source = KakaoBookSource(
      client: client, server: try BaseURL(KakaoBookSource.publicAddress),
      key: try #require(APIKey("abc")), pageSize: size)
    return try await source.page(
      for: PageRequest(query: query.flatMap { SearchQuery($0) }, key: key))
  }

  private func body(
    _ documents: String = book, isEnd: Bool = false, total: Int = 277, pageable: Int = 277
  ) -> String {
    """
    {"meta": {"is_end": \(isEnd), "total_count": \(total), "pageable_count": \(pageable)},
     "documents": [\(documents)]}
    """
  }

  @Test func `the key goes into a header, the query is encoded once`() async throws {
    let client = StubHTTPClient(body())
    let query = " C++ & 100% 바다=#?/ "
    let first = try await page(client, query: query)
    _ = try await page(client, first.next, query: query)
    let sent = "C%2B%2B%20%26%20100%25%20%EB%B0%94%EB%8B%A4%3D%23%3F%2F"
    #expect(
      client.addresses == [
        "\(Self.start)\(sent)&page=1&size=50", "\(Self.start)\(sent)&page=2&size=50",
      ])
    let headers = ["Authorization": "KakaoAK abc"]
    #expect(client.requests.map(\.headers) == [headers, headers])
  }

  @Test(arguments: [(0, 1), (1, 1), (50, 50), (51, 50)])
  func `a size is brought into what the server takes`(size: Int, sent: Int) async throws {
    let client = StubHTTPClient(body())
    _ = try await page(client, query: "a", size: size)
    #expect(client.addresses == ["\(Self.start)a&page=1&size=\(sent)"])
  }

  @Test func `without a query nothing is asked`() async throws {
    let client = StubHTTPClient(body())
    await #expect(throws: FeedError.invalidRequest("a book search needs a query")) {
      try await page(client, query: nil)
    }
    #expect(client.requests.isEmpty)
  }

  @Test(arguments: [PageKey.offset(50), .cursor("2")])
  func `a foreign key asks nothing`(key: PageKey) async throws {
    let client = StubHTTPClient(body())
    await #expect(throws: FeedError.invalidRequest("a page of this feed is named by its number")) {
      try await page(client, key)
    }
    #expect(client.requests.isEmpty)
  }

  @Test(arguments: [0, -1, 51, Int.max, Int.min])
  func `a page that the server does not have asks nothing`(number: Int) async throws {
    let client = StubHTTPClient(body())
    await #expect(
      throws: FeedError.invalidRequest("the pages of this feed are numbered from 1 to 50")
    ) { try await page(client, .page(number)) }
    #expect(client.requests.isEmpty)
  }

  @Test func `is_end is the end, not a short or empty page`() async throws {
    #expect(try await page(StubHTTPClient(body()), .page(3)).next == .page(4))
    #expect(try await page(StubHTTPClient(body("")), .page(3)).next == .page(4))
    let last = try await page(StubHTTPClient(body(isEnd: true)), .page(3))
    #expect(last.next == nil)
    #expect(last.end == .exhausted)
    #expect(last.total == 277)
  }

  @Test func `an end below the total is the server's limit`() async throws {
    let last = try await page(StubHTTPClient(body(isEnd: true, total: 9515, pageable: 1000)))
    #expect(last.next == nil)
    #expect(last.end == .serverLimit)
    #expect(last.total == 1000)
  }

  @Test func `page 50 is the last that the server hands out`() async throws {
    #expect(try await page(StubHTTPClient(body()), .page(49)).next == .page(50))
    let last = try await page(StubHTTPClient(body()), .page(50))
    #expect(last.next == nil)
    #expect(last.end == .serverLimit)
    let whole = try await page(StubHTTPClient(body(isEnd: true)), .page(50))
    #expect(whole.end == .exhausted)
  }

  @Test func `two books of one ISBN are two, a book twice is told twice`() async throws {
    let documents = ["1", "2", "1"].map { id in
      #"{"title": "t\#(id)", "isbn": "1234567890", "url": "https://a.kr/?bookId=\#(id)"}"#
    }
    let answer = try await page(StubHTTPClient(body(documents.joined(separator: ", "))))
    #expect(answer.items.map(\.id) == ["1", "2", "1"])
    #expect(answer.items.map(\.isbn10) == ["1234567890", "1234567890", "1234567890"])
  }

  @Test func `entities stay as they came`() async throws {
    let document =
      #"{"title": "&lt;바다&gt; &amp;amp;", "publisher": "A&#39;B", "url": "?bookId=1"}"#
    let book = try #require(try await page(StubHTTPClient(body(document))).items.first)
    #expect(book.title == "&lt;바다&gt; &amp;amp;")
    #expect(book.publisher == "A&#39;B")
  }

  @Test func `counts are not needed`() async throws {
    let answer = try await page(
      StubHTTPClient(#"{"meta": {"is_end": true, "total_count": null}, "documents": []}"#))
    #expect(answer == Page(items: [], next: nil))
  }

  @Test func `counts below 0 are none`() async throws {
    let both = try await page(StubHTTPClient(body(isEnd: true, total: -1, pageable: -5)))
    #expect(both.total == nil)
    #expect(both.end == .exhausted)
    let one = try await page(StubHTTPClient(body(isEnd: true, total: 7, pageable: -1)))
    #expect(one.total == 7)
    #expect(one.end == .exhausted)
  }

  @Test func `a blank bookId names no book`() async throws {
    let documents = ["1", "2"].map {
      #"{"title": "a", "url": "https://a.kr/?q=\#($0)&bookId=%20"}"#
    }
    let answer = try await page(StubHTTPClient(body(documents.joined(separator: ", "))))
    #expect(answer.items.map(\.id) == ["1", "2"].map { "https://a.kr/?q=\($0)&bookId=%20" })
  }

  @Test(arguments: [
    "null", "{}", #"{"title": "a"}"#, #"{"title": "a", "url": ""}"#, #"{"url": "x"}"#,
    #"{"title": "a", "url": " \n"}"#,
  ])
  func `a bad book is left out and counted`(bad: String) async throws {
    let answer = try await page(StubHTTPClient(body("\(bad), \(Self.book), \(bad)")))
    #expect(answer.items.map(\.id) == ["1"])
    #expect(answer.dropped == 2)
  }

  @Test(arguments: [
    ("", "no JSON"), ("<html>", "no JSON"), ("[]", "bad top level"), ("{}", "no documents"),
    (#"{"meta": {"is_end": true}}"#, "no documents"),
    (#"{"documents": null, "meta": {"is_end": true}}"#, "null documents"),
    (#"{"documents": {}, "meta": {"is_end": true}}"#, "bad documents"),
    (#"{"documents": []}"#, "no meta"), (#"{"documents": [], "meta": {}}"#, "no meta.is_end"),
    (#"{"documents": [], "meta": {"is_end": "Y"}}"#, "bad meta.is_end"),
  ])
  func `an answer of another shape is no empty page`(body: String, fault: String) async throws {
    await #expect(throws: FeedError.malformed(fault)) { try await page(StubHTTPClient(body)) }
  }
}
