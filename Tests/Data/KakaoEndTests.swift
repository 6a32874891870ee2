import EndlessData
import EndlessDomain
import Testing

/// Whatever Kakao does, its feed comes to rest: for which reason, and after which requests.
struct KakaoEndTests {
  /// What Kakao may do with a page past the last one.
  enum PastEnd: CaseIterable {
    case repeats, restarts, isEmpty, isEmptyEnd, fails
  }

  private static func books(_ page: Int, isEnd: Bool) -> String {
    let documents = joined((page - 1) * 50..<page * 50) {
      #"{"title": "t", "url": "https://a.kr/?bookId=\#($0)"}"#
    }
    return books(documents, isEnd: isEnd)
  }

  private static func books(_ documents: String = "", isEnd: Bool) -> String {
    #"{"meta": {"is_end": \#(isEnd), "total_count": 150}, "documents": [\#(documents)]}"#
  }

  /// A server that has three pages, and tells so or not.
  private func bookServer(_ pastEnd: PastEnd, tellsEnd: Bool) -> StubHTTPClient {
    StubHTTPClient(numbered: "page") { page in
      if page <= 3 { return (200, Self.books(page, isEnd: tellsEnd && page == 3)) }
      return switch pastEnd {
      case .repeats: (200, Self.books(3, isEnd: tellsEnd))
      case .restarts: (200, Self.books((page - 1) % 3 + 1, isEnd: false))
      case .isEmpty: (200, Self.books(isEnd: false))
      case .isEmptyEnd: (200, Self.books(isEnd: true))
      case .fails: (400, #"{"errorType": "InvalidArgument", "message": "page is too great"}"#)
      }
    }
  }

  private func walkBooks(_ client: StubHTTPClient) async throws -> Walk<Book> {
    await Walk(
      KakaoBookSource(
        client: client, server: try BaseURL("https://a.kr"), key: try #require(APIKey("abc"))),
      SearchQuery("바다"))
  }

  @Test(arguments: PastEnd.allCases)
  func `Kakao is not asked past its end, whatever comes there`(pastEnd: PastEnd) async throws {
    let client = bookServer(pastEnd, tellsEnd: true)
    let walk = try await walkBooks(client)
    #expect(walk.end == .exhausted)
    #expect(walk.ids.count == 150)
    #expect(client.numbers("page") == [1, 2, 3])
  }

  @Test(arguments: [
    (PastEnd.repeats, EndReason.repeatedPage, 6), (.restarts, .repeatedPage, 6),
    (.isEmpty, .emptyPages, 6), (.isEmptyEnd, .exhausted, 4), (.fails, .serverLimit, 4),
  ])
  func `Kakao's books end, even if no page says so`(
    pastEnd: PastEnd, end: EndReason, requests: Int
  ) async throws {
    let client = bookServer(pastEnd, tellsEnd: false)
    let walk = try await walkBooks(client)
    #expect(walk.error == nil)
    #expect(walk.end == end)
    #expect(walk.ids == (0..<150).map(String.init))
    #expect(client.numbers("page") == Array(1...requests))
  }

  @Test func `Kakao's books end with page 50`() async throws {
    let client = StubHTTPClient(numbered: "page") { (200, Self.books($0, isEnd: false)) }
    let walk = try await walkBooks(client)
    #expect(walk.end == .serverLimit)
    #expect(walk.ids.count == 2500)
    #expect(client.numbers("page") == Array(1...50))
  }

  @Test func `Kakao's used up allowance amid a list is no end`() async throws {
    let client = StubHTTPClient(numbered: "page") {
      $0 < 3 ? (200, Self.books($0, isEnd: false)) : (400, #"{"msg": "quota", "code": -10}"#)
    }
    let walk = try await walkBooks(client)
    #expect(walk.error == .quotaExceeded("quota"))
    #expect(walk.end == nil)
    #expect(walk.feed.next == .page(3))
    #expect(client.numbers("page") == [1, 2, 3])
  }
}
