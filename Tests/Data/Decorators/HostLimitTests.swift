import EndlessData
import EndlessDomain
import Foundation
import Testing

struct HostLimitTests {
  private let stage = ClientStage()

  @Test func `six requests run at a time, and the others follow in order`() throws {
    let client = HostLimitedHTTPClient(stage.wire)
    let loads = try (0..<20).map { stage.send(try .to("\($0)"), through: client) }
    #expect(stage.wire.waiting == Array(1...6))
    for number in 1...20 { stage.answer(number, .status(200, [:], "\(number)")) }
    #expect(stage.wire.peak == 6)
    #expect(stage.wire.requests.map { $0.url.lastPathComponent } == (0..<20).map(String.init))
    #expect(loads.map(stage.outcome) == (1...20).map { .status(200, [:], "\($0)") })
  }

  @Test func `each host has its own limit`() throws {
    let client = HostLimitedHTTPClient(stage.wire, limit: 1)
    for host in ["a.example", "b.example", "a.example:8443"] {
      stage.send(try .to("x", host: host), through: client)
      stage.send(try .to("y", host: host), through: client)
    }
    #expect(stage.wire.requests.map(\.url.path) == ["/x", "/x", "/x"])
  }

  @Test func `a request that is cancelled while it waits is never sent and takes no place`() throws
  {
    let client = HostLimitedHTTPClient(stage.wire, limit: 1)
    let loads = try ["a", "b", "c"].map { stage.send(try .to($0), through: client) }
    stage.cancel(loads[1])
    #expect(stage.outcome(loads[1]) == .failure(.cancelled))
    stage.answer(1, .status(200))
    #expect(stage.wire.requests.map(\.url.path) == ["/a", "/c"])
  }

  @Test func `a failure and a cancelled request give their places back`() throws {
    let client = HostLimitedHTTPClient(stage.wire, limit: 1)
    let loads = try ["a", "b", "c"].map { stage.send(try .to($0), through: client) }
    stage.answer(1, .failure(.offline))
    stage.cancel(loads[1])
    #expect(stage.wire.cancelled == [2])
    stage.answer(3, .status(200))
    #expect(stage.outcome(loads[2]) == .status(200))
    // And none is left over: the next goes out at once.
    stage.send(try .to("d"), through: client)
    #expect(stage.wire.waiting == [4])
  }
}
