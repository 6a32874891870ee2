import Dispatch
import EndlessTestSupport
import Foundation
import Testing

/// The built program over real sockets on this machine.
struct LiveFeedTests {
  private func live(_ server: LoopbackServer) -> [String] {
    ["--live", "--base-url", server.address]
  }

  private func pokemon(_ pokemon: PokemonServer, _ arguments: [String]) throws -> (
    run: ProgramRun, targets: [String]
  ) {
    let server = try LoopbackServer { pokemon.answer($0) }
    defer { server.stop() }
    let run = try ProgramRun(["pokemon"] + arguments + live(server))
    return (run, server.requests.map(\.target))
  }

  @Test func `all Pokémon are listed, and a next link to another host is not followed`() throws {
    let (run, targets) = try pokemon(
      PokemonServer(count: 65), ["--limit", "0", "--page-size", "30"])
    #expect(run.status == 0)
    #expect(run.lines.count == 65)
    #expect(run.lines.last == "65\t#0065\tMon 65\t6.5 m\t65 kg\tFire, Ice")
    #expect(
      targets.filter { $0.contains("?") } == [
        "/api/v2/pokemon?offset=0&limit=30", "/api/v2/pokemon?offset=30&limit=30",
        "/api/v2/pokemon?offset=60&limit=30",
      ])
    #expect(targets.count == 3 + 65)
  }

  @Test func `the limit asks for no page that it does not need`() throws {
    let (run, targets) = try pokemon(
      PokemonServer(count: 65), ["--limit", "10", "--page-size", "10"])
    #expect(run.lines.count == 10)
    #expect(targets.filter { $0.contains("?") } == ["/api/v2/pokemon?offset=0&limit=10"])
  }

  @Test func `a page that fails leaves whole lines and the right code`() throws {
    for (status, code) in [(503, Int32(69)), (429, 75), (401, 77), (404, 69)] {
      let (run, _) = try pokemon(
        PokemonServer(count: 30, failure: (10, status)), ["--limit", "0", "--page-size", "10"])
      #expect(run.status == code, "status \(status)")
      #expect(run.lines.count == 10)
      #expect(run.output.hasSuffix("\n"))
      #expect(run.errors.contains("endless: "))
    }
  }

  @Test func `a detail that fails stands on its row, in the list's order`() throws {
    let (run, _) = try pokemon(PokemonServer(count: 12, broken: [4]), ["--json"])
    #expect(run.status == 0)
    let records = try run.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(records.compactMap { $0["id"] as? Int } == Array(1...12))
    #expect(records.indices.filter { records[$0]["error"] != nil } == [3])
    #expect(records[3]["types"] is NSNull)
  }

  @Test func `a key goes into its header and nowhere else`() throws {
    let server = try LoopbackServer { request in
      let key = request.header("Authorization") ?? ""
      return LoopbackResponse(
        status: 401, body: #"{"errorType":"AccessDeniedError","message":"wrong \#(key)"}"#)
    }
    defer { server.stop() }
    let run = try ProgramRun(
      ["books", "한글 책"] + live(server), environment: ["KAKAO_REST_API_KEY": "secret123"])
    #expect(run.status == 77)
    #expect(!run.errors.contains("secret123") && !run.output.contains("secret123"))
    #expect(server.requests.first?.header("Authorization") == "KakaoAK secret123")
    #expect(
      server.requests.map(\.target) == [
        "/v3/search/book?query=%ED%95%9C%EA%B8%80%20%EC%B1%85&page=1&size=50"
      ])
  }

  @Test func `both forms of a lecture key give the same bytes on the wire`() throws {
    let server = try LoopbackServer { _ in LoopbackResponse(body: #"{"items":""}"#) }
    defer { server.stop() }
    for key in ["a+b/c==", "a%2Bb%2Fc%3D%3D"] {
      let run = try ProgramRun(
        ["lectures"] + live(server), environment: ["KMOOC_SERVICE_KEY": key])
      #expect(run.status == 0 && run.output.isEmpty)
    }
    let target =
      "/B552881/kmooc_v2_0/courseList_v2_0?ServiceKey=a%2Bb%2Fc%3D%3D&Page=1&Size=10"
    #expect(server.requests.map(\.target) == [target, target])
  }

  @Test func `without a key nothing is asked, and the message says where one is had`() throws {
    let server = try LoopbackServer { _ in LoopbackResponse() }
    defer { server.stop() }
    for (feed, variable) in [("lectures", "KMOOC_SERVICE_KEY"), ("books", "KAKAO_REST_API_KEY")] {
      let run = try ProgramRun([feed] + (feed == "books" ? ["a"] : []) + live(server))
      #expect(run.status == 78)
      #expect(run.errors.contains(variable) && run.errors.contains("https://"))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `a server's control characters do not reach the screen`() throws {
    let server = try LoopbackServer { request in
      let title = #"a\u001b]0;x\u0007b\u009bc\u202ed&#27;[2Je\tf"#
      let book = #"{"title":"\#(title)","url":"https://x.kr/?bookId=1"}"#
      return LoopbackResponse(body: #"{"documents":[\#(book)],"meta":{"is_end":true}}"#)
    }
    defer { server.stop() }
    let key = ["KAKAO_REST_API_KEY": "k"]
    for format in [[], ["--json"]] {
      let run = try ProgramRun(["books", "a"] + format + live(server), environment: key)
      #expect(run.lines.count == 1)
      let scalars = run.output.unicodeScalars.filter {
        $0 != "\n" && (format.isEmpty ? $0 != "\t" : true)
      }
      #expect(
        !scalars.contains {
          $0.properties.generalCategory == .control || $0.value == 0x202E
        })
    }
  }

  @Test func `a list that is cut short says so on stderr`() throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(
        body: #"{"count":1000,"next":"https://x.kr/?offset=30","results":[]}"#)
    }
    defer { server.stop() }
    let run = try ProgramRun(["pokemon"] + live(server))
    #expect(run.output.isEmpty && run.status == 0)
    #expect(run.errors.contains("The server announces more but sends empty pages."))
  }

  @Test func `a list that ends before its announced total says so on stderr`() throws {
    let pokemon = PokemonServer(count: 1)
    let server = try LoopbackServer { request in
      guard request.target.contains("?") else { return pokemon.answer(request) }
      let row = #"{"name":"mon-1","url":"https://x.kr/api/v2/pokemon/1/"}"#
      return LoopbackResponse(body: #"{"count":2,"next":null,"results":[\#(row)]}"#)
    }
    defer { server.stop() }
    let run = try ProgramRun(["pokemon"] + live(server))
    #expect(run.status == 0 && run.lines.count == 1)
    #expect(
      run.errors == "endless: The server stopped before all of the 2 it announced.\n")
  }

  @Test func `a server that is not there makes it unavailable`() throws {
    let server = try LoopbackServer { _ in LoopbackResponse() }
    server.stop()
    let run = try ProgramRun(["pokemon"] + live(server))
    #expect(run.status == 69)
    #expect(run.output.isEmpty)
  }

  @Test func `an interrupt ends it with whole lines and its code`() throws {
    let arrived = DispatchSemaphore(value: 0)
    let release = DispatchSemaphore(value: 0)
    let pokemon = PokemonServer(count: 20)
    let server = try LoopbackServer { request in
      if request.target.contains("offset=10") {
        arrived.signal()
        release.wait()
      }
      return pokemon.answer(request)
    }
    defer { server.stop() }
    let run = try ProgramRun(["pokemon", "--limit", "0", "--page-size", "10"] + live(server)) {
      #expect(arrived.wait(timeout: .now() + 30) == .success)
      $0.interrupt()
    }
    release.signal()
    #expect(run.status == 130)
    #expect(run.lines.count == 10)
    #expect(run.output.hasSuffix("\n"))
  }
}
