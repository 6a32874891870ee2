import EndlessData
import EndlessDomain
import Foundation
import Testing

struct KMOOCv1SourceTests {
  private static let first =
    "https://apis.data.go.kr/B552881/kmooc/courseList?serviceKey=q%2Bw%2FE1%3D%3D&Page=1"

  private func page(_ client: StubHTTPClient, _ key: PageKey? = nil, form: KeyForm = .decoded)
    async throws -> Page<Lecture>
  {
    let server = try BaseURL(KMOOCv1Source.publicAddress)
    return try await KMOOCv1Source(client: client, server: server, key: try form.key())
      .page(for: PageRequest(key: key))
  }

  private func body(
    _ results: String = "", next: String = "null", count: String = "21"
  ) -> String {
    """
    {"pagination": {"count": \(count), "num_pages": 3, "previous": null, "next": \(next)},
     "results": [\(results)]}
    """
  }

  private static let course = #"{"id": "course-v1:A+B+C", "name": "바다"}"#

  @Test(arguments: KeyForm.allCases)
  func `both forms of the key make the same address`(form: KeyForm) async throws {
    let client = StubHTTPClient(body())
    _ = try await page(client, form: form)
    _ = try await page(client, .page(2), form: form)
    #expect(client.addresses == [Self.first, Self.first.dropLast() + "2"])
    #expect(client.requests.map(\.headers) == [[:], [:]])
  }

