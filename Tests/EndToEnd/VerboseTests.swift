import EndlessTestSupport
import Foundation
import Testing

/// What `--verbose` of the built program tells, and what it never tells.
struct VerboseTests {
  private func live(_ server: LoopbackServer) -> [String] {
    ["--live", "--verbose", "--base-url", server.address]
  }

  @Test func `each request, answer and retry is told, with its reason, and the rows are as ever`()
    throws
  {
    let pokemon = PokemonServer(count: 1)
    let stumbles = Countdown(from: 1)
    let server = try LoopbackServer {
      stumbles.next()
        ? LoopbackResponse(status: 503, body: "too \u{1B}[2J busy")
        : pokemon.answer($0)
    }
    defer { server.stop() }
    let run = try ProgramRun(["pokemon"] + live(server))
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
    let told = run.errors.split(separator: "\n").map(String.init)
    let list = "GET \(server.address)/api/v2/pokemon?offset=0&limit=30"
    #expect(told.count == 7)
    #expect(told[0] == "endless: #1 \(list)")
    #expect(told[1].hasPrefix("endless: #1 status 503, "))
    #expect(
      told[2].hasPrefix("endless: attempt 2 in ") && told[2].contains(" ms: The server failed"))
    #expect(told[2].contains("503") && told[2].contains("busy"))
    #expect(told[3] == "endless: #2 \(list)")
    #expect(told[4].hasPrefix("endless: #2 status 200, "))
    #expect(told[5] == "endless: #3 GET \(server.address)/api/v2/pokemon/1")
    #expect(told[6].hasPrefix("endless: #3 status 200, "))
    #expect(!run.errors.contains("\u{1B}"))
  }

  /// A server that says the key back in every way: it stands in none of what the program writes.
  @Test(arguments: [
    (["lectures", "--api", "v1"], "KMOOC_SERVICE_KEY"), (["lectures"], "KMOOC_SERVICE_KEY"),
    (["books", "a"], "KAKAO_REST_API_KEY"),
  ])
  func `no key is told`(feed: [String], variable: String) throws {
    let key = "s3cret+k/y=="
    let server = try LoopbackServer { request in
      let authorization = request.header("Authorization") ?? ""
      return LoopbackResponse(
        status: 500, headers: ["X-Key": key],
        body: "Unexpected \(request.target) \(authorization) \(key)")
    }
    defer { server.stop() }
    let run = try ProgramRun(feed + live(server), environment: [variable: key])
    #expect(run.status == 69)
    #expect(run.output.isEmpty)
    #expect(server.requests.count == 3)
    #expect(run.errors.split(separator: "\n").count == 3 * 2 + 2 + 1)
    #expect(!run.errors.contains("s3cret") && !run.errors.contains("k/y"))
    #expect(!run.errors.contains("k%2Fy"))
  }

  @Test func `a next link that carries the key is not followed and not told`() throws {
    let v1 = KMOOCv1Server(count: 25, key: "s3cret+k/y==")
    let server = try LoopbackServer { v1.answer($0) }
    defer { server.stop() }
    let run = try ProgramRun(
      ["lectures", "--api", "v1", "--limit", "0"] + live(server),
      environment: ["KMOOC_SERVICE_KEY": "s3cret+k/y=="])
    #expect(run.status == 0)
    #expect(run.lines.count == 25)
    let targets = (1...3).map {
      "/B552881/kmooc/courseList?serviceKey=s3cret%2Bk%2Fy%3D%3D&Page=\($0)"
    }
    #expect(server.requests.map(\.target) == targets)
    #expect(!run.errors.contains("s3cret"))
    #expect(run.errors.contains("?serviceKey=[key]&Page=3"))
  }
}
