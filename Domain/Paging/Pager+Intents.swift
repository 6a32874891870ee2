/// What each intent does.
extension Pager {
  mutating func open(at time: Duration) -> Command? {
    screens += 1
    return resume(at: time)
  }

  /// Two screens may show one list, so the loads stop only when the last one closes.
  mutating func close() -> Command? {
    screens = max(0, screens - 1)
    guard screens == 0 else { return nil }
    presence = .closed
    return abandon()
  }

  mutating func cancel() -> Command? {
    if presence == .active { presence = .paused }
    return abandon()
  }

  mutating func search(_ query: SearchQuery?, at time: Duration) -> Command? {
    let wasBusy = isBusy
    self.query = query
    (first, next) = (.idle, .idle)
    continuation = nil
    hint = hint?.atTop(ofViewport: Self.tallestViewport)
    count = 0
    if query != nil {
      presence = .active
      return start(.first, at: time)
    }
    if presence == .active { presence = .paused }
    return wasBusy ? .cancel : nil
  }

  mutating func refresh(at time: Duration) -> Command? {
    guard presence != .closed, hasFeed else { return nil }
    presence = .active
    return start(.first, at: time)
  }

  mutating func retry(at time: Duration) -> Command? {
    guard presence != .closed, !first.isLoading, !next.isLoading else { return nil }
    // A retry by hand does not wait any longer, and has all its attempts before it.
    if let waiting = busy {
      presence = .active
      return start(waiting.kind, continues: waiting.continues, at: time)
    }
    guard let failed = newestFailure else { return resume(at: time) }
    presence = .active
    return start(failed.kind, continues: failed.continues, at: time)
  }

  mutating func goOn(at time: Duration) -> Command? {
    guard presence != .closed, continuation == .halted, !isBusy else { return nil }
    presence = .active
    continuation = .more
    return start(.next, at: time)
  }

  mutating func itemAppeared(at index: Int, at time: Duration) -> Command? {
    guard index >= 0, count > 0 else { return nil }
    let end = Double(min(index, count - 1)) + 1
    foresight?.appeared(after: end, at: time.seconds)
    // A list that reports a row has laid out the rows there are, and shows none past them.
    let seen = hint?.clamped(to: count).passed ?? 0
    let passed = max(end, min(seen, end + Self.tallestViewport))
    return note(ScrollHint(passed: passed), at: time)
  }

  mutating func scrolled(to position: ViewportPosition, at time: Duration) -> Command? {
    // A position may be outdated or absurd, but no reader is past the last row.
    guard let hint = ScrollHint(position)?.clamped(to: count) else { return nil }
    foresight?.scrolled(to: hint.passed, at: time.seconds)
    return note(hint, at: time)
  }

  private mutating func note(_ hint: ScrollHint, at time: Duration) -> Command? {
    self.hint = hint
    // A reader who scrolls on after cancelling wants more rows.
    return presence == .paused ? resume(at: time) : loadIfDue(at: time)
  }

  /// Goes on where the list stopped; does not repeat what failed.
  private mutating func resume(at time: Duration) -> Command? {
    presence = .active
    guard hasFeed, !isBusy else { return nil }
    guard continuation == nil else { return loadIfDue(at: time) }
    return first.error == nil ? start(.first, at: time) : nil
  }

  private var hasFeed: Bool { !requiresQuery || query != nil }

  /// The load that failed last: the one whose error is shown.
  private var newestFailure: Load? {
    [first, next].filter { $0.error != nil }.compactMap(\.load)
      .max { $0.generation < $1.generation }
  }
}
