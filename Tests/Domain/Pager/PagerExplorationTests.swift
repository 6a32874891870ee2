import Foundation
import Testing

/// The rules of paging, in every state that a pager can get into.
///
/// `.ci/mutants` shows that the walk can fail: it breaks the pager in many ways and runs it alone.
/// `ENDLESS_WALK_DEPTH` limits how many events follow one another, for sanitized code, which is slow.
struct PagerExplorationTests {
  private static let deepest = ProcessInfo.processInfo.environment["ENDLESS_WALK_DEPTH"]
    .flatMap { Int($0) }

  @Test(arguments: PagerSetup.all)
  func `every sequence of events keeps the rules`(setup: PagerSetup) {
    var setup = setup
    if let deepest = Self.deepest { setup.depth = min(setup.depth ?? deepest, deepest) }
    var walk = PagerWalk(setup)
    walk.run()
    print("pager, \(walk.summary)")
    #expect(walk.faults.isEmpty, "\(walk.faults.joined(separator: "\n"))")
    #expect(walk.states > (Self.deepest == nil ? 1000 : 10))
  }
}

extension PagerSetup: CustomTestStringConvertible {
  var testDescription: String { name }
}
