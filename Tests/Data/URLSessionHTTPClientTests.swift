import EndlessData
import EndlessDomain
import EndlessTestSupport
import Foundation
import Testing

struct URLSessionHTTPClientTests {
  private let client = URLSessionHTTPClient()

  private func request(_ address: String, headers: [String: String] = [:]) throws -> HTTPRequest {
    HTTPRequest(url: try #require(URL(string: address)), headers: headers)
  }

  @Test(arguments: [200, 201, 400, 401, 404, 429, 500, 504])
  func `status, headers and body pass through`(status: Int) async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(status: status, headers: ["Retry-After": "7"], body: "바다 {")
    }
    defer { server.stop() }
    let response = try await client.send(try request("\(server.address)/a?b=%2B%2F"))
    #expect(response.status == status)
    #expect(response.header("retry-after") == "7")
    #expect(String(decoding: response.body, as: UTF8.self) == "바다 {")
    #expect(server.requests.map(\.method) == ["GET"])
    #expect(server.requests.map(\.target) == ["/a?b=%2B%2F"])
  }

  @Test func `an empty body is an answer`() async throws {
    let server = try LoopbackServer { _ in LoopbackResponse() }
    defer { server.stop() }
    let response = try await client.send(try request(server.address))
    #expect(response.status == 200)
    #expect(response.body.isEmpty)
  }

  @Test func `headers arrive, and no cookie comes back`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(headers: ["Set-Cookie": "a=b; Path=/"])
    }
    defer { server.stop() }
    for _ in 1...2 {
      _ = try await client.send(
        try request(server.address, headers: ["Authorization": "KakaoAK abc"]))
    }
    #expect(server.requests.map { $0.header("authorization") } == ["KakaoAK abc", "KakaoAK abc"])
    #expect(server.requests.map { $0.header("cookie") } == [nil, nil])
  }

  @Test func `what may be cached is asked for again`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(headers: ["Cache-Control": "public, max-age=86400"], body: "1")
    }
    defer { server.stop() }
    for _ in 1...2 { _ = try await client.send(try request(server.address)) }
    #expect(server.requests.count == 2)
  }

  @Test func `a closed port is offline`() async throws {
    let server = try LoopbackServer { _ in LoopbackResponse() }
    server.stop()
    await #expect(throws: FeedError.offline) {
      try await client.send(try request(server.address))
    }
  }

  @Test(arguments: ["file:///etc/hosts", "ftp://127.0.0.1/", "data:,x", "/path", "http:///x"])
  func `only http and https are asked`(address: String) async throws {
    await #expect(throws: FeedError.refused("the address cannot be used")) {
      try await client.send(try request(address))
    }
  }

  @Test func `at most six requests are in flight`() async throws {
    let server = try LoopbackServer { _ in LoopbackResponse().delayed(by: .milliseconds(10)) }
    defer { server.stop() }
    let request = try request(server.address)
    await withTaskGroup { group in
      for _ in 1...20 { group.addTask { _ = try? await client.send(request) } }
    }
    #expect(server.requests.count == 20)
    #expect((2...6).contains(server.peakInFlight))
  }

  @Test(.timeLimit(.minutes(15)))
  func `a client that is gone answers what it was asked`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(body: "here").delayed(by: .milliseconds(20))
    }
    defer { server.stop() }
    let request = try request(server.address)
    let load = Task { try await URLSessionHTTPClient().send(request) }
    #expect(try await load.value.body == Data("here".utf8))
  }
}
