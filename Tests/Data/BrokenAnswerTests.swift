import EndlessData
import EndlessDomain
import EndlessTestSupport
import Foundation
import Testing

struct BrokenAnswerTests {
  private func answer(_ response: LoopbackResponse, headers: [String: String] = [:]) async throws
    -> Result<HTTPResponse, FeedError>
  {
    let server = try LoopbackServer { _ in response }
    defer { server.stop() }
    return try await load(of: server, headers: headers)
  }

  private func text(_ response: LoopbackResponse) async throws -> String {
    String(decoding: try await answer(response).get().body, as: UTF8.self)
  }

  @Test(arguments: [
    .truncated("{}"), .truncated(""), .chunked(["{", "}"], isCutOff: true), .resetInBody("{}"),
    .reset, .empty, LoopbackResponse(raw: "HTT"),
    LoopbackResponse(raw: "HTTP/1.1 100 Continue\r\n\r\n"),
  ])
  func `an answer that breaks off is offline`(response: LoopbackResponse) async throws {
    #expect(try await answer(response).error == .offline)
  }

  @Test(arguments: [
    .garbage, LoopbackResponse(raw: "no HTTP at all\n\n"),
    LoopbackResponse(raw: "HTTP/1.1 abc\r\n\r\n"), LoopbackResponse(raw: "HTTP/1.1 042 x\r\n\r\n"),
    LoopbackResponse(raw: "HTTP/9.9 200 OK\r\n\r\n"),
    LoopbackResponse(raw: "HTTP/1.1 200 OK\r\nno colon\r\n\r\n"),
    LoopbackResponse(raw: "HTTP/1.1 200 OK\r\na: \0\r\n\r\n"),
    LoopbackResponse(raw: "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nx"),
    LoopbackResponse(raw: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc"),
  ])
  func `what is no HTTP is malformed`(response: LoopbackResponse) async throws {
    #expect(
      try await answer(response).error == .malformed("the answer is no HTTP answer"))
  }

  @Test(arguments: [
    .notGzip("{\"a\":1}"),
    LoopbackResponse(headers: ["Content-Encoding": "rot13"], body: "{}"),
  ])
  func `a body that cannot be unpacked is malformed`(response: LoopbackResponse) async throws {
    #expect(
      try await answer(response).error == .malformed("the answer's body cannot be unpacked"))
  }

  @Test func `chunks, an unmeasured body and a 103 before the head are read`() async throws {
    #expect(try await text(.chunked(["바", "다"])) == "바다")
    #expect(try await text(.unmeasured("abc")) == "abc")
    #expect(
      try await text(
        LoopbackResponse(
          raw: "HTTP/1.1 103 -\r\nLink: a\r\n\r\nHTTP/1.1 200 -\r\nContent-Length: 1\r\n\r\nx"))
        == "x")
    #expect(
      try await text(LoopbackResponse(body: "drop by drop").dripping(40, every: .zero))
        == "drop by drop")
  }

  @Test func `a body longer than announced ends where it was to end`() async throws {
    #expect(try await text(.tooLong("{}{}", announced: 2)) == "{}")
  }

  @Test(arguments: ["text/html", "image/png", "", "no type", "application/xml; charset=euc-kr"])
  func `a body is passed on whatever its type`(type: String) async throws {
    #expect(
      try await text(LoopbackResponse(headers: ["Content-Type": type], body: "{}")) == "{}")
  }

  @Test func `304 is an answer to who asked`() async throws {
    let response = LoopbackResponse.notModified(headers: ["ETag": "\"a\"", "Content-Length": "9"])
    let answer = try await answer(response, headers: ["if-none-match": "\"a\""]).get()
    #expect(answer.status == 304)
    #expect(answer.header("ETag") == "\"a\"")
    #expect(answer.body.isEmpty)
  }

  @Test func `304 is an error to who did not ask`() async throws {
    #expect(
      try await answer(.notModified()).error
        == .malformed("the answer is only that nothing has changed"))
  }

  /// What asks for a password would else never end: nobody gives one.
  @Test(arguments: ["Basic realm=\"a\"", "Bearer", "Digest realm=\"a\", nonce=\"b\"", "KakaoAK"])
  func `a 401 that asks for a password is an answer`(challenge: String) async throws {
    let answer = try await answer(
      LoopbackResponse(status: 401, headers: ["WWW-Authenticate": challenge], body: "no key")
    ).get()
    #expect(answer.status == 401)
    #expect(String(decoding: answer.body, as: UTF8.self) == "no key")
  }
}
