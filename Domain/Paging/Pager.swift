/// Decides when which page is loaded.
///
/// A pure state machine: events go in with the time at which they happened, at most one command comes
/// out. It knows no clock, no task and no item, so every sequence of events can be tried. Whoever runs
/// it holds **one** load: a ``Command/load(_:)`` takes the place of the load under way, which is then
/// to be cancelled.
public struct Pager: Hashable, Sendable {
  /// When the next page is due.
  public let policy: PrefetchPolicy
  /// How the first page's load stands.
  public private(set) var first = LoadPhase.idle
  /// How the next page's load stands.
  public private(set) var next = LoadPhase.idle
  /// The query whose feed this is.
  public private(set) var query: SearchQuery?
  /// How many rows there are.
  public private(set) var count = 0

  private var isOpen = false
  private var hasBegun = false
  private var hasMore = false
  private var hint: ScrollHint?
  private var inFlight: Load.Kind?
  /// Which load was started last; where both have failed, a retry means this one.
  private var latest = Load.Kind.first
  /// What has been observed, where the policy adapts to it.
  private(set) var foresight: AdaptivePrefetch?
  /// The time of the event that is being handled, in seconds.
  private var now = 0.0
  var generation = 0

  /// Creates a pager of a feed that is not open yet.
  public init(policy: PrefetchPolicy = .lastItem) {
    self.policy = policy
    if case .adaptive(let margin, _) = policy { foresight = AdaptivePrefetch(margin: margin) }
  }

  /// Returns whether a load is the one under way; what any other still brings is stale.
  public func isCurrent(_ load: Load) -> Bool {
    inFlight == load.kind && generation == load.generation
  }

  /// Takes an event in and says what is to be done.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - time: when it happened, on any clock; only an adaptive policy looks at it.
  /// - Returns: the command, or nothing.
  public mutating func handle(_ event: Event, at time: Duration = .zero) -> Command? {
    if foresight != nil {
      let (seconds, attoseconds) = time.components
      now = Double(seconds) + Double(attoseconds) * 1e-18
    }
    switch event {
    case .opened: return open()
    case .appeared(let index): return appeared(at: index)
    case .scrolled(let position): return note(ScrollHint(position, rows: count))
    case .searched(let query): return search(query)
    case .refreshed: return isOpen ? start(.first) : nil
    case .retried: return retry()
    case .cancelled: return cancel()
    case .loaded(let load, let added, let ended):
      return isCurrent(load) ? finish(load, added: added, ended: ended) : nil
    case .progressed(let load, let progress):
      if isCurrent(load) {
        foresight?.retried()
        setPhase(of: load.kind, LoadPhase(progress))
      }
      return nil
    case .failed(let load, let error): return isCurrent(load) ? fail(load, error) : nil
    }
  }
}

// MARK: - What a person does

extension Pager {
  private mutating func open() -> Command? {
    // A list comes into sight many times; it loads only where nothing is there and nothing failed.
    guard !isOpen || (!hasBegun && first == .idle) else { return nil }
    isOpen = true
    return start(.first)
  }

  private mutating func search(_ query: SearchQuery?) -> Command? {
    self.query = query
    isOpen = query != nil
    hasBegun = false
    hasMore = false
    count = 0
    (first, next) = (.idle, .idle)
    hint = nil
    return isOpen ? start(.first) : abandon()
  }

  private mutating func retry() -> Command? {
    guard inFlight == nil else { return nil }
    let older: Load.Kind = latest == .first ? .next : .first
    if phase(of: latest).error != nil { return start(latest) }
    if phase(of: older).error != nil { return start(older) }
    return isOpen && !hasBegun ? start(.first) : nil
  }

  private mutating func cancel() -> Command? {
    if let inFlight { setPhase(of: inFlight, .idle) }
    return abandon()
  }

  private mutating func appeared(at index: Int) -> Command? {
    guard index >= 0, count > 0 else { return nil }
    return note(ScrollHint(appearedAt: min(index, count - 1)))
  }

  /// Keeps a hint and looks at it.
  ///
  /// During a load the furthest one is kept, since all of them are looked at only when it ends, and
  /// a list that is laid out reports its rows in any order.
  private mutating func note(_ new: ScrollHint?) -> Command? {
    guard let new else { return nil }
    // What is not there cannot have been passed.
    let passed = min(new.passed, Double(count))
    if new.rowLength == nil {
      foresight?.appeared(after: passed, at: now)
    } else {
      foresight?.scrolled(to: passed, at: now)
    }
    if inFlight != nil, let old = hint, old.passed > new.passed { return nil }
    hint = new
    return askIfDue()
  }
}

// MARK: - What a load brings

extension Pager {
  private mutating func finish(_ load: Load, added: Int, ended: Bool) -> Command? {
    inFlight = nil
    hasMore = !ended
    foresight?.loaded(at: now, replaces: load.kind == .first)
    switch load.kind {
    case .first:
      hasBegun = true
      count = added
      (first, next) = (.idle, .idle)
      // What was seen of the old list says at most that the end of the new one is in sight.
      if let old = hint, old.passed > Double(count) {
        hint = count > 0 ? ScrollHint(appearedAt: count - 1) : nil
      }
    case .next:
      count += added
      next = .idle
    }
    // Whoever asked has got nothing yet. That this ends is the use cases' budget.
    return added == 0 && hasMore ? start(.next) : askIfDue()
  }

  private mutating func fail(_ load: Load, _ error: FeedError) -> Command? {
    inFlight = nil
    guard error != .cancelled else {
      setPhase(of: load.kind, .idle)
      return nil
    }
    foresight?.failed()
    setPhase(of: load.kind, .failed(error))
    return askIfDue()
  }
}

// MARK: - Loads

extension Pager {
  private mutating func askIfDue() -> Command? {
    // Matched and not compared: a failed phase carries texts, and every scroll comes through here.
    guard inFlight == nil, hasMore, case .idle = next, let hint,
      policy.isDue(at: hint, count: count, ahead: foresight?.rowsAhead(at: now) ?? 0)
    else { return nil }
    return start(.next)
  }

  private mutating func start(_ kind: Load.Kind) -> Command {
    if kind == .first {
      hint = nil
      // A next page under way is given up; one that failed stays failed until the list is replaced.
      if inFlight == .next { next = .idle }
    }
    generation += 1
    inFlight = kind
    latest = kind
    setPhase(of: kind, .loading)
    foresight?.requested(at: now)
    return .load(Load(kind: kind, limit: limit(of: kind), query: query, generation: generation))
  }

  /// Returns how many rows a page is to have, where that may be chosen: as many as are missing.
  private func limit(of kind: Load.Kind) -> Int? {
    guard kind == .next, case .adaptive(_, let pages?) = policy, let foresight else { return nil }
    let missing = foresight.rowsAhead(at: now) - (hint?.remainingRows(of: count) ?? 0)
    let rows = min(max(missing.rounded(.up), Double(pages.lowerBound)), Double(pages.upperBound))
    return max(1, Int(exactly: rows) ?? pages.upperBound)
  }

  private mutating func abandon() -> Command? {
    guard inFlight != nil else { return nil }
    inFlight = nil
    generation += 1
    return .cancel
  }

  private func phase(of kind: Load.Kind) -> LoadPhase { kind == .first ? first : next }

  private mutating func setPhase(of kind: Load.Kind, _ phase: LoadPhase) {
    switch kind {
    case .first: first = phase
    case .next: next = phase
    }
  }
}
