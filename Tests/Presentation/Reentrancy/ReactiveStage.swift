import EndlessDomain
import EndlessPresentation
import Testing

/// A stage whose list receives intents from inside its own callbacks.
protocol ReactiveStage: DrivenStage, SendableMetatype where List.Row: Equatable {
  static func make() -> Self

  /// The requests that are in flight and not cancelled.
  var inFlight: [String] { get }

  /// Checks that the list shows what runs, and runs what it shows.
  func expectConsistency(_ sourceLocation: SourceLocation)

  /// Answers what is in flight until nothing is.
  func settle()
}

/// What a test does to a list, by name.
struct Reaction<List: ListViewModel & SendableMetatype>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let run: @Sendable (isolated Screen<List>) -> Void

  init(_ name: String, _ run: @escaping @Sendable (isolated Screen<List>) -> Void) {
    testDescription = name
    self.run = run
  }

  init(_ intent: Pager.Intent) {
    self.init("\(intent)") { $0.list.send(intent, isolation: $0) }
  }

  /// Every intent.
  static var intents: [Reaction] {
    let position = ViewportPosition(offset: 0, viewport: 100, contentLength: 100, rows: 10)
    let intents: [Pager.Intent] = [
      .open, .close, .itemAppeared(at: 9), .scrolled(to: position), .search(nil),
      .search(SearchQuery("b")), .refresh, .retry, .goOn, .cancel,
    ]
    return intents.map(Reaction.init)
  }
}

/// A change of a list: what leads up to it, and what causes it.
struct Occasion<Stage: ReactiveStage>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let prepare: @Sendable (Stage) -> Void
  let cause: @Sendable (Stage) -> Void

  init(
    _ name: String, after prepare: @escaping @Sendable (Stage) -> Void = { _ in },
    cause: @escaping @Sendable (Stage) -> Void
  ) {
    testDescription = name
    self.prepare = prepare
    self.cause = cause
  }
}

extension Screen {
  /// Reacts to the next changes from inside their callbacks, with one reaction each.
  func react(_ reactions: [Reaction<List>]) {
    guard let reaction = reactions.first else { return }
    onNextChange { screen in
      screen.react(Array(reactions.dropFirst()))
      reaction.run(screen)
    }
  }
}

extension ReactiveStage {
  /// Runs the first reaction inside the callback of the occasion's change, and the second inside the
  /// callback of the change that the first one makes.
  static func inside(
    _ occasion: Occasion<Self>, _ first: Reaction<List>, _ second: Reaction<List>
  ) -> Self {
    let stage = make()
    occasion.prepare(stage)
    stage.act { $0.react([first, second]) }
    occasion.cause(stage)
    return stage
  }

  /// Runs the same reactions after the changes, as if there were no reentrancy.
  static func afterwards(
    _ occasion: Occasion<Self>, _ first: Reaction<List>, _ second: Reaction<List>
  ) -> Self {
    let stage = make()
    occasion.prepare(stage)
    occasion.cause(stage)
    let changes = stage.changes { stage.act(first.run) }
    // Without a change of its own, the second reaction belongs to the next one, whatever causes it.
    stage.act { if changes > 0 { second.run($0) } else { $0.react([second]) } }
    return stage
  }

  /// Checks that two lists are in the same state, have the same requests in flight, and go the same
  /// way from there.
  func expectSame(as other: Self, sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(other, "after the reactions", sourceLocation)
    for stage in [self, other] {
      stage.settle()
      stage.send(.open)
      stage.scrollToEnd()
      stage.settle()
    }
    expectEqual(other, "at rest", sourceLocation)
  }

  private func expectEqual(
    _ other: Self, _ moment: Comment, _ sourceLocation: SourceLocation
  ) {
    expectConsistency(sourceLocation)
    #expect(state == other.state, moment, sourceLocation: sourceLocation)
    #expect(inFlight == other.inFlight, moment, sourceLocation: sourceLocation)
    #expect(waits == other.waits, moment, sourceLocation: sourceLocation)
  }
}
