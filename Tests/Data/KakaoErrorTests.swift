import EndlessData
import EndlessDomain
import Foundation
import Testing

/// What Kakao says in place of a page.
struct KakaoErrorTests {
  private static let book = #"{"title": "바다", "url": "https://a.kr/?bookId=1"}"#

  private func page(
    _ client: StubHTTPClient, _ key: PageKey? = nil
  ) async throws -> Page<Book> {
    let source = KakaoBookSource(
      client: client, server: try BaseURL(KakaoBookSource.publicAddress),
      key: try #require(APIKey("abc")))
    return try await source.page(
      for: PageRequest(query: SearchQuery("바다"), key: key))
  }

  @Test(arguments: [
    (400, #"{"errorType": "InvalidArgument", "message": "no such page"}"#),
    (400, #"{"msg": "no such page", "code": -2}"#),
    (200, #"{"errorType": "InvalidArgument", "message": "no such page"}"#),
  ])
  func `a page number that is refused is the server's limit`(
    status: Int, body: String
  ) async throws {
    let client = StubHTTPClient(status: status, body)
    #expect(try await page(client, .page(2)) == Page(items: [], next: nil, end: .serverLimit))
    await #expect(throws: FeedError.self) { try await page(client) }
  }

  @Test(arguments: [
    (400, #"{"errorType": "MissingParameter", "message": "query"}"#), (400, "{}"), (404, "{}"),
    (401, #"{"errorType": "AccessDeniedError", "message": "key"}"#), (429, "{}"), (500, "{}"),
    (400, #"{"msg": "quota", "code": -10}"#), (200, "{}"), (200, #"{"code": 5}"#),
  ])
  func `any other error of a later page is no end`(status: Int, body: String) async throws {
    let client = StubHTTPClient(status: status, body)
    await #expect(throws: FeedError.self) { try await page(client, .page(2)) }
  }

  @Test(
    arguments: [
      (
        400, #"{"errorType": "MissingParameter", "message": "no query"}"#,
        .invalidRequest("no query")
      ),
      (
        400, #"{"errorType": "InvalidArgument", "message": ""}"#, .invalidRequest("InvalidArgument")
      ),
      (400, #"{"msg": "quota", "code": -10}"#, .quotaExceeded("quota")),
      (400, #"{"message": "quota", "code": -10}"#, .quotaExceeded("quota")),
      (400, "{}", .invalidRequest(nil)), (400, "<html>", .invalidRequest(nil)),
      (401, #"{"errorType": "AccessDeniedError", "message": "no key"}"#, .unauthorized("no key")),
      (401, #"{"msg": "no such app", "code": -401}"#, .unauthorized("no such app")),
      (401, "", .unauthorized(nil)), (403, #"{"message": 5}"#, .unauthorized(nil)),
      (429, #"{"code": -10, "msg": "quota"}"#, .quotaExceeded("quota")),
      (429, #"{"message": "slow"}"#, .rateLimited(retryAfter: nil, words: "slow")),
      (500, "oops", .server(status: 500)),
      (500, #"{"message": "oops"}"#, .server(status: 500, words: "oops")),
    ] as [(Int, String, FeedError)])
  func `both vocabularies of errors are understood`(
    status: Int, body: String, error: FeedError
  ) async throws {
    await #expect(throws: error) { try await page(StubHTTPClient(status: status, body)) }
  }

  @Test(
    arguments: [
      (#"{"msg": "no such app", "code": -401}"#, .unauthorized("no such app")),
      (#"{"msg": "scope", "code": "-402"}"#, .unauthorized("scope")),
      (#"{"msg": "quota", "code": -10}"#, .quotaExceeded("quota")),
      (#"{"errorType": "AccessDeniedError", "message": "key"}"#, .unauthorized("key")),
      (#"{"errorType": "NotAuthorizedError"}"#, .unauthorized("NotAuthorizedError")),
      (#"{"errorType": "MissingParameter", "message": "query"}"#, .invalidRequest("query")),
      (#"{"errorType": "InvalidArgument", "message": "size"}"#, .invalidRequest("size")),
      (#"{"msg": "odd", "code": -999}"#, .malformed("odd")),
      (#"{"code": -999}"#, .malformed("code -999")),
      (#"{"errorType": "Odd"}"#, .malformed("Odd")),
      (#"{"message": "m"}"#, .malformed("no documents")),
    ] as [(String, FeedError)])
  func `an error with a good status is that error`(body: String, error: FeedError) async throws {
    for begin in ["", "\u{FEFF}"] {
      await #expect(throws: error) { try await page(StubHTTPClient(begin + body)) }
    }
  }

  @Test func `a page that also has a code is a page`() async throws {
    let client = StubHTTPClient(
      #"{"code": -10, "message": "m", "meta": {"is_end": true}, "documents": [\#(Self.book)]}"#)
    #expect(try await page(client).items.map(\.id) == ["1"])
  }

  @Test(arguments: [
    (400, FeedError.quotaExceeded(nil)), (500, .quotaExceeded(nil)),
  ])
  func `a refusal that has the form of a page is one, and tells nothing of the page`(
    status: Int, error: FeedError
  ) async throws {
    let client = StubHTTPClient(
      status: status, #"{"code": -10, "msg": "m", "documents": [\#(Self.book)]}"#)
    await #expect(throws: error) { try await page(client) }
  }

  @Test func `a refusal may be long`() async throws {
    let padding = String(repeating: " ", count: 5000)
    let client = StubHTTPClient(status: 400, #"{"code": -10, \#(padding)"msg": "m"}"#)
    await #expect(throws: FeedError.quotaExceeded("m")) { try await page(client) }
  }

  @Test func `a wait is taken over`() async throws {
    let client = StubHTTPClient(status: 429, headers: ["Retry-After": "12"], "{}")
    await #expect(throws: FeedError.rateLimited(retryAfter: .seconds(12))) {
      try await page(client)
    }
  }
}
