import EndlessDomain
import Foundation
import Testing

@testable import EndlessData

struct CacheTests {
  private let stage = ClientStage()

  private func cache(bytes: Int = 1 << 20, count: Int = 100) -> CachingHTTPClient {
    CachingHTTPClient(
      stage.wire, timeline: stage.timeline, byteLimit: bytes, countLimit: count)
  }

  /// Loads a path, which the server answers so, and returns what came and the request that went out.
  private func load(
    _ request: HTTPRequest, through client: any HTTPClient, answer: GatedHTTPClient.Answer
  ) throws -> (GatedHTTPClient.Answer?, HTTPRequest?) {
    let before = stage.wire.requests.count
    let load = stage.send(request, through: client)
    let sent = stage.wire.requests.dropFirst(before).first
    if let number = stage.wire.waiting.first { stage.answer(number, answer) }
    return (stage.outcome(load), sent)
  }

  private func body(_ answer: GatedHTTPClient.Answer?) throws -> String {
    String(decoding: try #require(answer).get().body, as: UTF8.self)
  }

  private let lasting = [
    "Cache-Control": "public, max-age=86400, s-maxage=86400", "ETag": #"W/"1""#,
  ]

  @Test func `what is fresh is not asked for again`() throws {
    let client = cache()
    let request = try HTTPRequest.to("a")
    _ = try load(request, through: client, answer: .status(200, lasting, "one"))
    stage.pass(.seconds(86399))
    let (answer, sent) = try load(request, through: client, answer: .status(500))
    #expect(try body(answer) == "one")
    #expect(sent == nil)
  }

  @Test func `what has become stale is asked for with its tag, and not loaded again`() throws {
    let client = cache()
    let request = try HTTPRequest.to("a")
    _ = try load(request, through: client, answer: .status(200, lasting, "one"))
    stage.pass(.seconds(86400))
    let (answer, sent) = try load(request, through: client, answer: .status(304, lasting))
    #expect(sent?.headers == ["If-None-Match": #"W/"1""#])
    #expect(try body(answer) == "one")
    #expect(try answer?.get().status == 200)
    // The server's word counts anew from here.
    stage.pass(.seconds(86399))
    #expect(try load(request, through: client, answer: .status(500)).1 == nil)
  }

  @Test func `what has changed takes the old one's place`() throws {
    let client = cache()
    let request = try HTTPRequest.to("a")
    _ = try load(request, through: client, answer: .status(200, ["ETag": "1"], "one"))
    let (answer, _) = try load(
      request, through: client, answer: .status(200, ["ETag": "2"], "two"))
    #expect(try body(answer) == "two")
    let (_, sent) = try load(request, through: client, answer: .status(304))
    #expect(sent?.headers == ["If-None-Match": "2"])
  }

  @Test func `a server that stumbles does not make forget, and is told as it is`() throws {
    let client = cache()
    let request = try HTTPRequest.to("a")
    _ = try load(request, through: client, answer: .status(200, ["ETag": "1"], "one"))
    for failure in [GatedHTTPClient.Answer.status(503), .failure(.offline)] {
      let (answer, sent) = try load(request, through: client, answer: failure)
      #expect(answer == failure)
      #expect(sent?.headers == ["If-None-Match": "1"])
    }
    #expect(try body(try load(request, through: client, answer: .status(304)).0) == "one")
  }

  @Test(arguments: [
    (200, ["ETag": "1", "Cache-Control": "no-store, max-age=60"]), (200, [:]),
    (200, ["Cache-Control": "max-age=0"]), (200, ["Cache-Control": "max-age=-5"]),
    (200, ["Cache-Control": "max-age=60", "Vary": "*"]),
    (200, ["Cache-Control": "max-age=60", "Age": "60"]), (404, ["ETag": "1"]),
    (500, ["Cache-Control": "max-age=60", "ETag": "1"]),
    (301, ["Cache-Control": "max-age=60", "ETag": "1"]),
  ])
  func `what may not be kept is not`(status: Int, headers: [String: String]) throws {
    let client = cache()
    let request = try HTTPRequest.to("a")
    _ = try load(request, through: client, answer: .status(status, headers, "one"))
    let (answer, sent) = try load(request, through: client, answer: .status(200, [:], "two"))
    #expect(sent == request)
    #expect(try body(answer) == "two")
  }

  @Test func `what is not what was asked for, by its looks, is not kept`() throws {
    let client = CachingHTTPClient(
      stage.wire, timeline: stage.timeline, isWhole: \.looksLikeJSONObject)
    let request = try HTTPRequest.to("a")
    for body in ["<html>busy</html>", "{\"cut\":", ""] {
      let (answer, sent) = try load(
        request, through: client, answer: .status(200, lasting, body))
      #expect(answer == .status(200, lasting, body))
      #expect(sent == request)
    }
    _ = try load(request, through: client, answer: .status(200, lasting, "\u{FEFF} {}\n"))
    #expect(try load(request, through: client, answer: .status(500)).1 == nil)
  }

  @Test func `that there is no such thing is kept as long as the server says`() throws {
    let client = cache()
    let request = try HTTPRequest.to("a")
    let missing = GatedHTTPClient.Answer.status(404, ["Cache-Control": "max-age=432000"], "No")
    _ = try load(request, through: client, answer: missing)
    #expect(try load(request, through: client, answer: .status(200)) == (missing, nil))
  }

  @Test func `what carries a key is never kept`() throws {
    let client = cache()
    let key = try #require(APIKey("secret"))
    let request = HTTPRequest(url: try HTTPRequest.to("a").url, key: key)
    for _ in 0..<2 {
      let (_, sent) = try load(request, through: client, answer: .status(200, lasting))
      #expect(sent == request)
    }
  }

  @Test func `what was used longest ago goes first, by bytes and by number`() throws {
    for client in [cache(bytes: 10), cache(count: 2)] {
      let requests = try ["a", "b", "c"].map { try HTTPRequest.to($0) }
      for request in requests.prefix(2) {
        _ = try load(request, through: client, answer: .status(200, lasting, "12345"))
      }
      // The first one is used once more, so the second one goes for the third one.
      #expect(try load(requests[0], through: client, answer: .status(500)).1 == nil)
      _ = try load(requests[2], through: client, answer: .status(200, lasting, "12345"))
      #expect(try load(requests[0], through: client, answer: .status(500)).1 == nil)
      #expect(try load(requests[2], through: client, answer: .status(500)).1 == nil)
      #expect(try load(requests[1], through: client, answer: .status(500)).1 == requests[1])
    }
  }

  @Test func `what is larger than the cache is passed on`() throws {
    let client = cache(bytes: 4)
    let request = try HTTPRequest.to("a")
    for _ in 0..<2 {
      let (answer, sent) = try load(
        request, through: client, answer: .status(200, lasting, "12345"))
      #expect(try body(answer) == "12345")
      #expect(sent == request)
    }
  }

  @Test(arguments: [
    ("max-age=60", 60), ("MAX-AGE = \"60\" , public", 60), ("private, max-age=60, no-cache", 0),
    ("max-age=99999999999999999999", 31_536_000), ("max-age", 0), ("max-age=1.5", 0),
    ("s-maxage=60", 0), ("", 0), (",,=,max-age=7", 7), ("max-age=٣", 0),
  ])
  func `a server's rules are read`(text: String, seconds: Int) {
    let response = HTTPResponse(status: 200, headers: ["cache-control": text], body: Data())
    #expect(CacheControl(response).freshness(of: response) == .seconds(seconds))
  }
}
