import EndlessTestSupport
import Foundation
import Testing

/// How the built program comes to its key, and what it says of one that is refused.
struct KeyTests {
  @Test(arguments: [
    (["lectures"], "KMOOC_SERVICE_KEY", "https://www.data.go.kr"),
    (["books", "a"], "KAKAO_REST_API_KEY", "https://developers.kakao.com"),
  ])
  func `a refused key is named, with where it came from and where one is had`(
    feed: [String], variable: String, page: String
  ) throws {
    let server = try LoopbackServer { _ in LoopbackResponse(status: 401) }
    defer { server.stop() }
    let arguments = feed + ["--live", "--base-url", server.address]
    let run = try ProgramRun(arguments, environment: [variable: "k"])
    #expect(run.status == 77)
    #expect(run.errors.contains(variable) && run.errors.contains(page))
  }

  @Test func `a key may come from another program, and is named by its file`() throws {
    let server = try LoopbackServer { _ in LoopbackResponse(status: 401) }
    defer { server.stop() }
    let run = try ProgramRun(
      shell: "\"$endless\" books a --live --base-url \(server.address) --key-file <(echo k1)")
    #expect(run.status == 77)
    #expect(run.errors.contains("--key-file '/dev/fd/"))
    #expect(!run.errors.contains("KAKAO_REST_API_KEY"))
    #expect(server.requests.first?.header("Authorization") == "KakaoAK k1")
  }

  @Test func `a key may be a while in coming`() throws {
    let server = try LoopbackServer { _ in LoopbackResponse(status: 401) }
    defer { server.stop() }
    let fifo = try FIFO()
    let run = try ProgramRun(
      ["books", "a", "--live", "--base-url", server.address, "--key-file", fifo.path]
    ) {
      fifo.openForWriting(toReaderIn: $0)
      fifo.write("k2\n")
    }
    #expect(run.status == 77)
    #expect(server.requests.map { $0.header("Authorization") } == ["KakaoAK k2"])
  }

  @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
  func `a key that never comes can be waited out with an interrupt`(
    signal: Int32, status: Int32
  ) throws {
    let fifo = try FIFO()
    let run = try ProgramRun(["lectures", "--live", "--key-file", fifo.path]) {
      fifo.openForWriting(toReaderIn: $0)
      kill($0.processIdentifier, signal)
    }
    #expect(run.status == status)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }
}
