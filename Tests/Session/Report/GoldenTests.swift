import Testing

@testable import EndlessSession

struct GoldenTests {
  @Test func `the expected transcript is no failure`() {
    let golden = Golden(file: "a.scroll", line: 9, expected: ["one", "", " \t"], actual: ["one"])
    #expect(!golden.differs)
    #expect(golden.diagnostic == nil)
    #expect(golden.shownDifference.isEmpty)
  }

  @Test func `another transcript is a failure at the marker`() {
    let golden = Golden(file: "a.scroll", line: 9, expected: ["one", "two"], actual: ["one"])
    #expect(golden.shownDifference == [" one", "-two"])
    #expect(
      golden.diagnostic
        == Diagnostic(
          kind: .transcript, message: "the transcript differs from the one below line 9",
          place: SourcePlace(
            file: "a.scroll", line: 9, column: 1, width: 16, text: "-- transcript --", before: nil,
            takenInBy: []),
          label: "",
          notes: ["1 expected, 0 other lines seen; --update=failed takes what was seen"]))
  }

  @Test func `a long difference is shown in sixty lines and one`() {
    let golden = Golden(
      file: "a.scroll", line: nil, expected: [], actual: (0..<100).map { "\($0)" })
    #expect(golden.shownDifference.count == 61)
    #expect(golden.diagnostic?.place == nil)
  }

  /// Every case of the table: what is asked, what is there, and what comes of it.
  @Test(
    arguments: [
      // policy, has one, differs, required: action
      (nil, false, false, false, .nothing), (nil, false, false, true, .failMissing),
      (nil, true, false, false, .nothing), (nil, true, false, true, .nothing),
      (nil, true, true, false, .failDiffering), (nil, true, true, true, .failDiffering),
      (.missing, false, false, false, .write), (.missing, false, false, true, .write),
      (.missing, true, false, false, .nothing), (.missing, true, false, true, .nothing),
      (.missing, true, true, false, .failDiffering), (.missing, true, true, true, .failDiffering),
      (.failed, false, false, false, .nothing), (.failed, false, false, true, .write),
      (.failed, true, false, false, .nothing), (.failed, true, false, true, .nothing),
      (.failed, true, true, false, .write), (.failed, true, true, true, .write),
      (.all, false, false, false, .write), (.all, false, false, true, .write),
      (.all, true, false, false, .write), (.all, true, false, true, .write),
      (.all, true, true, false, .write), (.all, true, true, true, .write),
    ] as [(GoldenPolicy?, Bool, Bool, Bool, GoldenPolicy.Action)])
  func `what is done about a transcript`(
    policy: GoldenPolicy?, hasGolden: Bool, differs: Bool, requiresTranscript: Bool,
    action: GoldenPolicy.Action
  ) {
    #expect(
      GoldenPolicy.action(
        under: policy, hasGolden: hasGolden, differs: differs, everyExpectationHeld: true,
        requiresTranscript: requiresTranscript) == action)
    #expect(
      GoldenPolicy.action(
        under: policy, hasGolden: hasGolden, differs: differs, everyExpectationHeld: false,
        requiresTranscript: requiresTranscript) == .nothing)
  }
}
