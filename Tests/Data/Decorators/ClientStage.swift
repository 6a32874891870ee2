import EndlessData
import EndlessDomain
import EndlessSession
import Foundation
import Testing

/// Sends requests through a client in virtual time: each act runs until nothing can run.
struct ClientStage {
  let wire = GatedHTTPClient()
  let timeline: Timeline
  let loop = SessionLoop()
  private let clock = VirtualClock()
  private let sender: Sender

  init() {
    timeline = Timeline(clock, executor: loop) { 1 }
    sender = Sender(on: loop)
  }

  var now: Duration { clock.now.elapsed }
  var sleepers: Int { clock.sleeperCount }

  /// Sends a request; its outcome is asked for by the number that is returned.
  @discardableResult
  func send(_ request: HTTPRequest, through client: any HTTPClient) -> Int {
    loop.drive(sender) { $0.send(request, through: client) }
  }

  func outcome(_ number: Int) -> GatedHTTPClient.Answer? {
    loop.drive(sender) { $0.outcomes[number] }
  }

  func cancel(_ number: Int) { loop.drive(sender) { $0.tasks[number].cancel() } }

  /// Answers a request of the wire.
  func answer(
    _ number: Int, _ answer: GatedHTTPClient.Answer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(wire.answer(number, with: answer), sourceLocation: sourceLocation)
    run()
  }

  /// Runs everything that can run.
  func run() { loop.drive(sender) { _ in } }

  /// Lets time pass while nothing waits.
  func pass(_ time: Duration) { clock.advance(to: clock.now.advanced(by: time)) }

  /// Lets time pass up to the next time for which something waits.
  func passTime(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(clock.advanceToNextSleeper(), "nothing waits", sourceLocation: sourceLocation)
    run()
  }
}

private actor Sender {
  private let loop: SessionLoop
  private(set) var tasks: [Task<Void, Never>] = []
  private(set) var outcomes: [Int: GatedHTTPClient.Answer] = [:]

  init(on loop: SessionLoop) { self.loop = loop }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  func send(_ request: HTTPRequest, through client: any HTTPClient) -> Int {
    let number = tasks.count
    tasks.append(
      Task {
        outcomes[number] = await withTaskExecutorPreference(loop) {
          do throws(FeedError) {
            return .success(try await client.send(request))
          } catch {
            return .failure(error)
          }
        }
      })
    return number
  }
}

extension HTTPRequest {
  /// Creates a request for a path of a made-up host.
  static func to(_ path: String, host: String = "a.example", headers: [String: String] = [:])
    throws -> Self
  {
    HTTPRequest(url: try #require(URL(string: "https://\(host)/\(path)")), headers: headers)
  }
}
