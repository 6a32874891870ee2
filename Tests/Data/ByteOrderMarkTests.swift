import EndlessData
import EndlessDomain
import Foundation
import Testing

/// Some servers begin a body with U+FEFF in UTF-8; it changes nothing.
struct ByteOrderMarkTests {
  private static let mark = "\u{FEFF}"

  private func load(_ source: some PageRepository) async throws -> Int {
    try await source.page(for: PageRequest(query: SearchQuery("x"))).items.count
  }

  @Test func `a list with a mark is read`() async throws {
    let server = try BaseURL("https://a.kr")
    let key = try KeyForm.decoded.key()
    let v1 = Self.mark + #"{"pagination": {"next": null}, "results": [{"id": "a", "name": "b"}]}"#
    #expect(
      try await load(KMOOCv1Source(client: StubHTTPClient(v1), server: server, key: key)) == 1)
    let v2 = Self.mark + #"{"resultCode": "00", "items": [{"id": "a", "name": "b"}]}"#
    #expect(
      try await load(KMOOCv2Source(client: StubHTTPClient(v2), server: server, key: key)) == 1)
    let pokemon = Self.mark + #"{"next": null, "results": [{"name": "a", "url": "/pokemon/7/"}]}"#
    #expect(
      try await load(PokeAPISource(client: StubHTTPClient(pokemon), server: server)) == 1)
    let books =
      Self.mark + #"{"meta": {"is_end": true}, "documents": [{"title": "a", "url": "?bookId=1"}]}"#
    #expect(
      try await load(KakaoBookSource(client: StubHTTPClient(books), server: server, key: key)) == 1)
  }
}
