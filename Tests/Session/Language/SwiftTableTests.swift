import EndlessSession
import Foundation
import Testing

/// The methods that stand for the steps of a script can be called as the page writes them.
struct SwiftTableTests {
  @Test func `the calls of the table play a session`() throws {
    let session = Session(
      of: TramSource(), pageSize: 20, fields: [RowField("title") { $0.line }])
    try session.open()
    try session.settle()
    try session.scroll(3)
    try session.scroll(3, over: .seconds(1))
    try session.scroll(.points(240))
    try session.expect(!.item(1, "title", contains: "x"))
    try session.holdNext()
    try session.fail(.page(2), .status(503))
    try session.scroll(.end)
    try session.release(2)
    try session.expect(.page(ofRequest: 2) == 2)
    try session.expect(.isDone(request: 2))
    try session.delayNext(.seconds(2))
    try session.retry()
    try session.wait(.milliseconds(300))
    try session.cancel()
    try session.refresh()
    try session.await(.items == 20, max: .seconds(1))
    try session.goOn()
    try session.search("TEXT")
    try session.scrollTo("Line 7")
    try session.snapshot("NAME")
    try session.settle()
    try session.close()
    try session.finish()
  }

  @Test func `all of them are called here`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let rows = try LanguagePage().table("| session | Swift |")
    let calls = rows.flatMap { $0[1].matches(of: /`([a-zA-Z]+\(.*?\))`/).map { String($0.1) } }
    #expect(calls.count >= 17)
    for call in calls { #expect(source.contains("try session.\(call)\n"), "\(call)") }
    for word in ["search", "refresh", "retry", "cancel", "close"] {
      #expect(rows.contains { $0[0].contains("`\(word)`") })
      #expect(source.contains("try session.\(word)("))
    }
  }
}
