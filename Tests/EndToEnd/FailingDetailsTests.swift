import EndlessTestSupport
import Foundation
import Testing

/// The built program where details fail again and again, and the second page too.
struct FailingDetailsTests {
  /// Answers like PokéAPI, except that it fails for the details of each id that begins with 7, and so
  /// many times for the second page.
  private func server(pageFailures: Int, retryAfter: [String: String] = ["Retry-After": "0"])
    throws -> LoopbackServer
  {
    let pokemon = PokemonServer(count: 1302)
    let failures = Countdown(from: pageFailures)
    return try LoopbackServer { request in
      let last = request.target.split(separator: "/").last ?? ""
      if last.hasPrefix("7") { return LoopbackResponse(status: 500, headers: retryAfter) }
      if last.contains("offset=50"), failures.next() {
        return LoopbackResponse(status: 503, headers: retryAfter)
      }
      return pokemon.answer(request)
    }
  }

  private func run(_ server: LoopbackServer, limit: Int = 100) throws -> (
    run: ProgramRun, ids: [Int], failed: [Int]
  ) {
    let run = try ProgramRun([
      "pokemon", "--live", "--base-url", server.address, "--limit", "\(limit)", "--page-size", "50",
      "--json",
    ])
    let records = try run.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let ids = records.compactMap { $0["id"] as? Int }
    return (run, ids, zip(ids, records).filter { $1["error"] != nil }.map(\.0))
  }

  private func count(_ target: String, in server: LoopbackServer) -> Int {
    server.requests.count { $0.target.hasSuffix(target) }
  }

  @Test(arguments: [0, 2])
  func `every row is listed, though details fail for good and a page twice`(pageFailures: Int)
    throws
  {
    let server = try server(pageFailures: pageFailures)
    defer { server.stop() }
    let (run, ids, failed) = try run(server)
    #expect(run.status == 0)
    #expect(ids == Array(1...100))
    #expect(failed == [7] + Array(70...79))
    #expect(run.errors == "endless: The details of 11 of 100 could not be loaded.\n")
    #expect(count("?offset=50&limit=50", in: server) == 1 + pageFailures)
    for id in failed { #expect(count("/\(id)", in: server) == 3) }
  }

  @Test func `a page that fails for good ends the list after the rows before it`() throws {
    let server = try server(pageFailures: .max)
    defer { server.stop() }
    let (run, ids, failed) = try run(server)
    #expect(run.status == 69)
    #expect(ids == Array(1...50) && failed == [7])
    #expect(run.output.hasSuffix("\n"))
    #expect(run.errors.contains("The details of 1 of 50 could not be loaded."))
    #expect(run.errors.contains("The server failed with status 503."))
    #expect(count("?offset=50&limit=50", in: server) == 3)
  }

  @Test func `a row waits between the attempts for its details, where the server names no time`()
    throws
  {
    let server = try server(pageFailures: 0, retryAfter: [:])
    defer { server.stop() }
    let (run, ids, failed) = try run(server, limit: 10)
    #expect(run.status == 0)
    #expect(ids == Array(1...10) && failed == [7])
    #expect(count("/7", in: server) == 3)
  }
}
