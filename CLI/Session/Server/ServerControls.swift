import EndlessDomain
import EndlessMocks

/// Changes the list of a sample server, whatever its rows are.
struct ServerControls: Sendable {
  private let change: @Sendable (Step, SearchQuery?) throws(PositionFault) -> Void

  init<Item>(_ source: UnrulyPageSource<Item>) {
    change = { (step, query) throws(PositionFault) in
      switch step {
      case .serverInsert(let count, let place):
        try source.insert(count, at: place, matching: query)
      case .serverRemove(let count, let place):
        try source.remove(count, at: place, matching: query)
      case .serverAfterEnd(let what): source.afterEnd = AfterEnd(what)
      case .serverRepeat(let page): source.repeatPage(page)
      case .serverEmpty(let page): source.emptyPage(page)
      default: break
      }
    }
  }

  /// Does a step that concerns the server, in the list of a query.
  ///
  /// - Throws: a failure where the list has no such rows.
  func perform(_ step: Step, query: String, line: Int) throws(SessionFailure) {
    do {
      try change(step, SearchQuery(query))
    } catch {
      throw SessionFailure(
        .expectation,
        "\(step.text): expected "
          + (error.count == 0 ? "a list with rows" : "rows from 1 to \(error.count)"),
        label: "there is no row \(error.position)", line: line)
    }
  }
}

extension AfterEnd {
  fileprivate init(_ step: Step.AfterEnd) {
    switch step {
    case .repeat: self = .repeat
    case .restart: self = .restart
    case .empty: self = .empty
    case .fail: self = .fail(.server(status: 500))
    }
  }
}
