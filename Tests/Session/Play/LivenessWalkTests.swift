import EndlessDomain
import EndlessMocks
import Foundation
import Testing

@testable import EndlessSession

/// Readers who do anything in any order never bring a list to a dead end.
struct LivenessWalkTests {
  private static let steps = 30
  /// Many more with `ENDLESS_WALKS=500`.
  private static let seeds =
    ProcessInfo.processInfo.environment["ENDLESS_WALKS"].flatMap(Int.init) ?? 8

  /// One reader: what was done so far, and the next thing to do.
  private struct Walk {
    let session: Session<SessionList<Count>>
    var generator: SeededGenerator
    var done: [String] = []
    /// Whether the reader cancelled, and did nothing yet that would make the list go on.
    var isPaused = false

    mutating func draw(_ count: Int) -> Int {
      Int(truncatingIfNeeded: generator.next() >> 33) % count
    }

    mutating func take() throws {
      switch draw(13) {
      case 0...2: try perform(.scroll(.end))
      case 3: try perform(.scroll(.top))
      case 4: try perform(.scroll(.rows(draw(9) - 4)))
      case 5:
        try perform(.close)
        try perform(.wait(.milliseconds(draw(3) * 50)))
        try perform(.open(.lectures))
      case 6: try perform(.refresh)
      case 7: try perform(.retry())
      case 8: try perform(.cancel)
      case 9: try perform(.fail(.next, .status(503)))
      case 10: try perform(.search("whatever"))
      default: try perform(.wait(.milliseconds(draw(4) * 50)))
      }
    }

    private mutating func perform(_ step: Step) throws {
      switch step {
      case .cancel: isPaused = true
      case .open, .refresh, .search, .retry: isPaused = false
      default: break
      }
      done.append(step.text)
      try session.perform(step, line: done.count)
    }
  }

  private func walk(_ kind: LivenessTests.Kind, pageSize: Int, seed: UInt64) throws -> Walk {
    let session = kind.session(of: 25, pageSize: pageSize, viewport: 7)
    var walk = Walk(session: session, generator: SeededGenerator(seed: seed))
    try session.open()
    for _ in 0..<Self.steps {
      try walk.take()
      guard walk.draw(4) == 0 else { continue }
      try session.settle()
      try check(walk)
    }
    try session.settle()
    try check(walk)
    return walk
  }

  /// Expects that a list at rest has a reason to rest.
  private func check(_ walk: Walk) throws {
    let look = walk.session.look
    let showsEnd = try walk.session.world.drive(walk.session.screen) { $0.viewport.showsEnd }
    guard !walk.isPaused, showsEnd, look.footer == "none" else { return }
    Issue.record("\(look.items) rows, the end is in sight: \(walk.done.joined(separator: ", "))")
  }

  @Test(arguments: LivenessTests.kinds, [10, 3])
  func `a list at rest whose end is in sight has ended, failed or was cancelled`(
    kind: LivenessTests.Kind, pageSize: Int
  ) throws {
    for seed in 1...Self.seeds { _ = try walk(kind, pageSize: pageSize, seed: UInt64(seed)) }
  }

  /// Without these, the test above would check next to nothing.
  @Test func `walks reach the end of the list, failures and pauses`() throws {
    let kind = LivenessTests.Kind(policy: .lastItem, reports: .rows)
    let walks = try (1...40).map { try walk(kind, pageSize: 10, seed: $0) }
    #expect(walks.contains { $0.session.look.end == "exhausted" })
    #expect(walks.contains { $0.session.look.footer == "failed" })
    #expect(walks.contains { $0.isPaused })
  }
}
