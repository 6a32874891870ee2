import EndlessDomain
import EndlessPresentation
import EndlessSession
import Testing

/// A list whose test acts and looks; each of these steps ends when nothing can run any more.
protocol DrivenStage {
  associatedtype List: ListViewModel, SendableMetatype where List.Row: Sendable

  var loop: SessionLoop { get }
  var clock: VirtualClock { get }
  var screen: Screen<List> { get }
}

extension DrivenStage {
  var state: FeedState<List.Row> { loop.drive(screen) { $0.list.state } }
  var footer: Footer { state.footer }

  func act(_ act: @Sendable (isolated Screen<List>) -> Void) { loop.drive(screen, act) }

  func send(_ intents: Pager.Intent...) {
    for intent in intents { act { $0.list.send(intent, isolation: $0) } }
  }

  func search(_ text: String) { send(.search(SearchQuery(text))) }

  func scrollToEnd() { act { $0.list.itemAppeared(at: $0.list.state.rows.count - 1) } }

  var now: Duration { clock.now.elapsed }
  /// How many waits there are.
  var waits: Int { clock.sleeperCount }

  /// Lets time pass in which nothing happens.
  func wait(_ time: Duration) { clock.advance(to: clock.now.advanced(by: time)) }

  /// Lets time pass until the earliest wait ends.
  func passTime(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(clock.advanceToNextSleeper(), sourceLocation: sourceLocation)
    act { _ in }
  }

  /// Lets time pass until the earliest wait ends, but does not run its task yet.
  func passTimeWithoutRunning(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(clock.advanceToNextSleeper(), sourceLocation: sourceLocation)
  }

  /// Runs a step and returns how many changes it published.
  func changes(during step: () -> Void) -> Int {
    let changes = ChangeCount()
    act { $0.count(changes) }
    step()
    return changes.value
  }
}

extension RetryPolicy {
  static let never = RetryPolicy(attempts: 1)
}
