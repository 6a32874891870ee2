import EndlessDomain
import Testing

@testable import EndlessSession

/// What the parser tells of a script, the methods tell of their caller.
struct MisuseTests {
  private func message(_ act: (Session<SessionList<Count>>) throws -> Void) -> String? {
    let session = session()
    do {
      try act(session)
      return nil
    } catch {
      return (error as? SessionFailure)?.message
    }
  }

  @Test func `a list is opened before it is used, and once`() {
    #expect(message { try $0.scroll(3) } == "scroll 3: expected an open list; open it first")
    #expect(message { try $0.refresh() } == "refresh: expected an open list; open it first")
    #expect(message { try $0.goOn() } == "go-on: expected an open list; open it first")
    #expect(
      message { session in
        try session.open()
        try session.close()
        try session.scroll(.end)
      } == "scroll end: expected an open list; open it first")
    #expect(
      message { session in
        try session.open()
        try session.open()
      } == "open: expected a list that is not open; close it first")
  }

  @Test func `times and faults are such as there are`() {
    #expect(
      message { try $0.wait(.seconds(-3)) }
        == "wait -3000ms: expected a time of 0ms or more, got -3000ms")
    #expect(
      message { try $0.fail(.next, .status(200)) }
        == "fail next 200: expected a status from 400 to 599, got 200")
    #expect(
      message { try $0.fail(.next, .offline, times: 0) }
        == "fail next offline times=0: expected a number of times from 1, got 0")
  }

  @Test func `a field that rows do not have is no answer`() {
    #expect(
      message { try $0.expect(!.item(1, "titel", contains: "x")) }
        == "item 1: expected a field (number), got 'titel'")
  }

  @Test func `a failure names the file and the line of its caller`() throws {
    let session = session()
    let failure = #expect(throws: SessionFailure.self) { try session.expect(.items == 1) }
    #expect(failure?.file == #fileID)
    #expect(failure?.line == #line - 2)
    #expect(
      failure?.description
        == "\(#fileID):\(failure?.line ?? 0): items: expected = 1, was 0\n"
        + "  state idle, footer none, requests 0, in flight 0")
    try session.holdNext(line: 7)
    let left = #expect(throws: SessionFailure.self) { try session.finish() }
    #expect(left?.description == "\(#fileID):7: left over: hold never used")
  }
}
