import EndlessData
import EndlessDomain
import Foundation
import Testing

/// What the gateway in front of both generations of K-MOOC says in place of an answer.
struct GatewayErrorTests {
  enum Generation: CaseIterable, CustomTestStringConvertible {
    case v1, v2

    var testDescription: String { "\(self)" }

    func page(_ client: StubHTTPClient) async throws -> Page<Lecture> {
      let server = try BaseURL("https://a.kr")
      let key = try KeyForm.decoded.key()
      return switch self {
      case .v1:
        try await KMOOCv1Source(client: client, server: server, key: key).page(for: PageRequest())
      case .v2:
        try await KMOOCv2Source(client: client, server: server, key: key).page(for: PageRequest())
      }
    }
  }

  private static func xml(_ words: String) -> String {
    """
    <OpenAPI_ServiceResponse>
      <cmmMsgHeader>
        <errMsg>SERVICE ERROR</errMsg>
        <returnAuthMsg>\(words)</returnAuthMsg>
        <returnReasonCode>99</returnReasonCode>
      </cmmMsgHeader>
    </OpenAPI_ServiceResponse>
    """
  }

  private static func json(_ words: String) -> String {
    #"""
    {"OpenAPI_ServiceResponse": {"cmmMsgHeader":
      {"errMsg": "SERVICE ERROR", "returnAuthMsg": "\#(words)", "returnReasonCode": "99"}}}
    """#
  }

  private func expect(
    _ error: FeedError, status: Int = 200, headers: [String: String] = [:], _ body: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for generation in Generation.allCases {
      await #expect(throws: error, "\(generation)", sourceLocation: sourceLocation) {
        try await generation.page(StubHTTPClient(status: status, headers: headers, body))
      }
    }
  }

  private static let names: [FeedError] =
    [
      "SERVICE_KEY_IS_NOT_REGISTERED_ERROR", "DEADLINE_HAS_EXPIRED_ERROR", "SERVICE_KEY_IS_NULL",
      "PERMISSION_DENIED", "SERVICE_ACCESS_DENIED_ERROR", "BLACKLIST_IP_ACCESS_ERROR",
    ].map { .unauthorized($0) }
    + ["INVALID_REQUEST_PARAMETER_ERROR", "NO_OPENAPI_SERVICE_ERROR"].map { .invalidRequest($0) }
    + [
      .quotaExceeded("LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR"), .malformed("A_NEW_ERROR"),
    ]

  @Test(arguments: names)
  func `a name says what is wrong and is told`(error: FeedError) async throws {
    let name: String? =
      switch error {
      case .unauthorized(let name), .invalidRequest(let name), .quotaExceeded(let name): name
      case .malformed(let name): name
      default: nil
      }
    await expectInAnyForm(error, try #require(name))
  }

  @Test(
    arguments: [
      (
        "LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR",
        .rateLimited(
          retryAfter: nil, words: "LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR")
      ),
      ("APPLICATION_ERROR", .server(status: nil, words: "APPLICATION_ERROR")),
      ("HTTP_ERROR", .server(status: nil, words: "HTTP_ERROR")),
      ("SERVICETIMEOUT_ERROR", .server(status: nil, words: "SERVICETIMEOUT_ERROR")),
    ] as [(String, FeedError)])
  func `a name tells what may pass`(name: String, error: FeedError) async {
    await expectInAnyForm(error, name)
  }

  @Test(arguments: [200, 400, 401, 403, 404, 429, 500, 501])
  func `a failure of the server behind it may pass, whatever the gateway's status`(
    status: Int
  ) async {
    for body in [Self.xml("HTTP_ERROR"), Self.json("HTTP_ERROR"), "HTTP_ERROR"] {
      await expect(.server(status: nil, words: "HTTP_ERROR"), status: status, body)
    }
  }

  @Test func `the second's limit takes the wait over`() async {
    let name = "LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR"
    for (status, body) in [(200, Self.xml(name)), (429, Self.json(name)), (403, name)] {
      await expect(
        .rateLimited(retryAfter: .seconds(2), words: name), status: status,
        headers: ["Retry-After": "2"], body)
    }
  }

  private func expectInAnyForm(_ error: FeedError, _ name: String) async {
    await expect(error, Self.xml(name))
    await expect(error, "\r\n  " + Self.xml(name))
    await expect(error, #"<?xml version="1.0" encoding="UTF-8"?>"# + Self.xml(name))
    await expect(error, "\u{FEFF}" + Self.xml(name))
    await expect(error, Self.json(name))
    await expect(error, "\u{FEFF}" + Self.json(name))
    await expect(error, "\u{FEFF}" + name)
    await expect(error, #"{"cmmMsgHeader": {"returnAuthMsg": "\#(name)"}}"#)
    await expect(error, #"{"returnAuthMsg": "\#(name)"}"#)
    await expect(error, name)
  }

  @Test(arguments: [401, 403])
  func `a name counts for more than the status`(status: Int) async {
    let name = "LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR"
    await expect(.quotaExceeded(name), status: status, Self.json(name))
    await expect(.quotaExceeded(name), status: status, Self.xml(name))
  }

  @Test func `a status counts for more than words that nobody knows`() async {
    for body in [Self.xml("A_NEW_ERROR"), Self.json("A_NEW_ERROR"), "A_NEW_ERROR"] {
      await expect(.server(status: 503, words: "A_NEW_ERROR"), status: 503, body)
      await expect(.unauthorized("A_NEW_ERROR"), status: 403, body)
    }
  }

  @Test func `without the first message the second is read`() async {
    await expect(.malformed("SERVICE ERROR"), Self.xml(" "))
    await expect(.malformed("SERVICE ERROR"), Self.json(""))
  }

  @Test func `plain words are told`() async {
    await expect(.malformed("Unexpected errors"), "Unexpected errors\n")
    await expect(
      .server(status: 500, words: "Unexpected errors"), status: 500, "Unexpected errors")
    await expect(.unauthorized("Unexpected errors"), status: 401, "Unexpected errors")
  }

  @Test func `a page of HTML is not told`() async {
    let page = "<!DOCTYPE html><html><body>Maintenance</body></html>"
    await expect(.malformed("XML or HTML in place of JSON"), page)
    await expect(.server(status: 502), status: 502, page)
    await expect(.unauthorized(nil), status: 403, page)
  }

  @Test func `a status without known words tells what it can`() async {
    await expect(.unauthorized(nil), status: 401, "")
    await expect(.unauthorized(nil), status: 403, #"{"message": "no"}"#)
    await expect(.invalidRequest(nil), status: 400, "{}")
    await expect(.timedOut, status: 408, "")
    await expect(
      .server(status: 408, retryAfter: .seconds(9)), status: 408, headers: ["retry-after": "9"], "")
    await expect(.server(status: 504), status: 504, "")
    await expect(
      .server(status: 503, retryAfter: .seconds(9)), status: 503, headers: ["retry-after": "9"], "")
    await expect(.rateLimited(retryAfter: nil), status: 429, "")
    await expect(
      .rateLimited(retryAfter: .seconds(9)), status: 429, headers: ["retry-after": "9"], "")
    await expect(.notFound, status: 404, "{}")
  }

  @Test func `an answer that is cut short or empty is no list`() async {
    await expect(.malformed("no JSON"), "")
    await expect(.malformed("no JSON"), " \n ")
    await expect(.malformed("XML or HTML in place of JSON"), "<OpenAPI_ServiceResponse><cmmMsgH")
    await expect(.malformed("bad top level"), "[1]")
  }

  @Test func `words do not carry what a terminal obeys, and end`() async {
    await expect(.malformed("a [31m b c"), "a\u{1B}[31m\r\n\u{202E}b\u{2028}c")
    await expect(.malformed(String(repeating: "가", count: 200)), String(repeating: "가", count: 900))
  }
}