  @Test func `every field is read`() async throws {
    let client = StubHTTPClient(
      body(
        #"""
        {"id": "course-v1:SeaU+SEA101+2031_1", "name": "바다의 말", "org_name": "바다대학교",
         "teachers": "김하나, 이둘 ,,", "classfy_name": "자연", "short_description": "첫째\n둘째\n",
         "start": "2031-03-02T00:00:00Z", "end": "2031-06-30T12:34:56Z",
         "enrollment_start": null, "start_display": "2031년 3월 2일",
         "media": {"image": {"raw": "http://a.kr/r.png", "small": "http://a.kr/s.png",
                             "large": "http://a.kr/%EB%B0%94.png"}}}
        """#))
    #expect(
      try await page(client)
        == Page(
          items: [
            Lecture(
              id: "course-v1:SeaU+SEA101+2031_1", name: "바다의 말", teachers: ["김하나", "이둘"],
              organization: "바다대학교", summary: "첫째\n둘째\n", start: time(1_930_176_000),
              end: time(1_940_589_296), startDisplay: "2031년 3월 2일",
              imageURL: URL(string: "http://a.kr/%EB%B0%94.png"))
          ], next: nil, total: 21))
  }

  @Test(arguments: [
    "",
    #", "org_name": null, "teachers": null, "short_description": null, "start": null, "end": null"#,
    #", "org_name": "", "teachers": "", "short_description": "", "start": "", "start_display": """#,
    #", "org_name": 7, "teachers": [], "short_description": {}, "start": "soon", "end": 12"#,
    #", "media": null"#, #", "media": {"image": null}"#, #", "media": {"image": {"raw": ""}}"#,
    #", "media": {"image": {"large": "/only/a/path.png", "raw": null}}"#,
    #", "media": {"image": {"large": "javascript:alert(1)"}}"#,
  ])
  func `an id and a name are enough`(rest: String) async throws {
    let client = StubHTTPClient(body(#"{"id": "a", "name": "b"\#(rest)}"#))
    #expect(try await page(client).items == [Lecture(id: "a", name: "b")])
  }

  @Test(arguments: ["raw", "small", "large"])
  func `any size of the picture will do`(size: String) async throws {
    let client = StubHTTPClient(
      body(#"{"id": "a", "name": "b", "media": {"image": {"\#(size)": "http://a.kr/p"}}}"#))
    #expect(try await page(client).items.first?.imageURL?.absoluteString == "http://a.kr/p")
  }

  @Test(arguments: [
    "http://www.kmooc.kr/api/courses/v1/course/list/?Mobile=1&SG_APIM=x&page=3&serviceKey=q%2Bw",
    "http://evil.example/?Page=3", "?page=3", "/list/?page=3#page=9",
  ])
  func `only the number of the next address is used`(next: String) async throws {
    let client = StubHTTPClient(body(Self.course, next: next.json))
    let answer = try await page(client, .page(2))
    #expect(answer.next == .page(3))
    _ = try await page(client, answer.next)
    #expect(client.addresses.last == Self.first.dropLast() + "3")
  }

  @Test(arguments: [
    "http://a.kr/list", "?page=", "?page=0", "?page=-4", "?page=x", "?page=99999999999999999999",
  ])
  func `a next address without a number leads one on`(next: String) async throws {
    let client = StubHTTPClient(body(Self.course, next: next.json))
    #expect(try await page(client, .page(4)).next == .page(5))
  }

  @Test func `a next that is null or missing is the end`() async throws {
    for body in [
      body(Self.course), #"{"pagination": {"count": 21}, "results": [\#(Self.course)]}"#,
    ] {
      let answer = try await page(StubHTTPClient(body))
      #expect(answer.next == nil)
      #expect(answer.end == .exhausted)
      #expect(answer.total == 21)
    }
  }

  @Test func `the greatest number does not overflow`() async throws {
    let client = StubHTTPClient(body(Self.course, next: #""http://a.kr/list""#))
    #expect(try await page(client, .page(.max)).next == nil)
  }

  @Test func `a page past the end is an empty last one`() async throws {
    let client = StubHTTPClient(status: 404, #"{"detail": "Invalid page."}"#)
    #expect(try await page(client, .page(9)) == Page(items: [], next: nil))
  }

  @Test(arguments: ["", "Not Found", "<html>404</html>"])
  func `a 404 of another making is no end`(body: String) async throws {
    let client = StubHTTPClient(status: 404, body)
    await #expect(throws: FeedError.notFound) { try await page(client, .page(9)) }
  }

  @Test func `no data is the end, but not of a first page`() async throws {
    let body = "<e><returnAuthMsg>NODATA_ERROR</returnAuthMsg></e>"
    #expect(try await page(StubHTTPClient(body), .page(9)) == Page(items: [], next: nil))
    await #expect(throws: FeedError.notFound) { try await page(StubHTTPClient(body)) }
  }

  @Test func `a first page that is not there is an error`() async throws {
    let client = StubHTTPClient(status: 404, #"{"detail": "Not found."}"#)
    await #expect(throws: FeedError.notFound) { try await page(client) }
  }

  @Test(arguments: [
    "null", "7", "[]", "{}", #"{"name": "no id"}"#, #"{"id": "x", "name": null}"#,
    #"{"id": "", "name": "b"}"#, #"{"id": " \n\u3000", "name": "b"}"#,
  ])
  func `a bad lecture is left out and counted`(bad: String) async throws {
    let client = StubHTTPClient(body("\(bad), \(Self.course), \(bad)"))
    let answer = try await page(client)
    #expect(answer.items.map(\.id) == ["course-v1:A+B+C"])
    #expect(answer.dropped == 2)
  }

  @Test(arguments: [
    ("", "no JSON"), ("{", "no JSON"), ("[]", "bad top level"), ("{}", "no results"),
    (#"{"pagination": {"next": null}}"#, "no results"),
    (#"{"pagination": {"next": null}, "results": null}"#, "null results"),
    (#"{"pagination": {"next": null}, "results": {}}"#, "bad results"),
    (#"{"results": []}"#, "no pagination"),
    (#"{"pagination": {"next": 2}, "results": []}"#, "bad pagination.next"),
  ])
  func `an answer of another shape is no empty page`(body: String, fault: String) async throws {
    await #expect(throws: FeedError.malformed(fault)) { try await page(StubHTTPClient(body)) }
  }

  @Test(arguments: ["null", #""many""#, "-1", "-9223372036854775808"])
  func `a count that cannot be read is not needed`(count: String) async throws {
    #expect(try await page(StubHTTPClient(body(Self.course, count: count))).total == nil)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a page before the first asks nothing`(number: Int) async throws {
    let client = StubHTTPClient(body())
    await #expect(throws: FeedError.invalidRequest("the pages of this feed are counted from 1")) {
      try await page(client, .page(number))
    }
    #expect(client.requests.isEmpty)
  }

  @Test(arguments: [PageKey.offset(10), .cursor("2")])
  func `a foreign key asks nothing`(key: PageKey) async throws {
    let client = StubHTTPClient(body())
    await #expect(throws: FeedError.invalidRequest("a page of this feed is named by its number")) {
      try await page(client, key)
    }
    #expect(client.requests.isEmpty)
  }
}
