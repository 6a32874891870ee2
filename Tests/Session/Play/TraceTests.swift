import EndlessDomain
import Testing

@testable import EndlessSession

/// What a session's picture is made of.
struct TraceTests {
  @Test func `a spinner counts while it is in sight`() throws {
    // Asked for with three rows in hand, the page comes before anybody gets to the end.
    let session = session { $0.prefetch = .remaining(3) }
    try session.open()
    try session.settle()
    try session.scroll(1)
    try session.expect(.footer == .loading)
    try session.settle()
    #expect(session.picture.spinners == [.zero ..< .milliseconds(100)])
    try session.scroll(.end)
    try session.wait(.milliseconds(40))
    #expect(
      session.picture.spinners == [
        .zero ..< .milliseconds(100), .milliseconds(200) ..< .milliseconds(240),
      ])
  }

  @Test func `the viewport and the loaded edge are taken down where they change`() throws {
    let session = session()
    try session.open()
    try session.settle()
    try session.wait(.seconds(1))
    try session.scroll(2)
    let picture = session.picture
    #expect(picture.extents.map(\.rows) == [0, 10])
    #expect(picture.sights.map(\.top) == [0, 0, 2])
    #expect(picture.sights.map(\.bottom) == [0, 6, 8])
    #expect(picture.sights.map(\.time) == [.zero, .milliseconds(100), .milliseconds(1100)])
  }

  @Test func `a played script names requests by the lines of the file`() throws {
    let files = [
      "main": "# T\n\nopen lectures\nsettle\nrun more\n", "more": "scroll end\nsettle\n",
    ]
    let reader = ScriptReader { name throws(ScriptReader.ReadFault) in
      Array((files[name] ?? "").utf8)
    }
    let played = ScriptPlayer(try reader.read("main").get()).play()
    #expect(played.trace.requests.map(\.line) == [3, 5])
    #expect(played.events.map(\.line).max() == 5)
  }
}
