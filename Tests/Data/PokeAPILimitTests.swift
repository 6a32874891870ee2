import EndlessDomain
import Foundation
import Testing

@testable import EndlessData

/// Limits that are ignored, and offsets that lead anywhere.
struct PokeAPILimitTests: PokeAPISuite {
  private func results(_ ids: ClosedRange<Int>) -> String {
    ids.map { #"{"name": "p", "url": "/pokemon/\#($0)/"}"# }.joined(separator: ", ")
  }

  @Test func `all at once is the whole list, whatever the limit`() async throws {
    let next = "?offset=30&limit=30".json
    let whole = StubHTTPClient(body(results(1...100), next: next, count: "100"))
    let answer = try await page(whole)
    #expect(answer.items.count == 100)
    #expect(answer.next == nil)
    #expect(answer.end == .exhausted)
    #expect(answer.total == 100)
    let rest = StubHTTPClient(body(results(1...70), next: next, count: "100"))
    #expect(try await page(rest, .offset(30)).next == nil)
  }

  @Test func `a page of the size that is wanted goes on where it ends`() async throws {
    let client = StubHTTPClient(body(results(31...37), next: "?offset=37&limit=7".json))
    let answer = try await page(client, .offset(30), limit: 7)
    #expect(answer.items.map(\.id) == Array(31...37))
    #expect(answer.next == .offset(37))
    _ = try await page(client, answer.next)
    #expect(client.addresses == ["\(list)?offset=30&limit=7", "\(list)?offset=37&limit=30"])
  }

  @Test(arguments: [(Int.min, 1), (-1, 1), (0, 1), (1000, 1000), (1001, 1000), (.max, 1000)])
  func `a wanted size is brought into what the server takes`(limit: Int, sent: Int) async throws {
    let client = StubHTTPClient(body())
    _ = try await page(client, limit: limit)
    #expect(client.addresses == ["\(list)?offset=0&limit=\(sent)"])
  }

  @Test(arguments: [(7, true), (99, true), (100, false), (nil, true)])
  func `whether all came at once is reckoned by what was wanted`(limit: Int?, isWhole: Bool)
    async throws
  {
    let client = StubHTTPClient(body(results(1...100), next: "?offset=30".json, count: "100"))
    #expect(try await page(client, limit: limit).next == (isWhole ? nil : .offset(30)))
  }

  @Test func `unreadable ones count as having come`() async throws {
    let client = StubHTTPClient(
      body("null, " + results(1...99), next: "?offset=30".json, count: "100"))
    #expect(try await page(client).next == nil)
  }

  @Test(arguments: ["101", "null", "-1", #""many""#])
  func `more than asked for is not all`(count: String) async throws {
    let client = StubHTTPClient(
      body(results(1...100), next: "?offset=30&limit=30".json, count: count))
    #expect(try await page(client).next == .offset(30))
  }

  @Test func `a page of the size asked for ends where the server says so`() async throws {
    let client = StubHTTPClient(body(results(1...30), next: "?offset=30".json, count: "30"))
    #expect(try await page(client).next == .offset(30))
  }

  @Test(arguments: ["?offset=0", "?offset=30", "?offset=9223372036854775807"])
  func `where the next is, the server decides`(next: String) async throws {
    let client = StubHTTPClient(body(results(31...60), next: next.json))
    let answer = try await page(client, .offset(60))
    #expect(answer.next == queryNumber("offset", of: next).map(PageKey.offset))
    _ = try await page(client, answer.next)
    #expect(client.addresses.last == "\(list)\(next)&limit=30")
  }

  @Test func `a number beyond the count is an id as any other`() async throws {
    let answer = try await page(StubHTTPClient(body(results(10_326...10_326), count: "1")))
    #expect(answer.items.map(\.id) == [10_326])
  }

  @Test(arguments: [-1, Int.min])
  func `a negative offset asks nothing`(offset: Int) async throws {
    let client = StubHTTPClient(body())
    await #expect(
      throws: FeedError.invalidRequest("the offsets of this feed are counted from 0")
    ) { try await page(client, .offset(offset)) }
    #expect(client.requests.isEmpty)
  }
}
