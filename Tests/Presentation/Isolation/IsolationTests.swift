import EndlessSession
import Testing

/// Whatever a source does, its list, rows and observers are touched only on the actor that owns them.
///
/// The checks are preconditions: if one fails, the test process stops. They matter most in optimized
/// builds, in which code can return from a call on another executor.
@Suite(.timeLimit(.minutes(15)))
struct IsolationTests {
  @Test(arguments: Cell.all)
  @MainActor func `a list of the main actor stays on it`(cell: Cell) async {
    await Visit.run(cell, isolation: MainActor.shared)
  }

  @Test(arguments: Cell.all)
  @OtherActor func `a list of another global actor stays on it`(cell: Cell) async {
    await Visit.run(cell, isolation: OtherActor.shared)
  }

  @Test(arguments: Cell.all)
  func `a list of an actor stays on it`(cell: Cell) async { await PlainOwner().visit(cell) }

  @Test(arguments: Cell.all)
  func `a list of an actor with its own executor stays on it`(cell: Cell) async {
    await QueueOwner().visit(cell)
  }

  @Test(arguments: Cell.all)
  func `a list whose loads prefer an executor stays on its owner`(cell: Cell) async {
    await PlainOwner().visit(cell, executor: QueueTaskExecutor())
  }

  @Test(arguments: Cell.all)
  func `a list of a session stays on its loop`(cell: Cell) {
    let loop = SessionLoop()
    let owner = LoopOwner(on: loop)
    let thread = ForeignThread()
    owner.visit(cell, on: thread)
    while true {
      loop.drive(owner) { _ in }
      if owner.hasFinished { return }
      // The loop is empty, so only the foreign thread can go on.
      guard thread.waitForAction() else {
        Issue.record("the visit has come to a halt")
        return
      }
    }
  }
}
