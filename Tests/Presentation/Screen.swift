import EndlessPresentation
import EndlessSession
import Observation
import Synchronization

/// An actor that owns a view model, as a screen does, and runs on a loop that the test drives.
actor Screen<List: ListViewModel & SendableMetatype> {
  private var shown: List?
  private weak var former: List?
  private let loop: SessionLoop

  init(on loop: SessionLoop, _ list: @Sendable () -> List) {
    self.loop = loop
    shown = list()
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  var list: List {
    guard let shown else { preconditionFailure("the list was released") }
    return shown
  }

  /// Releases the view model, as a screen does that goes away.
  func release() {
    former = shown
    shown = nil
  }

  /// Whether the view model was released and nothing else keeps it alive.
  var isListGone: Bool { shown == nil && former == nil }

  /// Runs an action from inside the observation callback of the next change.
  ///
  /// The callback comes before the change, so the list still shows its old state.
  func onNextChange(_ action: @escaping @Sendable (isolated Screen) -> Void) {
    withObservationTracking {
      _ = list.state
    } onChange: {
      self.assumeIsolated(action)
    }
  }

  /// Counts the changes that are published from now on.
  func count(_ changes: ChangeCount) {
    onNextChange { screen in
      changes.add()
      screen.count(changes)
    }
  }
}

/// How many changes a list has published.
final class ChangeCount: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}
