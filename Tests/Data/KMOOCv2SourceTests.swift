import EndlessData
import EndlessDomain
import Foundation
import Testing

struct KMOOCv2SourceTests {
  private static let start =
    "https://apis.data.go.kr/B552881/kmooc_v2_0/courseList_v2_0?ServiceKey=q%2Bw%2FE1%3D%3D"
  private static let course = #"{"id": "1", "name": "바다"}"#

  private func page(
    _ client: StubHTTPClient, _ key: PageKey? = nil, size: Int = 10, form: KeyForm = .decoded
  ) async throws -> Page<Lecture> {
    let server = try BaseURL(KMOOCv2Source.publicAddress)
    return try await KMOOCv2Source(
      client: client, server: server, key: try form.key(), pageSize: size
    ).page(for: PageRequest(key: key))
  }

  private func body(_ items: String, top: String = #""totalCount": 25"#) -> String {
    #"{"resultCode": "00", "resultMsg": "OK", \#(top), "items": \#(items)}"#
  }

  @Test(arguments: KeyForm.allCases)
  func `both forms of the key make the same address`(form: KeyForm) async throws {
    let client = StubHTTPClient(body("[\(Self.course)]"))
    let first = try await page(client, form: form)
    _ = try await page(client, first.next, form: form)
    #expect(
      client.addresses == ["\(Self.start)&Page=1&Size=10", "\(Self.start)&Page=2&Size=10"])
    #expect(client.requests.map(\.headers) == [[:], [:]])
  }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (100, 100), (101, 100)])
  func `a size is brought into what the server takes`(size: Int, sent: Int) async throws {
    let client = StubHTTPClient(body("[]"))
    _ = try await page(client, size: size)
    #expect(client.addresses == ["\(Self.start)&Page=1&Size=\(sent)"])
  }

  @Test func `every field is read`() async throws {
    let client = StubHTTPClient(
      body(
        #"""
        [{"id": "123", "shortname": "SEA101", "name": "바다의 말", "url": "http://a.kr/123",
          "course_image": "https://a.kr/p.png", "org": "SeaU", "org_name": "바다대학교",
          "enrollment_start": "1", "enrollment_end": "2", "study_start": "1930089600",
          "study_end": "1940502896", "professor": "김하나, 이둘", "public_yn": "Y"}]
        """#))
    #expect(
      try await page(client)
        == Page(
          items: [
            Lecture(
              id: "123", name: "바다의 말", teachers: ["김하나", "이둘"], organization: "바다대학교",
              start: time(1_930_089_600), end: time(1_940_502_896),
              imageURL: URL(string: "https://a.kr/p.png"))
          ], next: .page(2), total: 25))
  }

  @Test func `numbers will do where texts are told of`() async throws {
    let client = StubHTTPClient(
      body(#"[{"id": 123, "name": "b", "study_start": 1930089600, "study_end": 0}]"#))
    #expect(
      try await page(client).items == [Lecture(id: "123", name: "b", start: time(1_930_089_600))])
  }

  @Test(arguments: [
    "", #", "professor": null, "org_name": null, "study_start": null, "course_image": null"#,
    #", "professor": "", "org_name": " ", "study_start": "", "study_end": "0", "course_image": """#,
    #", "professor": 1, "org_name": [], "study_start": "2031-01-01", "study_end": -5"#,
    #", "course_image": "https://www.kmooc.kr/""#, #", "course_image": "https://www.kmooc.kr""#,
    #", "course_image": {}"#,
  ])
  func `an id and a name are enough`(rest: String) async throws {
    let client = StubHTTPClient(body(#"[{"id": "a", "name": "b"\#(rest)}]"#))
    #expect(try await page(client).items == [Lecture(id: "a", name: "b")])
  }

  @Test(arguments: [
    ("1930089600", time(1_930_089_600)), (#""1930089600""#, time(1_930_089_600)),
    (#"" 1930089600 ""#, time(1_930_089_600)), ("1930089600.0", time(1_930_089_600)),
    ("0", nil), (#""""#, nil), ("null", nil), (#""soon""#, nil), ("-1", nil),
    ("253402300800", nil), (#""99999999999999999999""#, nil), ("true", nil), ("[]", nil),
  ])
  func `a date is seconds in a text or a number`(field: String, date: Date?) async throws {
    let client = StubHTTPClient(body(#"[{"id": 1, "name": "b", "study_start": \#(field)}]"#))
    #expect(try await page(client).items == [Lecture(id: "1", name: "b", start: date)])
  }

  @Test func `a page of unreadable items is not the end`() async throws {
    let answer = try await page(StubHTTPClient(body("[{}, {}]")))
    #expect(answer == Page(items: [], next: .page(2), total: 25, dropped: 2))
  }

  @Test(arguments: [#""totalCount": 25"#, #""x": 1"#])
  func `the greatest number does not overflow`(top: String) async throws {
    let client = StubHTTPClient(body("[\(Self.course)]", top: top))
    #expect(try await page(client, .page(.max)).next == nil)
  }

  @Test(arguments: [
    "null", "7", "[]", "{}", #"{"name": "no id"}"#, #"{"id": null, "name": "b"}"#,
    #"{"id": "", "name": "b"}"#, #"{"id": " \n\u3000", "name": "b"}"#,
  ])
  func `a bad lecture is left out and counted`(bad: String) async throws {
    let answer = try await page(StubHTTPClient(body("[\(bad), \(Self.course), \(bad)]")))
    #expect(answer.items.map(\.id) == ["1"])
    #expect(answer.dropped == 2)
  }

  @Test(arguments: [
    ("", "no JSON"), ("[]", "bad top level"), ("{}", "no items"),
    (#"{"totalCount": 25}"#, "no items"), (#"{"items": null}"#, "null items"),
    (#"{"resultCode": null, "items": null}"#, "null items"),
    (#"{"resultCode": "00", "items": {}}"#, "bad items"),
    (#"{"resultCode": "00", "items": "none"}"#, "bad items"),
    (#"{"resultCode": "00", "items": 5}"#, "bad items"),
  ])
  func `an answer of another shape is no empty page`(body: String, fault: String) async throws {
    await #expect(throws: FeedError.malformed(fault)) { try await page(StubHTTPClient(body)) }
  }

  @Test(arguments: [
    #"{"resultCode": "30", "resultMsg": "SERVICE_KEY_IS_NOT_REGISTERED_ERROR"}"#,
    #"{"header": {"resultCode": 30, "resultMsg": "SERVICE_KEY_IS_NOT_REGISTERED_ERROR"}}"#,
    #"{"resultCode": "30", "resultMsg": "SERVICE_KEY_IS_NOT_REGISTERED_ERROR", "items": ""}"#,
  ])
  func `a result code other than 00 is an error`(body: String) async throws {
    await #expect(
      throws: FeedError.unauthorized("SERVICE_KEY_IS_NOT_REGISTERED_ERROR, code 30")
    ) { try await page(StubHTTPClient(body)) }
  }

  @Test func `a result code in a long answer is found as well`() async throws {
    let blanks = String(repeating: " ", count: 5000)
    let name = "LIMITED NUMBER OF SERVICE REQUESTS EXCEEDS ERROR"
    let body = #"{"resultCode": "22", "resultMsg": "\#(name)"\#(blanks)}"#
    await #expect(throws: FeedError.quotaExceeded("\(name), code 22")) {
      try await page(StubHTTPClient(body), .page(3))
    }
  }

  @Test(
    arguments: [
      ("04", .server(status: nil, words: "바다, code 04")), ("22", .quotaExceeded("바다, code 22")),
      ("23", .rateLimited(retryAfter: nil, words: "바다, code 23")),
      ("31", .unauthorized("바다, code 31")), ("98", .malformed("바다, code 98")),
    ] as [(String, FeedError)])
  func `a result code decides where the message names nothing`(
    code: String, error: FeedError
  ) async throws {
    let body = #"{"response": {"header": {"resultCode": "\#(code)", "resultMsg": "바다"}}}"#
    await #expect(throws: error) { try await page(StubHTTPClient(body)) }
  }

  @Test(arguments: [#""0""#, "0", #""00""#, #""0000""#, "null"])
  func `a result code of zeros is none`(code: String) async throws {
    let body = #"{"resultCode": \#(code), "items": [\#(Self.course)]}"#
    #expect(try await page(StubHTTPClient(body)).items.map(\.id) == ["1"])
  }

  @Test(arguments: [0, -1, Int.min])
  func `a page before the first asks nothing`(number: Int) async throws {
    let client = StubHTTPClient(body("[]"))
    await #expect(throws: FeedError.invalidRequest("the pages of this feed are counted from 1")) {
      try await page(client, .page(number))
    }
    #expect(client.requests.isEmpty)
  }

  @Test(arguments: [PageKey.offset(10), .cursor("2")])
  func `a foreign key asks nothing`(key: PageKey) async throws {
    let client = StubHTTPClient(body("[]"))
    await #expect(throws: FeedError.invalidRequest("a page of this feed is named by its number")) {
      try await page(client, key)
    }
    #expect(client.requests.isEmpty)
  }
}
