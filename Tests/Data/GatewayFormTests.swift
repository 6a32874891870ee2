import EndlessDomain
import Foundation
import Testing

@testable import EndlessData

/// The forms in which the gateway's fields come.
struct GatewayFormTests {
  private static let name = "SERVICE_KEY_IS_NOT_REGISTERED_ERROR"

  /// Returns what either generation's source makes of an answer.
  private func failure(_ body: String, status: Int = 200) throws -> FeedError? {
    let response = HTTPResponse(status: status, body: Data(body.utf8))
    let url = try #require(URL(string: "https://a.kr"))
    let request = HTTPRequest(url: url, key: try KeyForm.decoded.key())
    let failure = KMOOCv1Source.failure(of: response, to: request)
    #expect(KMOOCv2Source.failure(of: response, to: request) == failure)
    return failure
  }

  @Test(arguments: [
    "<e><returnAuthMsg>NAME</returnAuthMsg></e>",
    "<e><returnAuthMsg lang=\"en\" x='>'>NAME</returnAuthMsg></e>",
    "<e><returnAuthMsg\n  lang=\"</returnAuthMsg>\"\n>\n  NAME\n</returnAuthMsg\n></e>",
    "<e><returnAuthMsg><![CDATA[NAME]]></returnAuthMsg></e>",
    "<e><returnAuthMsg> <![CDATA[ NAME ]]> </returnAuthMsg></e>",
    "<E><RETURNAUTHMSG>NAME</RETURNAUTHMSG></E>", "<e><returnauthmsg>NAME</ReturnAuthMsg></e>",
    "<a:e><a:returnAuthMsg>NAME</a:returnAuthMsg></a:e>",
    "<?xml version=\"1.0\"?>\n<!DOCTYPE e>\n<!-- <returnAuthMsg>X</returnAuthMsg> -->\n"
      + "<e><returnAuthMsg>NAME</returnAuthMsg></e>",
    "<e><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>NAME</returnAuthMsg></e>",
    "<e><returnAuthMsg/><errMsg>NAME</errMsg></e>",
    "<e><returnAuthMsg></returnAuthMsg><errMsg>NAME</errMsg></e>",
    "<e><returnAuthMsg>SERVICE&#95;KEY&#x5F;IS_NOT_REGISTERED_ERROR</returnAuthMsg></e>",
    "<e><errMsgs>X</errMsgs><errMsg>NAME</errMsg></e>",
  ])
  func `XML may be written in many ways`(form: String) throws {
    #expect(try failure(form.replacing("NAME", with: Self.name)) == .unauthorized(Self.name))
  }

