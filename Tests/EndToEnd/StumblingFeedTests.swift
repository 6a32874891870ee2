import Dispatch
import EndlessTestSupport
import Foundation
import Testing

/// The built program on a server's bad days.
struct StumblingFeedTests {
  private func live(_ server: LoopbackServer) -> [String] {
    ["--live", "--base-url", server.address]
  }

  @Test func `a list survives a server that stumbles at every page and every detail`() throws {
    let pokemon = PokemonServer(count: 40)
    let seen = SeenTargets()
    let faults = [429, 500, 502, 503, 504].map {
      LoopbackResponse(status: $0, headers: ["Retry-After": "0"])
    }
    let server = try LoopbackServer { request in
      guard let number = seen.first(request.target) else { return pokemon.answer(request) }
      return faults[number % faults.count]
    }
    defer { server.stop() }
    let run = try ProgramRun(["pokemon", "--limit", "0", "--page-size", "10"] + live(server))
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.lines.count == 40)
    for (place, line) in run.lines.enumerated() {
      #expect(line.hasPrefix("\(place + 1)\t") && line.hasSuffix("Fire, Ice"))
    }
    #expect(server.requests.count == 2 * (4 + 40))
  }

  /// The gateway of K-MOOC says so with status 200, in XML, in the middle of a list.
  @Test(arguments: [
    ("APPLICATION_ERROR", 3), ("HTTP_ERROR", 3), ("SERVICETIMEOUT_ERROR", 3),
    ("LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR", 3),
    ("LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR", 1),
    ("SERVICE_KEY_IS_NOT_REGISTERED_ERROR", 1), ("DEADLINE_HAS_EXPIRED_ERROR", 1),
    ("INVALID_REQUEST_PARAMETER_ERROR", 1),
  ])
  func `a gateway's error in mid-list is tried again where that may help, and told in its words`(
    name: String, tries: Int
  ) throws {
    let v2 = KMOOCv2Server(count: 25, key: "k1")
    let server = try LoopbackServer { request in
      guard request.target.contains("Page=2") else { return v2.answer(request) }
      return LoopbackResponse(
        headers: ["Retry-After": "0"],
        body: """
          <OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg>\
          <returnAuthMsg>\(name)</returnAuthMsg></cmmMsgHeader></OpenAPI_ServiceResponse>
          """)
    }
    defer { server.stop() }
    let run = try ProgramRun(
      ["lectures", "--limit", "0"] + live(server), environment: ["KMOOC_SERVICE_KEY": "k1"])
    #expect([69, 75, 77].contains(run.status))
    #expect(run.lines.count == 10)
    #expect(run.errors.contains(name))
    #expect(server.requests.count == 1 + tries)
  }

  @Test func `a wish to come back much later is not waited for but told`() throws {
    let server = try LoopbackServer { _ in
      LoopbackResponse(status: 429, headers: ["Retry-After": "7200"])
    }
    defer { server.stop() }
    let run = try ProgramRun(["pokemon"] + live(server))
    #expect(run.status == 75)
    #expect(server.requests.count == 1)
    #expect(run.errors.contains("2 h"))
  }

  @Test func `an interrupt ends a wait before a retry`() throws {
    let arrived = DispatchSemaphore(value: 0)
    let server = try LoopbackServer { _ in
      arrived.signal()
      return LoopbackResponse(status: 503, headers: ["Retry-After": "15"])
    }
    defer { server.stop() }
    let run = try ProgramRun(["pokemon"] + live(server)) {
      #expect(arrived.wait(timeout: .now() + 30) == .success)
      $0.interrupt()
    }
    #expect(run.status == 130)
    #expect(server.requests.count == 1)
  }
}
