import EndlessData
import EndlessDomain
import Foundation
import Testing

struct PokeAPISourceTests: PokeAPISuite {
  @Test func `pages are asked for by offset`() async throws {
    let client = StubHTTPClient(body(next: "\(list)?offset=30&limit=30".json))
    let first = try await page(client)
    _ = try await page(client, first.next)
    #expect(
      client.addresses == ["\(list)?offset=0&limit=30", "\(list)?offset=30&limit=30"])
    #expect(client.requests.map(\.headers) == [[:], [:]])
  }

  @Test(arguments: [(-3, 1), (0, 1), (1000, 1000), (1001, 1000)])
  func `a size is brought into what the server takes`(size: Int, sent: Int) async throws {
    let client = StubHTTPClient(body())
    _ = try await source(client, size: size).page(for: PageRequest())
    #expect(client.addresses == ["\(list)?offset=0&limit=\(sent)"])
  }

  @Test func `the number stands in the address, not in the place`() async throws {
    let client = StubHTTPClient(
      body(
        #"""
        {"name": "one", "url": "https://pokeapi.co/api/v2/pokemon/1025/"},
        {"name": "two-form", "url": "https://elsewhere.example/pokemon/10001"}
        """#))
    #expect(
      try await page(client)
        == Page(
          items: [Pokemon(id: 1025, name: "one"), Pokemon(id: 10001, name: "two-form")], next: nil,
          total: 1351))
  }

  @Test(arguments: [
    "https://pokeapi.co/api/v2/pokemon?offset=1350&limit=1",
    "http://evil.example/?limit=1&offset=1350", "?offset=1350",
  ])
  func `only the offset of the next address is used`(next: String) async throws {
    let client = StubHTTPClient(body(next: next.json))
    let answer = try await page(client, .offset(1320))
    #expect(answer.next == .offset(1350))
    _ = try await page(client, answer.next)
    #expect(client.addresses.last == "\(list)?offset=1350&limit=30")
  }

  @Test(arguments: [
    "https://a.b/", "?offset=", "?offset=-1", "?offset=x", "?limit=1", "",
    "?offset=99999999999999999999",
  ])
  func `a next address without an offset is no end`(next: String) async throws {
    await #expect(throws: FeedError.malformed("bad next")) {
      try await page(StubHTTPClient(body(next: next.json)))
    }
  }

  @Test func `past the end there is an empty last page`() async throws {
    #expect(
      try await page(StubHTTPClient(body()), .offset(5000))
        == Page(items: [], next: nil, total: 1351))
  }

  @Test func `an end is one that has no more`() async throws {
    #expect(try await page(StubHTTPClient(#"{"results": []}"#)).end == .exhausted)
  }

  @Test(arguments: ["null", #""many""#, "1.5"])
  func `a count that cannot be read is not needed`(count: String) async throws {
    #expect(try await page(StubHTTPClient(body(count: count))) == Page(items: [], next: nil))
  }

  @Test(arguments: [
    "null", "{}", #"{"name": "x"}"#, #"{"name": "x", "url": "https://a.b/pokemon/"}"#,
    #"{"name": "x", "url": ""}"#, #"{"name": "x", "url": "/pokemon/-1/"}"#,
    #"{"name": "x", "url": "/pokemon/0/"}"#, #"{"name": null, "url": "/pokemon/1/"}"#,
  ])
  func `a bad Pokémon is left out and counted`(bad: String) async throws {
    let good = #"{"name": "good", "url": "/pokemon/7/"}"#
    let answer = try await page(StubHTTPClient(body("\(bad), \(good), \(bad)")))
    #expect(answer.items == [Pokemon(id: 7, name: "good")])
    #expect(answer.dropped == 2)
  }

  @Test(arguments: [
    ("", "no JSON"), ("<html>", "no JSON"), ("[]", "bad top level"), ("{}", "no results"),
    (#"{"count": 1, "next": null}"#, "no results"), (#"{"results": null}"#, "null results"),
    (#"{"results": {}}"#, "bad results"), (#"{"results": [], "next": 3}"#, "bad next"),
  ])
  func `an answer of another shape is no empty page`(body: String, fault: String) async throws {
    await #expect(throws: FeedError.malformed(fault)) { try await page(StubHTTPClient(body)) }
  }

  @Test(arguments: [PageKey.page(2), .cursor("2")])
  func `a foreign key asks nothing`(key: PageKey) async throws {
    let client = StubHTTPClient(body())
    await #expect(throws: FeedError.invalidRequest("a page of this feed is named by its offset")) {
      try await page(client, key)
    }
    #expect(client.requests.isEmpty)
  }

  @Test(arguments: [
    (404, "Not Found", FeedError.notFound), (400, "Bad Request", .invalidRequest("Bad Request")),
    (500, "x", .server(status: 500, words: "x")),
    (504, " up\nstream", .server(status: 504, words: "up stream")),
    (503, "", .server(status: 503)), (403, "<html>\n banned", .unauthorized(nil)),
    (403, "banned", .unauthorized("banned")),
    (429, "slow down", .rateLimited(retryAfter: nil, words: "slow down")),
    (304, "", .malformed("status 304")),
  ])
  func `a status tells what is wrong`(status: Int, body: String, error: FeedError) async throws {
    let client = StubHTTPClient(status: status, body)
    await #expect(throws: error) { try await page(client) }
    await #expect(throws: error) { try await source(client).detail(of: 1) }
  }

  @Test(arguments: [
    ("30", Duration.seconds(30)), ("0", .zero), ("-1", .zero), ("soon", nil), ("", nil),
    ("Sun, 06 Nov 1994 08:49:37 GMT", .zero), ("9999999999999999999999", .seconds(86400)),
  ])
  func `a wait is taken over where it is one`(value: String, wait: Duration?) async throws {
    let client = StubHTTPClient(status: 429, headers: ["Retry-After": value], "")
    await #expect(throws: FeedError.rateLimited(retryAfter: wait)) { try await page(client) }
  }

  @Test func `an error of the connection passes`() async throws {
    let client = StubHTTPClient { _ in .failure(.timedOut) }
    await #expect(throws: FeedError.timedOut) { try await page(client) }
  }
}
