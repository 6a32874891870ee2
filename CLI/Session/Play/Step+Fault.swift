extension Step {
  /// Says why the step makes no sense now; nothing where it does.
  ///
  /// A script is read for all of this before it is played. Whoever calls the steps' methods is told here.
  func fault(whereOpen isOpen: Bool) -> String? {
    switch self {
    case .open: return isOpen ? "expected a list that is not open; close it first" : nil
    case .close, .scroll, .scrollTo, .search, .refresh, .retry, .goOn, .cancel:
      return isOpen ? nil : "expected an open list; open it first"
    case .fail(_, let fault, let times):
      if times < 1 { return "expected a number of times from 1, got \(times)" }
      if case .status(let status, _) = fault, !(400...599).contains(status) {
        return "expected a status from 400 to 599, got \(status)"
      }
      return nil
    case .wait(let time), .delayNext(let time), .await(_, let time), .settle(let time):
      return time < .zero ? "expected a time of 0ms or more, got \(time.scriptText)" : nil
    default: return nil
    }
  }
}
