import EndlessPresentation
import EndlessSession

/// An actor that owns a view model, as a screen does, and runs on the benchmark's own thread.
actor BenchScreen<List: ListViewModel> {
  let list: List
  private let loop: SessionLoop

  init(on loop: SessionLoop, _ list: @Sendable () -> List) {
    self.loop = loop
    self.list = list()
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
}
