import EndlessData
import EndlessDomain
import Foundation
import Testing

/// Whatever PokéAPI does, its feed comes to rest: for which reason, and after which requests.
struct PokeAPIEndTests {
  private static func pokemon(_ offset: Int, _ limit: Int, next: Int?) -> String {
    let entries = joined(min(offset, 100)..<min(offset + limit, 100)) {
      #"{"name": "p", "url": "/pokemon/\#($0 + 1)/"}"#
    }
    let next = next.map { "\"https://b.kr/?offset=\($0)&limit=30\"" } ?? "null"
    return #"{"count": 100, "next": \#(next), "results": [\#(entries)]}"#
  }

  private func walkPokemon(_ client: StubHTTPClient) async throws -> Walk<Pokemon> {
    await Walk(PokeAPISource(client: client, server: try BaseURL("https://a.kr")))
  }

  @Test func `PokéAPI's list ends with its last page`() async throws {
    let client = StubHTTPClient(numbered: "offset") {
      (200, Self.pokemon($0, 30, next: $0 < 90 ? $0 + 30 : nil))
    }
    let walk = try await walkPokemon(client)
    #expect(walk.end == .exhausted)
    #expect(walk.ids == Array(1...100))
    #expect(client.numbers("offset") == [0, 30, 60, 90])
    #expect(client.numbers("limit") == [30, 30, 30, 30])
    #expect(client.requests.allSatisfy { $0.url.host() == "a.kr" })
  }

  @Test func `PokéAPI's list without a limit comes at once and ends`() async throws {
    let client = StubHTTPClient(numbered: "offset") { (200, Self.pokemon($0, 100, next: $0 + 30)) }
    let walk = try await walkPokemon(client)
    #expect(walk.end == .exhausted)
    #expect(walk.ids == Array(1...100))
    #expect(client.numbers("offset") == [0])
  }

  @Test func `PokéAPI's pages that are greater than asked for lose and repeat nothing`()
    async throws
  {
    let client = StubHTTPClient(numbered: "offset") { (200, Self.pokemon($0, 50, next: $0 + 30)) }
    let walk = try await walkPokemon(client)
    #expect(walk.end == .exhausted)
    #expect(walk.ids == Array(1...100))
    #expect(client.numbers("offset") == [0, 30, 60])
  }

  @Test func `PokéAPI's list that takes no notice of the offset ends`() async throws {
    let still = StubHTTPClient(numbered: "offset") { _ in (200, Self.pokemon(0, 30, next: 30)) }
    let walk = try await walkPokemon(still)
    #expect(walk.end == .repeatedPage)
    #expect(walk.ids == Array(1...30))
    #expect(still.numbers("offset") == [0, 30, 30])
    let counting = StubHTTPClient(numbered: "offset") { (200, Self.pokemon(0, 30, next: $0 + 30)) }
    #expect(try await walkPokemon(counting).end == .repeatedPage)
    #expect(counting.numbers("offset") == [0, 30, 60, 90])
  }

  @Test(arguments: [(60, [0, 30, 60, 60]), (30, [0, 30, 60, 30]), (0, [0, 30, 60, 0, 30])])
  func `PokéAPI's next that does not go forward ends the list`(next: Int, asked: [Int])
    async throws
  {
    let client = StubHTTPClient(numbered: "offset") {
      (200, Self.pokemon($0, 30, next: $0 < 60 ? $0 + 30 : next))
    }
    let walk = try await walkPokemon(client)
    #expect(walk.end == .repeatedPage)
    #expect(walk.ids == Array(1...90))
    #expect(client.numbers("offset") == asked)
  }

  @Test func `PokéAPI's list that skips to its end is short`() async throws {
    let client = StubHTTPClient(numbered: "offset") {
      (200, $0 < 100 ? Self.pokemon(0, 30, next: 5000) : Self.pokemon(0, 0, next: nil))
    }
    let walk = try await walkPokemon(client)
    #expect(walk.end == .short(of: 100))
    #expect(walk.ids == Array(1...30))
    #expect(client.numbers("offset") == [0, 5000])
  }
}
