/// What each outcome of a load does.
extension Pager {
  mutating func finish(
    _ load: Load, added: Int, staying: Int, then continuation: Continuation, at time: Duration
  ) -> Command? {
    foresight?.loaded(at: time.seconds, replaces: load.kind == .first)
    self.continuation = continuation
    switch load.kind {
    case .first:
      (first, next) = (.idle, .idle)
      count = added
      // A list that reports rows does not report those again that stay in sight, wherever they are now.
      if hint?.viewport == nil {
        hint = staying > 0 ? ScrollHint(passed: max(hint?.passed ?? 0, Double(staying))) : nil
      }
    case .next:
      next = .idle
      count += added
    }
    // What was in sight when the load started may still be due: a page can be short or bring nothing
    // new. `PageRules` limits how often in a row.
    return loadIfDue(at: time)
  }

  mutating func reject(_ load: Load, _ error: FeedError, at time: Duration) -> Command? {
    // A retry starts over: the new feed has ended.
    var load = load
    load.continues = false
    return giveUp(load, error, at: time)
  }

  mutating func fail(
    _ load: Load, _ error: FeedError, at time: Duration, jitter: Double
  ) -> Command? {
    guard
      let delay = retryPolicy.delay(
        after: error, attempt: load.attempt, elapsed: time - load.began, jitter: jitter)
    else { return giveUp(load, error, at: time) }
    // The time until the next attempt says nothing about the network.
    foresight?.retried()
    guard delay > .zero else { return tryAgain(load, at: time) }
    let end = time + delay
    setPhase(of: load.kind, .waiting(load, until: end, after: error))
    return .wait(load, until: end)
  }

  private mutating func giveUp(_ load: Load, _ error: FeedError, at time: Duration) -> Command? {
    foresight?.failed()
    setPhase(of: load.kind, .failed(load, error))
    // One edge that failed does not stop the other.
    return loadIfDue(at: time)
  }
}
