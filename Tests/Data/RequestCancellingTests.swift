import EndlessData
import EndlessDomain
import EndlessMocks
import EndlessTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(15)))
struct RequestCancellingTests {
  private let client = URLSessionHTTPClient()

  @Test(arguments: [
    LoopbackResponse.hanging, .hangingAfterHead(), .hangingInBody("{"),
    .endless(every: .seconds(1)),
    .redirect(to: "/hang"),
  ])
  func `cancelling closes the connection`(response: LoopbackResponse) async throws {
    let server = try LoopbackServer { $0.target == "/hang" ? .hanging : response }
    defer { server.stop() }
    let task = Task { try await load("/", of: server, by: client) }
    // A redirect comes back a second time.
    while let request = await server.arrivals.next() {
      if response != .redirect(to: "/hang") || request.target == "/hang" { break }
    }
    task.cancel()
    #expect(try await task.value.error == .cancelled)
    #expect(await server.departures.next() == server.requests.last)
  }

  @Test func `a cancelled task asks nothing`() async throws {
    let server = try LoopbackServer { _ in LoopbackResponse() }
    defer { server.stop() }
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      await starts.next()
      return try await load(of: server, by: client)
    }
    task.cancel()
    start.finish()
    #expect(try await task.value.error == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test func `one request's cancelling leaves the others alone`() async throws {
    let server = try LoopbackServer { request in
      request.target == "/hang"
        ? .hanging : LoopbackResponse(body: "there").delayed(by: .milliseconds(30))
    }
    defer { server.stop() }
    let hanging = Task { try await load("/hang", of: server, by: client) }
    _ = await server.arrivals.next()
    async let other = load("/other", of: server, by: client)
    _ = await server.arrivals.next()
    hanging.cancel()
    #expect(try await hanging.value.error == .cancelled)
    #expect(try await other.get().body == Data("there".utf8))
  }

  /// Whichever comes first, a request ends once, as an answer or as cancelled, and the program
  /// lives.
  @Test func `cancelling may race with anything`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("seed of RequestCancellingTests: \(seed)")
    var generator = SeededGenerator(seed: seed)
    let answers: [LoopbackResponse] = [
      LoopbackResponse(body: "{}"), .redirect(to: "/"), .redirect(to: "http://127.0.0.1:1/"),
      .truncated("{}"), .reset, .empty, .endless(), .notGzip("x"), .redirect(to: "/a"),
      LoopbackResponse(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"a\""]),
    ]
    let server = try LoopbackServer { request in
      let number = Int(request.target.dropFirst()) ?? 0
      let answer = answers[number % answers.count]
      return (number / answers.count).isMultiple(of: 2)
        ? answer : answer.delayed(by: .microseconds(1))
    }
    defer { server.stop() }
    let client = URLSessionHTTPClient(bodyLimit: 1 << 20)
    for number in 0..<200 {
      let task = Task { try await load("/\(number)", of: server, by: client) }
      if Bool.random(using: &generator) {
        while let request = await server.arrivals.next(), request.target != "/\(number)" {}
      }
      task.cancel()
      let error = try await task.value.error
      if number % answers.count == 0 {
        #expect(error == nil || error == .cancelled, "seed \(seed)")
      }
    }
  }
}
