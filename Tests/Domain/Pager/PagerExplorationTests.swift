import Testing

/// The rules of paging, in every state that a pager can get into.
///
/// `.ci/mutants` shows that the walk can fail: it breaks the pager in many ways and runs it alone.
struct PagerExplorationTests {
  @Test(arguments: PagerSetup.all)
  func `every sequence of events keeps the rules`(setup: PagerSetup) {
    var walk = PagerWalk(setup)
    walk.run()
    print("pager, \(walk.summary)")
    #expect(walk.faults.isEmpty, "\(walk.faults.joined(separator: "\n"))")
    #expect(walk.states > 1000)
  }
}

extension PagerSetup: CustomTestStringConvertible {
  var testDescription: String { name }
}
