import EndlessDomain
import EndlessTestSupport
import Foundation
import Testing

@testable import EndlessData

@Suite(.timeLimit(.minutes(15)))
struct RedirectTests {
  private let elsewhere = FeedError.refused("the server redirects to another host")
  private let circles = FeedError.refused("the server redirects in circles")
  private let nowhere = FeedError.malformed("a redirect without an address")

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect on the same server is followed`(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.target == "/old"
        ? .redirect(to: "/new?a=%2B", status: status) : LoopbackResponse(body: "here")
    }
    defer { server.stop() }
    let headers = ["Authorization": "KakaoAK abc"]
    let response = try await load("/old", of: server, headers: headers).get()
    #expect(String(decoding: response.body, as: UTF8.self) == "here")
    #expect(server.requests.map(\.target) == ["/old", "/new?a=%2B"])
    #expect(server.requests.last?.header("Authorization") == "KakaoAK abc")
  }

  @Test(arguments: [
    ("b", "/x/b"), ("../b", "/b"), ("?p=%2F", "/x/a?p=%2F"), ("/a%2Fb", "/a%2Fb"),
    ("/b#there", "/b"),
  ])
  func `a relative address is read as the standard says`(location: String, target: String)
    async throws
  {
    let server = try LoopbackServer { request in
      request.target == "/x/a" ? .redirect(to: location) : LoopbackResponse()
    }
    defer { server.stop() }
    _ = try await load("/x/a", of: server).get()
    #expect(server.requests.map(\.target) == ["/x/a", target])
  }

  @Test(arguments: [301, 302, 303, 307, 308], ["http", "https"])
  func `a redirect to another port is refused, unasked`(status: Int, scheme: String) async throws {
    let other = try LoopbackServer { _ in LoopbackResponse(body: "stolen") }
    let port = other.port
    let server = try LoopbackServer { _ in
      .redirect(to: "\(scheme)://127.0.0.1:\(port)/new", status: status)
    }
    defer {
      server.stop()
      other.stop()
    }
    let load = try await load("/old", of: server, headers: ["Authorization": "KakaoAK abc"])
    #expect(load.error == elsewhere)
    #expect(other.requests.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test func `a redirect by way of the same server does not reach another`() async throws {
    let other = try LoopbackServer { _ in LoopbackResponse(body: "stolen") }
    let address = other.address
    let server = try LoopbackServer { request in
      .redirect(to: request.target == "/1" ? "/2" : address)
    }
    defer {
      server.stop()
      other.stop()
    }
    #expect(try await load("/1", of: server).error == elsewhere)
    #expect(other.requests.isEmpty)
    #expect(server.requests.map(\.target) == ["/1", "/2"])
  }

  @Test(arguments: [
    "http://localhost:80/", "https://example.com/", "ftp://127.0.0.1/", "file:///etc/passwd",
    "javascript:alert(1)", "//example.com/", "http://user:word@127.0.0.1/",
  ])
  func `any other server is refused`(location: String) async throws {
    let server = try LoopbackServer { _ in .redirect(to: location) }
    defer { server.stop() }
    #expect(try await load(of: server).error == elsewhere)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [
    ("https://a.kr/x", "http://a.kr/x"), ("https://a.kr/x", "https://b.kr/x"),
    ("https://a.kr/x", "https://a.kr:8443/x"), ("https://a.kr/x", "https://a.kr.evil.com/x"),
    ("https://a.kr/x", "https://a.kr@evil.com/x"), ("https://a.kr/x", "https://u@a.kr/x"),
    ("http://127.0.0.1/x", "http://127.0.0.2/x"), ("http://127.0.0.1/x", "https://a.kr/x"),
    ("http://localhost:8080/x", "http://localhost/x"),
  ])
  func `another scheme, host or port is another server`(from: String, to: String) throws {
    var exchange = HTTPExchange(
      HTTPRequest(url: try #require(URL(string: from))), bodyLimit: 0)
    #expect(throws: elsewhere) { try exchange.redirect(to: to) }
  }

  @Test func `the same server may be written in several ways`() throws {
    var exchange = HTTPExchange(
      HTTPRequest(url: try #require(URL(string: "https://a.kr/x"))), bodyLimit: 0)
    #expect(try exchange.redirect(to: "HTTPS://A.kr:443/y").path() == "/y")
  }

  @Test(arguments: [300, 301, 302, 305, 307, 399])
  func `a redirect without an address is malformed`(status: Int) async throws {
    let server = try LoopbackServer { _ in LoopbackResponse(status: status, body: "gone") }
    defer { server.stop() }
    #expect(try await load(of: server).error == nowhere)
  }

  @Test(arguments: ["/again", "/"])
  func `redirects in circles end at once`(location: String) async throws {
    let server = try LoopbackServer { _ in .redirect(to: location) }
    defer { server.stop() }
    #expect(try await load(of: server).error == circles)
    #expect(server.requests.count == (location == "/" ? 1 : 2))
  }

  @Test func `five redirects are followed, six are not`() async throws {
    let server = try LoopbackServer { request in
      let left = Int(request.target.dropFirst()) ?? 0
      return left == 0 ? LoopbackResponse(body: "here") : .redirect(to: "/\(left - 1)")
    }
    defer { server.stop() }
    #expect(try await load("/5", of: server).get().body == Data("here".utf8))
    #expect(try await load("/6", of: server).error == circles)
    #expect(server.requests.count == 6 + 6)
  }
}
