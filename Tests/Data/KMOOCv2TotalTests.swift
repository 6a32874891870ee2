import EndlessData
import EndlessDomain
import Foundation
import Testing

/// Where the newer list ends: by its total, or by a page without items.
struct KMOOCv2TotalTests {
  private static let course = #"{"id": "1", "name": "바다"}"#

  private func page(
    _ client: StubHTTPClient, _ key: PageKey? = nil
  ) async throws -> Page<Lecture> {
    let server = try BaseURL(KMOOCv2Source.publicAddress)
    return try await KMOOCv2Source(
      client: client, server: server, key: try KeyForm.decoded.key()
    ).page(for: PageRequest(key: key))
  }

  private func courses(_ count: Int) -> String {
    "[\(joined(1..<count + 1) { #"{"id": \#($0), "name": "바다"}"# })]"
  }

  private func body(_ items: String, top: String = #""totalCount": 25"#) -> String {
    #"{"resultCode": "00", "resultMsg": "OK", \#(top), "items": \#(items)}"#
  }

  @Test(arguments: [
    #""totalCount": 25"#, #""totalCount": "25""#, #""header": {"totalCount": 25}"#,
    #""header": {"totalCount": "25", "resultCode": "00"}"#,
    #""header": {"totalCount": 9}, "totalCount": 25"#, #""header": null, "totalCount": 25"#,
    #""totalCount": "", "header": {"totalCount": " 25 "}"#,
    #""totalCount": -1, "header": {"totalCount": 25.0}"#,
  ])
  func `the total stands in one of two places`(top: String) async throws {
    let client = StubHTTPClient(body(courses(5), top: top))
    #expect(try await page(client, .page(2)).total == 25)
    #expect(try await page(client, .page(2)).next == .page(3))
    #expect(try await page(client, .page(3)).next == nil)
  }

  @Test(arguments: [
    #""x": 1"#, #""totalCount": null"#, #""totalCount": """#, #""header": {}"#,
    #""totalCount": -1"#, #""totalCount": "many""#,
  ])
  func `without a total an empty page is the end`(top: String) async throws {
    let full = try await page(StubHTTPClient(body("[\(Self.course)]", top: top)), .page(7))
    #expect(full == Page(items: [Lecture(id: "1", name: "바다")], next: .page(8)))
    let empty = try await page(StubHTTPClient(body("[]", top: top)), .page(8))
    #expect(empty == Page(items: [], next: nil))
  }

  @Test(arguments: ["[]", #""""#, #"" ""#, "null"])
  func `a page without items is the end, whatever the total`(items: String) async throws {
    let answer = try await page(StubHTTPClient(body(items, top: #""totalCount": 999"#)))
    #expect(answer == Page(items: [], next: nil, total: 999))
  }

  @Test(arguments: [#""00""#, "0", #""0000""#])
  func `with a good result code there may be no items at all`(code: String) async throws {
    for rest in ["", #", "items": null"#, #", "items": """#] {
      let client = StubHTTPClient(#"{"header": {"resultCode": \#(code)}, "totalCount": 9\#(rest)}"#)
      #expect(try await page(client) == Page(items: [], next: nil, total: 9))
    }
  }

  @Test(arguments: [(3, 4), (3, 6), (3, 10), (4, 1), (4, 5), (99, 10), (.max - 1, 10)])
  func `a page with other than the rows that remain is not the last`(number: Int, count: Int)
    async throws
  {
    let answer = try await page(StubHTTPClient(body(courses(count))), .page(number))
    #expect(answer.next == .page(number + 1))
  }

  @Test func `rows that cannot be read count as rows that remain`() async throws {
    let answer = try await page(StubHTTPClient(body("[{}, 1, null, {}, \(Self.course)]")), .page(3))
    #expect(answer == Page(items: [Lecture(id: "1", name: "바다")], next: nil, total: 25, dropped: 4))
  }

  @Test func `all at once is the whole list, whatever the size`() async throws {
    let answer = try await page(StubHTTPClient(body(courses(25))))
    #expect(answer.items.count == 25)
    #expect(answer.next == nil)
    let part = StubHTTPClient(body(courses(25), top: #""totalCount": 26"#))
    #expect(try await page(part).next == .page(2))
  }

  @Test func `past the end there is an empty last page`() async throws {
    for (status, body) in [
      (404, #"{"detail": "Invalid page."}"#), (200, #"{"resultCode": "03", "resultMsg": "x"}"#),
      (200, "<e><errMsg>NODATA_ERROR</errMsg></e>"),
    ] {
      let client = StubHTTPClient(status: status, body)
      #expect(try await page(client, .page(9)) == Page(items: [], next: nil))
      await #expect(throws: FeedError.notFound) { try await page(client) }
    }
  }
}
