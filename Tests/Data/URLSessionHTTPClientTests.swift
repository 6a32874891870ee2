import Dispatch
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

  @Test(arguments: [301, 302, 307, 308])
  func `a redirect on the same host is followed`(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.target == "/old"
        ? .redirect(to: "/new?a=%2B", status: status) : LoopbackResponse(body: "here")
    }
    defer { server.stop() }
    let response = try await client.send(
      try request("\(server.address)/old", headers: ["Authorization": "KakaoAK abc"]))
    #expect(String(decoding: response.body, as: UTF8.self) == "here")
    #expect(server.requests.map(\.target) == ["/old", "/new?a=%2B"])
    #expect(server.requests.last?.header("Authorization") == "KakaoAK abc")
  }

  @Test(arguments: [301, 302, 307, 308])
  func `a redirect to another port is refused, unasked`(status: Int) async throws {
    let other = try LoopbackServer { _ in LoopbackResponse(body: "stolen") }
    let address = other.address
    let server = try LoopbackServer { _ in .redirect(to: "\(address)/new", status: status) }
    defer {
      server.stop()
      other.stop()
    }
    await #expect(throws: FeedError.refused("the server redirects to another host")) {
      try await client.send(
        try request("\(server.address)/old", headers: ["Authorization": "KakaoAK abc"]))
    }
    #expect(other.requests.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test func `a redirect by way of the same host does not reach another`() async throws {
    let other = try LoopbackServer { _ in LoopbackResponse(body: "stolen") }
    let address = other.address
    let server = try LoopbackServer { request in
      .redirect(to: request.target == "/1" ? "/2" : address)
    }
    defer {
      server.stop()
      other.stop()
    }
    await #expect(throws: FeedError.refused("the server redirects to another host")) {
      try await client.send(try request("\(server.address)/1"))
    }
    #expect(other.requests.isEmpty)
    #expect(server.requests.map(\.target) == ["/1", "/2"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `redirects in circles end`() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/again") }
    defer { server.stop() }
    await #expect(throws: FeedError.refused("the server redirects in circles")) {
      try await client.send(try request(server.address))
    }
    #expect(server.requests.count < 50)
  }

  @Test func `a closed port is offline`() async throws {
    let server = try LoopbackServer { _ in LoopbackResponse() }
    server.stop()
    await #expect(throws: FeedError.offline) {
      try await client.send(try request(server.address))
    }
  }

  @Test(arguments: ["no HTTP at all\n\n", "HTTP/1.1 abc\r\n\r\n", ""])
  func `garbage is an error`(answer: String) async throws {
    let server = try LoopbackServer { _ in LoopbackResponse(raw: answer) }
    defer { server.stop() }
    await #expect(throws: FeedError.self) { try await client.send(try request(server.address)) }
  }

  @Test func `a body that breaks off is an error`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(headers: ["Content-Length": "100"], body: "{}")
    }
    defer { server.stop() }
    await #expect(throws: FeedError.self) { try await client.send(try request(server.address)) }
  }

  @Test(.timeLimit(.minutes(1)))
  func `cancelling ends a request that has no answer`() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { _ in
      arrived.yield()
      gate.wait()
      return LoopbackResponse()
    }
    defer {
      gate.signal()
      server.stop()
    }
    let request = try request(server.address)
    let load = Task { () async -> Result<HTTPResponse, FeedError> in
      do throws(FeedError) { return .success(try await client.send(request)) } catch {
        return .failure(error)
      }
    }
    for await _ in arrivals { break }
    load.cancel()
    #expect(await load.value == .failure(.cancelled))
  }

  @Test func `a cancelled task asks nothing`() async throws {
    let server = try LoopbackServer { _ in LoopbackResponse() }
    defer { server.stop() }
    let request = try request(server.address)
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let load = Task { () async -> FeedError? in
      for await _ in starts { break }
      do throws(FeedError) { _ = try await client.send(request) } catch { return error }
      return nil
    }
    load.cancel()
    start.finish()
    #expect(await load.value == .cancelled)
    #expect(server.requests.isEmpty)
  }
}
