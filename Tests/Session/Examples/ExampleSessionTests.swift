import EndlessSession
import Foundation
import Testing

/// Each session that comes with the program is a lesson that holds, and gives the same transcript
/// every time.
struct ExampleSessionTests {
  @Test(arguments: ExampleSessions.names)
  func `a lesson holds, and its transcript is the one in its file`(name: String) throws {
    let script = try ExampleSessions.script(name)
    let played = ScriptPlayer(script).play()
    for failure in played.failures { Issue.record("\(failure.text)") }
    #expect(played.transcript == script.golden)
  }

  /// A thousand times with `ENDLESS_SESSION_RUNS=1000`.
  @Test(arguments: ExampleSessions.names)
  func `a lesson is the same every time`(name: String) throws {
    let runs = ProcessInfo.processInfo.environment["ENDLESS_SESSION_RUNS"].flatMap(Int.init) ?? 2
    let script = try ExampleSessions.script(name)
    let first = ScriptPlayer(script).play()
    for run in 1..<max(2, runs) {
      let again = ScriptPlayer(script).play()
      // Compared once: a thousand equal transcripts need no thousand expectations.
      guard again.events != first.events || again.trace != first.trace else { continue }
      Issue.record("run \(run + 1) is another one")
      #expect(again.transcript == first.transcript)
      return
    }
  }

  @Test(arguments: ExampleSessions.names)
  func `a lesson has a title, and looks at the requests as well as at the list`(name: String)
    throws
  {
    let script = try ExampleSessions.script(name)
    #expect(script.title != script.file)
    let subjects = script.steps.compactMap { step in
      switch step.step {
      case .expect(let condition), .await(let condition, _): condition.subject
      default: nil
      }
    }
    #expect(
      subjects.contains { subject in
        switch subject {
        case .requests, .request: true
        default: false
        }
      })
    #expect(subjects.contains { [.items, .state, .footer].contains($0) })
  }

  @Test func `the session in the README holds`() throws {
    let readme = ExampleSessions.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let block = try #require(
      text.components(separatedBy: "\n```\n").first { $0.hasPrefix("# When") })
    let reader = ScriptReader { _ in Array(block.utf8) }
    let played = ScriptPlayer(try reader.read("README.scroll").get()).play()
    #expect(played.failures.map(\.text) == [])
    #expect(played.steps == 11)
  }

  @Test(arguments: ExampleSessions.names)
  func `a lesson stands in the list of lessons, once`(name: String) throws {
    let list = try ExampleSessions.text(of: "README.md")
    #expect(list.components(separatedBy: "](\(name))").count == 2)
  }

  @Test func `there are lessons enough`() {
    #expect(ExampleSessions.names.count >= 50)
  }
}