  @Test func `entities are decoded once`() throws {
    let body =
      "<e><returnAuthMsg>&lt;a&gt; &amp;lt; &quot;&apos;&#44032; &no; &</returnAuthMsg></e>"
    #expect(try failure("<x>" + body, status: 500) == .server(status: 500))
    let words = body.replacing("&lt;a", with: "a &lt;")
    #expect(
      try failure(words, status: 500)
        == .server(status: 500, words: "a <> &lt; \"'가 &no; &"))
  }

  @Test(arguments: [
    "<", "<!--", "<![CDATA[", "<e", "<e a=\"", "<returnAuthMsg>", "<returnAuthMsg>NAME",
    "<returnAuthMsg><![CDATA[NAME", "<returnAuthMsg>NAME</returnAuthMsg", "<e/>",
    "<html><returnAuthMsgs>NAME</returnAuthMsgs></html>", "<!-- <errMsg>NAME</errMsg> -->",
  ])
  func `XML without the fields, or cut short, is XML without words`(form: String) throws {
    let body = form.replacing("NAME", with: Self.name)
    #expect(try failure(body) == .malformed("XML or HTML in place of JSON"))
    #expect(try failure(body, status: 500) == .server(status: 500))
  }

  @Test(arguments: [
    "<![CDATA[>", "<!-- >", "<a>", "<", "&", "<returnAuthMsg>", "<a \"", "<errMsg>&",
  ])
  func `a long answer is read in a moment`(piece: String) throws {
    let body = "<" + String(repeating: piece, count: 200_000)
    #expect(try failure(body) == .malformed("XML or HTML in place of JSON"))
  }

  @Test(arguments: [
    #"{"returnAuthMsg": "NAME"}"#, #"{"RETURNAUTHMSG": "NAME"}"#,
    #"{"cmmMsgHeader": {"returnAuthMsg": "NAME", "errMsg": "SERVICE ERROR"}}"#,
    #"{"openapi_serviceresponse": {"CmmMsgHeader": {"ReturnAuthMsg": "NAME"}}}"#,
    #"{"OpenAPI_ServiceResponse": {"cmmMsgHeader": {"returnAuthMsg": null, "errMsg": "NAME"}}}"#,
    #"{"errMsg": "NAME", "returnAuthMsg": " ", "returnReasonCode": 99}"#,
  ])
  func `JSON may be written in many ways`(form: String) throws {
    #expect(try failure(form.replacing("NAME", with: Self.name)) == .unauthorized(Self.name))
  }

  @Test(arguments: [
    "SERVICE KEY IS NOT REGISTERED ERROR", "service_key_is_not_registered_error",
    "Service key is not registered error.", "SERVICE-KEY-IS-NOT-REGISTERED-ERROR (30)",
  ])
  func `a name may be spelt in many ways and is told as it came`(name: String) throws {
    #expect(try failure("<e><errMsg>\(name)</errMsg></e>") == .unauthorized(name))
    #expect(try failure(#"{"errMsg": "\#(name)"}"#) == .unauthorized(name))
    #expect(try failure(name) == .unauthorized(name))
  }

  @Test func `the first name that is known counts, before the number`() throws {
    let name = "DEADLINE HAS EXPIRED ERROR"
    #expect(
      try failure("<e><errMsg>\(name)</errMsg><returnAuthMsg>NEW</returnAuthMsg></e>")
        == .unauthorized(name))
    #expect(
      try failure(
        "<e><returnAuthMsg>HTTP ERROR</returnAuthMsg><errMsg>\(name)</errMsg>"
          + "<returnReasonCode>22</returnReasonCode></e>")
        == .server(status: nil, words: "HTTP ERROR"))
  }

  @Test(
    arguments: [
      ("1", .server(status: nil, words: "NEW")), ("01", .server(status: nil, words: "NEW")),
      ("04", .server(status: nil, words: "NEW")), ("05", .server(status: nil, words: "NEW")),
      ("03", .notFound), ("10", .invalidRequest("NEW")), ("11", .invalidRequest("NEW")),
      ("12", .invalidRequest("NEW")), ("20", .unauthorized("NEW")), ("22", .quotaExceeded("NEW")),
      ("23", .rateLimited(retryAfter: nil, words: "NEW")), ("29", .unauthorized("NEW")),
      ("30", .unauthorized("NEW")), (" 31 ", .unauthorized("NEW")), ("32", .unauthorized("NEW")),
      ("99", .malformed("NEW")), ("", .malformed("NEW")), ("x", .malformed("NEW")),
      ("99999999999999999999", .malformed("NEW")),
    ] as [(String, FeedError)])
  func `without a known name the number decides`(code: String, error: FeedError) throws {
    #expect(
      try failure(
        "<e><returnAuthMsg>NEW</returnAuthMsg><returnReasonCode>\(code)</returnReasonCode></e>")
        == error)
    #expect(
      try failure(#"{"h": {"errMsg": "NEW", "returnReasonCode": "\#(code)"}}"#) == error)
  }

  @Test func `a number without words is told`() throws {
    #expect(
      try failure("<e><returnReasonCode>30</returnReasonCode></e>") == .unauthorized("code 30"))
    #expect(
      try failure(#"{"cmmMsgHeader": {"returnReasonCode": 5}}"#, status: 504)
        == .server(status: nil, words: "code 5"))
  }

  @Test(arguments: [
    #"{"cmmMsgHeader": {"returnAuthMsg": "NORMAL_SERVICE", "returnReasonCode": "00"}, "items": []}"#,
    #"{"cmmMsgHeader": {"errMsg": "", "returnAuthMsg": null}, "items": []}"#,
    #"{"resultCode": "00", "resultMsg": "HTTP ERROR OK", "items": []}"#,
    #"{"resultMsg": "NORMAL SERVICE.", "items": []}"#, #"{"items": [{"errMsg": "HTTP_ERROR"}]}"#,
    #"{"results": [{"name": "returnAuthMsg"}], "pagination": {"next": null}}"#, "{}", "", "[]",
  ])
  func `an answer that tells of no error is none`(body: String) throws {
    #expect(try failure(body) == nil)
  }

  @Test(arguments: [
    (401, "HTTP Error 401: no", FeedError.unauthorized("HTTP Error 401: no")),
    (404, "HTTP error 404", .notFound),
    (200, "Application error: try", .malformed("Application error: try")),
    (200, "HTTP ERROR", .server(status: nil, words: "HTTP ERROR")),
  ])
  func `in plain words a name that others use must be the whole`(
    status: Int, body: String, error: FeedError
  ) throws {
    #expect(try failure(body, status: status) == error)
  }

  @Test func `a long answer is looked at as an error where it begins as one`() throws {
    let blanks = String(repeating: " ", count: 5000)
    let body = #"{"cmmMsgHeader": {"returnAuthMsg": "\#(Self.name)"}\#(blanks)}"#
    #expect(try failure(body) == .unauthorized(Self.name))
    let result = #"{"resultCode": "30", "resultMsg": "\#(Self.name)"\#(blanks)}"#
    #expect(try failure(result) == nil)
  }
}
