import EndlessSession

/// The cost of the check, made by every change of a list, that it runs on the list's actor.
enum IsolationCheck {
  private static let count = 10_000

  /// How often a page of a list is checked: when its load starts, when that returns, and when the
  /// page is published.
  private static let checksPerPage = 3.0

  static func table() async -> FigureTable {
    var table = FigureTable(
      "Nanoseconds of the check that each change of a list makes, as every build does",
      columns: ["owner", "a check", "a page"])
    let loop = SessionLoop()
    let owner = Owner(on: loop)
    let driven = loop.drive(owner) { nanoseconds(on: $0) }
    for (name, time) in [
      ("the main actor", await onMainActor()), ("an actor", await Bystander().nanoseconds()),
      ("an actor on a session's loop, in a task", owner.nanosecondsInTask()),
      ("an actor on a session's loop, in no task", driven),
    ] {
      table.append([
        .words(name), .number(time, digits: 1), .number(time * checksPerPage, digits: 1),
      ])
    }
    return table
  }

  private static func nanoseconds(on owner: isolated any Actor) -> Double {
    let seconds = (0..<11).map { _ in
      Median.seconds { for _ in 0..<count { owner.preconditionIsolated("off its actor") } }
    }
    return Median.of(seconds) * 1e9 / Double(count)
  }

  @MainActor private static func onMainActor() async -> Double { nanoseconds(on: MainActor.shared) }

  private actor Bystander {
    func nanoseconds() -> Double { IsolationCheck.nanoseconds(on: self) }
  }

  private actor Owner {
    private let loop: SessionLoop
    private var time = 0.0

    init(on loop: SessionLoop) { self.loop = loop }

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    nonisolated func nanosecondsInTask() -> Double {
      loop.drive(self) { owner in
        Task {
          _ = owner
          owner.time = IsolationCheck.nanoseconds(on: owner)
        }
      }
      return loop.drive(self) { $0.time }
    }
  }
}
