import Testing

/// Whatever a server sends gives a value or an error: no crash, no hang, and no key in an error.
struct DecoderFuzzTests {
  private static let plan = FuzzPlan()

  @Test(.timeLimit(.minutes(plan.minutes)), arguments: FuzzTarget.allCases)
  func `mutants of good answers give a value or an error`(target: FuzzTarget) async throws {
    let tally = try await FuzzRun(target: target, plan: Self.plan).perform()
    for fault in tally.faults { Issue.record("\(target.rawValue), \(fault)") }
    // Else the mutants are too wild, or too tame, to try anything.
    #expect(target.isOfErrors || tally.values > tally.inputs / 100)
    #expect(tally.errors > tally.inputs / 100)
  }
}
