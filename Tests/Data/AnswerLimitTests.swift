import EndlessData
import EndlessDomain
import EndlessTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(15)))
struct AnswerLimitTests {
  private let client = URLSessionHTTPClient(bodyLimit: 64 << 10)
  private let impatient = URLSessionHTTPClient(idleTimeout: 1)
  private let tooLarge = FeedError.malformed("the answer is larger than 64 KiB")

  @Test(arguments: [
    LoopbackResponse.endless(), .endless(headers: ["Content-Length": "999999999"]), .gzipBomb,
    .hangingAfterHead(length: 64 << 10 | 1),
  ])
  func `too large an answer is refused, and its connection closed`(response: LoopbackResponse)
    async throws
  {
    let server = try LoopbackServer { _ in response }
    defer { server.stop() }
    #expect(try await load("/big", of: server, by: client).error == tooLarge)
    #expect(await server.departures.next()?.target == "/big")
  }

  @Test func `an answer as large as may be is read`() async throws {
    let body = String(repeating: "x", count: 64 << 10)
    let server = try LoopbackServer { _ in LoopbackResponse(body: body) }
    defer { server.stop() }
    #expect(try await load(of: server, by: client).get().body.count == body.utf8.count)
  }

  @Test func `an answer that announces another one has no size`() async throws {
    let early = Array("HTTP/1.1 103 -\r\nContent-Length: 99999999\r\n\r\n".utf8)
    let server = try LoopbackServer { _ in
      LoopbackResponse(steps: [.send(early)] + LoopbackResponse(body: "x").steps)
    }
    defer { server.stop() }
    #expect(try await load(of: server, by: client).get().body == Data("x".utf8))
  }

  @Test func `one byte more is refused`() async throws {
    let body = String(repeating: "x", count: 64 << 10 | 1)
    let server = try LoopbackServer { _ in .unmeasured(body) }
    defer { server.stop() }
    #expect(try await load(of: server, by: client).error == tooLarge)
  }

  @Test(arguments: [LoopbackResponse.hanging, .hangingAfterHead(), .hangingInBody("{")])
  func `silence times out, and the connection is closed`(response: LoopbackResponse) async throws {
    let server = try LoopbackServer { _ in response }
    defer { server.stop() }
    #expect(try await load("/slow", of: server, by: impatient).error == .timedOut)
    #expect(await server.departures.next()?.target == "/slow")
  }

  @Test func `a port that never answers times out`() async throws {
    let port = try LoopbackDeafPort()
    defer { port.close() }
    let url = try #require(URL(string: "http://127.0.0.1:\(port.number)"))
    await #expect(throws: FeedError.timedOut) { try await impatient.send(HTTPRequest(url: url)) }
  }

  @Test func `an answer that drips too long is given up, and its connection closed`() async throws {
    let server = try LoopbackServer { _ in .endless(every: .milliseconds(20)) }
    defer { server.stop() }
    let client = URLSessionHTTPClient(limit: .milliseconds(200))
    #expect(try await load("/drip", of: server, by: client).error == .timedOut)
    #expect(await server.departures.next()?.target == "/drip")
  }

  @Test func `each request has the whole time, whatever came before`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(body: "x").delayed(by: .milliseconds(150))
    }
    defer { server.stop() }
    let client = URLSessionHTTPClient(limit: .milliseconds(600))
    for _ in 0..<6 { #expect(try await load(of: server, by: client).get().status == 200) }
  }

  @Test func `a slow answer is no silent one`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(body: "slow").dripping(23, every: .milliseconds(600))
    }
    defer { server.stop() }
    let client = URLSessionHTTPClient(idleTimeout: 2)
    #expect(try await load(of: server, by: client).get().body == Data("slow".utf8))
  }
}
