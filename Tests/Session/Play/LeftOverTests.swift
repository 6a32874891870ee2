import EndlessDomain
import Testing

@testable import EndlessSession

/// What a session finds at its end.
struct LeftOverTests {
  private func leftOver(_ act: (Session<SessionList<Count>>) throws -> Void) rethrows -> [String] {
    let session = session()
    try act(session)
    return session.world.leftOver.map { "\($0.line) \($0.message)" }
  }

  @Test func `nothing is left over where all is answered`() throws {
    #expect(
      try leftOver { session in
        try session.open()
        try session.settle()
      } == [])
  }

  @Test func `requests in flight, held answers and unused plans are left over`() throws {
    #expect(
      try leftOver { session in
        try session.open(line: 1)
      } == ["1 left over: request still in flight: #1"])
    #expect(
      try leftOver { session in
        try session.holdNext(line: 1)
        try session.open(line: 2)
      } == ["1 left over: answer still held: request #1"])
    #expect(
      try leftOver { session in
        try session.fail(.page(9), .status(503), times: 2, line: 3)
        try session.delayNext(.seconds(1), line: 1)
        try session.holdNext(line: 2)
      } == [
        "1 left over: delay never used: 1s", "2 left over: hold never used",
        "3 left over: fault never used: 503 of page 9, 2 times",
      ])
  }

  @Test func `details in flight are left over`() throws {
    let reader = ScriptReader { _ in Array("open pokemon\nawait items = 30\n".utf8) }
    let played = ScriptPlayer(try reader.read("a.scroll").get()).play()
    #expect(
      played.failures.map { "\($0.place?.line ?? 0) \($0.message)" } == [
        "2 left over: details still in flight: of 6 items"
      ])
  }

  @Test func `all of it is in one failure`() throws {
    let session = session()
    try session.holdNext(line: 1)
    try session.fail(.next, .offline, line: 2)
    let failure = #expect(throws: SessionFailure.self) { try session.finish() }
    #expect(failure?.others.map(\.line) == [2])
  }
}

/// What a strict session wants to have been expected.
struct StrictTests {
  private func missed(_ act: (Session<SessionList<Count>>) throws -> Void) rethrows -> [String] {
    let session = session { $0.isStrict = true }
    try act(session)
    return session.world.leftOver.map { "\($0.line) \($0.message)" }
  }

  @Test func `every request and every change must have been looked at`() throws {
    let missed = try missed { session in
      try session.open(line: 1)
      try session.settle(line: 2)
    }
    #expect(
      Set(missed) == [
        "1 not expected: state idle → loading at 0ms",
        "1 not expected: footer none → loading at 0ms", "1 not expected: request #1 at 0ms",
        "2 not expected: state loading → loaded at 100ms",
        "2 not expected: footer loading → none at 100ms",
      ])
  }

  @Test func `what was looked at is well`() throws {
    #expect(
      try missed { session in
        try session.open()
        try session.expect(.state == .loading)
        try session.expect(.footer == .loading)
        try session.await(.state == .loaded)
        try session.expect(.footer == .none)
        try session.expect(.requests == 1)
      } == [])
  }

  @Test func `a look at one request says nothing of the others`() throws {
    let missed = try missed { session in
      try session.open(line: 1)
      try session.expect(.state == .loading)
      try session.expect(.footer == .loading)
      try session.await(.state == .loaded)
      try session.expect(.footer == .none)
      try session.scroll(.end, line: 5)
      try session.expect(.footer == .loading)
      try session.expect(.page(ofRequest: 2) == 2)
      try session.await(.footer == .none)
    }
    #expect(missed == ["1 not expected: request #1 at 0ms"])
  }

  @Test func `an expectation that fails has looked at nothing`() throws {
    #expect(
      try missed { session in
        try session.open()
        try session.expect(.footer == .loading)
        try session.expect(.page(ofRequest: 1) == 1)
        #expect(throws: SessionFailure.self) { try session.expect(.state == .failed) }
        try session.cancel()
        try session.expect(.state == .idle)
        try session.expect(.footer == .none)
      }.count == 1)
  }
}
