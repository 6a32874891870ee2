import EndlessData
import EndlessDomain
import Foundation
import Testing

/// Some servers begin a body with U+FEFF in UTF-8 or with blanks; that changes nothing.
struct ByteOrderMarkTests {
  static let begins = [
    "\u{FEFF}", "\u{FEFF}\r\n ", " \n\u{FEFF}", "\u{FEFF}\u{FEFF}", "\r\n\t ",
  ]

  private func key() throws -> APIKey { try KeyForm.decoded.key() }
  private func server() throws -> BaseURL { try BaseURL("https://a.kr") }

  /// Returns how many items a page has.
  private func count(_ source: some PageRepository) async throws -> Int {
    try await source.page(for: PageRequest(query: SearchQuery("x"))).items.count
  }

  // A long list is not looked at as an error, a short one is.
  @Test(arguments: begins, [1, 500])
  func `K-MOOC's older list is read`(begin: String, size: Int) async throws {
    let items = (1...size).map { #"{"id": "\#($0)", "name": "바다"}"# }.joined(separator: ", ")
    let body = begin + #"{"pagination": {"next": null}, "results": [\#(items)]}"#
    let client = StubHTTPClient(body)
    let source = KMOOCv1Source(client: client, server: try server(), key: try key())
    #expect(try await count(source) == size)
  }

  @Test(arguments: begins, [1, 500])
  func `K-MOOC's newer list is read`(begin: String, size: Int) async throws {
    let items = (1...size).map { #"{"id": "\#($0)", "name": "바다"}"# }.joined(separator: ", ")
    let body = begin + #"{"resultCode": "00", "items": [\#(items)]}"#
    let client = StubHTTPClient(body)
    let source = KMOOCv2Source(client: client, server: try server(), key: try key())
    #expect(try await count(source) == size)
  }

  @Test(arguments: begins)
  func `PokéAPI's list and details are read`(begin: String) async throws {
    let list = begin + #"{"next": null, "results": [{"name": "a", "url": "/pokemon/7/"}]}"#
    #expect(
      try await count(PokeAPISource(client: StubHTTPClient(list), server: try server())) == 1)
    let details = begin + #"{"id": 7, "height": 5, "weight": 90}"#
    let source = PokeAPISource(client: StubHTTPClient(details), server: try server())
    #expect(try await source.detail(of: 7).heightDecimetres == 5)
  }

  @Test(arguments: begins)
  func `Kakao's books and errors are read`(begin: String) async throws {
    let book = #"{"title": "a", "url": "https://a.kr/?bookId=1"}"#
    let books = begin + #"{"meta": {"is_end": true}, "documents": [\#(book)]}"#
    let source = KakaoBookSource(
      client: StubHTTPClient(books), server: try server(), key: try key())
    #expect(try await count(source) == 1)
    let failing = KakaoBookSource(
      client: StubHTTPClient(status: 400, begin + #"{"msg": "quota", "code": -10}"#),
      server: try server(), key: try key())
    await #expect(throws: FeedError.quotaExceeded("quota")) { try await count(failing) }
  }

  @Test(arguments: begins)
  func `words of plain text are read`(begin: String) async throws {
    let client = StubHTTPClient(status: 500, begin + "upstream")
    await #expect(throws: FeedError.server(status: 500, words: "upstream")) {
      try await count(PokeAPISource(client: client, server: try server()))
    }
  }
}
