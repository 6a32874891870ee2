import EndlessData
import EndlessDomain
import Testing

/// Whatever K-MOOC does, its feed comes to rest: for which reason, and after which requests.
struct KMOOCEndTests {
  private static func courses(_ page: Int, of size: Int = 10) -> String {
    joined((page - 1) * size..<page * size) { #"{"id": "\#($0)", "name": "바다"}"# }
  }

  private static func v1(_ page: Int, next: Int?) -> String {
    let next = next.map { "\"http://a.kr/?page=\($0)\"" } ?? "null"
    return #"{"pagination": {"count": 30, "next": \#(next)}, "results": [\#(courses(page))]}"#
  }

  private func walkV1(_ client: StubHTTPClient) async throws -> Walk<Lecture> {
    await Walk(
      KMOOCv1Source(
        client: client, server: try BaseURL("https://a.kr"), key: try #require(APIKey("abc"))))
  }

  private func walkV2(_ client: StubHTTPClient, size: Int = 10) async throws -> Walk<Lecture> {
    await Walk(
      KMOOCv2Source(
        client: client, server: try BaseURL("https://a.kr"), key: try #require(APIKey("abc")),
        pageSize: size))
  }

  /// Returns a client with so many courses, on pages of a size of its own.
  private static func v2(_ total: String, count: Int, size: Int = 10) -> StubHTTPClient {
    StubHTTPClient(numbered: "Page") { page in
      let start = min((page - 1) * size, count)
      let courses = joined(start..<min(start + size, count)) { #"{"id": "\#($0)", "name": "바다"}"# }
      let items = courses.isEmpty ? #""""# : "[\(courses)]"
      return (200, #"{"resultCode": "00", \#(total)"items": \#(items)}"#)
    }
  }

  @Test func `K-MOOC's older list ends with its last page`() async throws {
    let client = StubHTTPClient(numbered: "Page") {
      (200, Self.v1($0, next: $0 < 3 ? $0 + 1 : nil))
    }
    let walk = try await walkV1(client)
    #expect(walk.end == .exhausted)
    #expect(walk.ids == (0..<30).map(String.init))
    #expect(client.numbers("Page") == [1, 2, 3])
  }

  @Test func `K-MOOC's older list that takes no notice of the page ends`() async throws {
    let client = StubHTTPClient(numbered: "Page") { _ in (200, Self.v1(1, next: 2)) }
    let walk = try await walkV1(client)
    #expect(walk.end == .repeatedPage)
    #expect(walk.ids.count == 10)
    #expect(client.numbers("Page") == [1, 2, 2])
  }

  @Test func `K-MOOC's older list that repeats a page under new numbers ends`() async throws {
    let client = StubHTTPClient(numbered: "Page") { (200, Self.v1(1, next: $0 + 1)) }
    let walk = try await walkV1(client)
    #expect(walk.end == .repeatedPage)
    #expect(walk.ids.count == 10)
    #expect(client.numbers("Page") == [1, 2, 3, 4])
  }

  @Test func `K-MOOC's older list that has become shorter ends`() async throws {
    let client = StubHTTPClient(numbered: "Page") {
      $0 < 3 ? (200, Self.v1($0, next: $0 + 1)) : (404, #"{"detail": "Invalid page."}"#)
    }
    let walk = try await walkV1(client)
    #expect(walk.end == .short(of: 30))
    #expect(walk.ids.count == 20)
    #expect(client.numbers("Page") == [1, 2, 3])
  }

  @Test func `a gateway's error amid a list is no end, and the same page comes next`()
    async throws
  {
    let client = StubHTTPClient(numbered: "Page") {
      $0 < 3
        ? (200, Self.v1($0, next: $0 + 1))
        : (200, "<e><returnAuthMsg>SERVICETIMEOUT_ERROR</returnAuthMsg></e>")
    }
    let walk = try await walkV1(client)
    #expect(walk.error == .server(status: nil, words: "SERVICETIMEOUT_ERROR"))
    #expect(walk.end == nil)
    #expect(walk.feed.next == .page(3))
    #expect(walk.ids.count == 20)
    #expect(client.numbers("Page") == [1, 2, 3])
  }

  @Test(arguments: [#""totalCount": 25, "#, ""])
  func `K-MOOC's newer list ends with its total, else with an empty page`(total: String)
    async throws
  {
    let client = Self.v2(total, count: 25)
    let walk = try await walkV2(client)
    #expect(walk.end == .exhausted)
    #expect(walk.ids == (0..<25).map(String.init))
    #expect(client.numbers("Page") == (total.isEmpty ? [1, 2, 3, 4] : [1, 2, 3]))
  }

  @Test(arguments: [20, 30, 100])
  func `K-MOOC's newer list that ends with a full page asks no more`(count: Int) async throws {
    let client = Self.v2(#""totalCount": \#(count), "#, count: count)
    let walk = try await walkV2(client)
    #expect(walk.end == .exhausted)
    #expect(walk.ids == (0..<count).map(String.init))
    #expect(client.numbers("Page") == Array(1...count / 10))
  }

  @Test(arguments: [(250, 26), (245, 26), (199, 21), (95, 11), (101, 12)])
  func `K-MOOC's newer list with a smaller size of its own loses nothing`(count: Int, pages: Int)
    async throws
  {
    let client = Self.v2(#""totalCount": \#(count), "#, count: count)
    let walk = try await walkV2(client, size: 100)
    #expect(walk.end == .exhausted)
    #expect(walk.ids == (0..<count).map(String.init))
    #expect(client.numbers("Page") == Array(1...pages))
    #expect(client.numbers("Size") == Array(repeating: 100, count: pages))
  }

  @Test func `K-MOOC's newer list with a greater size of its own loses nothing`() async throws {
    let client = Self.v2(#""totalCount": 120, "#, count: 120, size: 50)
    let walk = try await walkV2(client)
    #expect(walk.end == .exhausted)
    #expect(walk.ids == (0..<120).map(String.init))
    #expect(client.numbers("Page") == [1, 2, 3, 4])
  }

  @Test(arguments: [#""totalCount": 99, "#, ""])
  func `K-MOOC's newer list that takes no notice of the page ends`(total: String) async throws {
    let client = StubHTTPClient(numbered: "Page") { _ in
      (200, #"{"resultCode": "00", \#(total)"items": [\#(Self.courses(1))]}"#)
    }
    let walk = try await walkV2(client)
    #expect(walk.end == .repeatedPage)
    #expect(walk.ids.count == 10)
    #expect(client.numbers("Page") == [1, 2, 3, 4])
  }

  @Test func `K-MOOC's newer list that takes no notice of the size ends`() async throws {
    let client = StubHTTPClient(numbered: "Page") { _ in
      (200, #"{"resultCode": "00", "totalCount": 25, "items": [\#(Self.courses(1, of: 25))]}"#)
    }
    let walk = try await walkV2(client)
    #expect(walk.end == .exhausted)
    #expect(walk.ids.count == 25)
    #expect(client.numbers("Page") == [1])
  }
}
