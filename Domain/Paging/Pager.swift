/// Decides when which page is loaded.
///
/// A pure state machine: intents and outcomes go in, with the time at which they happened; at most one
/// command comes out. It has no clock, no task and no item, so that every sequence of events can be
/// tried. Its caller runs **one** load or wait at a time: each command replaces the one before.
public struct Pager: Hashable, Sendable {
  /// Whether loads may start.
  enum Presence: Hashable, Sendable {
    /// No screen shows the list, and nothing was searched for.
    case closed
    /// The list may load.
    case active
    /// The reader cancelled: the list stays as it is until the next intent.
    case paused
  }

  /// How many rows a viewport shows at most when only rows are reported.
  ///
  /// A row that appears says where the viewport's end is only on the way down. On the way up, the end
  /// is at most this far below. A higher value only loads a page earlier after a refresh.
  static let tallestViewport = 50.0

  /// When the next page is due.
  public let policy: PrefetchPolicy
  /// Whether and when a failed load is tried again.
  public let retryPolicy: RetryPolicy
  /// Whether there is nothing to load without a query.
  public let requiresQuery: Bool

  /// The state of the load that replaces the list.
  public internal(set) var first = LoadPhase.idle
  /// The state of the load that extends the list.
  public internal(set) var next = LoadPhase.idle
  /// The query whose results the list shows.
  public internal(set) var query: SearchQuery?
  /// How many rows there are.
  public internal(set) var count = 0

  var presence = Presence.closed
  /// How many screens show the list.
  var screens = 0
  /// What follows the last row, or `nil` before the first page.
  var continuation: Continuation?
  /// What is in sight: remembered through refresh, cancel and reopening, until the next report.
  ///
  /// It may be past the last row, if the list became shorter: rows that come back to where they were are
  /// not reported again.
  var hint: ScrollHint?
  /// What has been observed of the reader and the network, if the policy adapts to it.
  var foresight: AdaptivePrefetch?
  var generation = 0

  /// Creates the pager of a list that no screen shows yet.
  public init(
    policy: PrefetchPolicy = .lastItem, retryPolicy: RetryPolicy = RetryPolicy(),
    requiresQuery: Bool = false
  ) {
    self.policy = policy
    self.retryPolicy = retryPolicy
    self.requiresQuery = requiresQuery
    if case .adaptive(let margin, _) = policy { foresight = AdaptivePrefetch(margin: margin) }
  }

  /// Whether loads may start; if not, nothing else that belongs to the list should load either.
  public var isActive: Bool { presence == .active }

  /// How many rows the reader has come past or sees.
  package var rowsSeen: Int { Int(max(0, hint?.clamped(to: count).passed.rounded(.up) ?? 0)) }

  /// Returns whether a load is the one in flight; the outcome of any other is stale.
  public func isCurrent(_ load: Load) -> Bool {
    if case .loading(let current) = phase(of: load.kind) {
      current.generation == load.generation
    } else {
      false
    }
  }

  /// Returns whether a load is the one that waits to be tried again; the timer of any other is stale.
  package func isWaiting(_ load: Load) -> Bool {
    if case .waiting(let current, _, _) = phase(of: load.kind) {
      current.generation == load.generation
    } else {
      false
    }
  }

  /// Takes an intent and returns what to do, if anything.
  ///
  /// - Parameters:
  ///   - intent: what is wanted.
  ///   - time: when, on the ``Timeline`` of the list.
  /// - Returns: the command, or `nil`.
  public mutating func handle(_ intent: Intent, at time: Duration) -> Command? {
    switch intent {
    case .open: open(at: time)
    case .close: close()
    case .itemAppeared(let index): itemAppeared(at: index, at: time)
    case .scrolled(let position): scrolled(to: position, at: time)
    case .search(let query): search(query, at: time)
    case .refresh: refresh(at: time)
    case .retry: retry(at: time)
    case .goOn: goOn(at: time)
    case .cancel: cancel()
    }
  }

  /// Takes the outcome of a load and returns what to do, if anything; a stale one changes nothing.
  ///
  /// - Parameters:
  ///   - outcome: what became of the load.
  ///   - time: when, on the ``Timeline`` of the list.
  ///   - jitter: a random number from 0 to 1, for the delay before another attempt.
  /// - Returns: the command, or `nil`.
  package mutating func handle(_ outcome: Outcome, at time: Duration, jitter: Double) -> Command? {
    switch outcome {
    case .loaded(let load, let added, let staying, let then):
      isCurrent(load)
        ? finish(load, added: added, staying: staying, then: then, at: time) : nil
    case .inconclusive(let load):
      isCurrent(load) ? start(.first, continues: true, at: time) : nil
    case .rejected(let load, let error):
      isCurrent(load) ? reject(load, error, at: time) : nil
    case .failed(let load, let error):
      isCurrent(load) ? fail(load, error, at: time, jitter: jitter) : nil
    case .due(let load):
      isWaiting(load) ? tryAgain(load, at: time) : nil
    }
  }
}

// MARK: - Loads

extension Pager {
  /// Whether a load is in flight or waits to be tried again.
  var isBusy: Bool { first.isBusy || next.isBusy }

  /// The one load that is in flight or waits.
  var busy: Load? { first.isBusy ? first.load : next.isBusy ? next.load : nil }

  func phase(of kind: Load.Kind) -> LoadPhase { kind == .first ? first : next }

  mutating func setPhase(of kind: Load.Kind, _ phase: LoadPhase) {
    switch kind {
    case .first: first = phase
    case .next: next = phase
    }
    precondition(!(first.isBusy && next.isBusy), "one load at a time")
  }

  mutating func loadIfDue(at time: Duration) -> Command? {
    // Matched, not compared: phases carry texts, and every scroll comes through here.
    guard presence == .active, continuation == .more, !isBusy, case .idle = next, isDue(at: time)
    else { return nil }
    return start(.next, at: time)
  }

  private func isDue(at time: Duration) -> Bool {
    // Without rows, all there is is in sight.
    guard count > 0 else { return true }
    guard let hint else { return false }
    return policy.isDue(at: hint, count: count, ahead: foresight?.rowsAhead(at: time.seconds) ?? 0)
  }

  /// Starts the first attempt of a load.
  mutating func start(_ kind: Load.Kind, continues: Bool = false, at time: Duration) -> Command {
    // A refresh replaces a next page that is in flight; one that failed stays failed until then.
    if kind == .first, next.isBusy { next = .idle }
    foresight?.requested(at: time.seconds)
    return load(
      Load(
        kind: kind, query: query, limit: limit(of: kind, at: time), attempt: 1,
        continues: continues, began: time, repairs: kind == .first ? refreshFailure : nil,
        generation: generation + 1))
  }

  /// Starts another attempt of a load.
  mutating func tryAgain(_ load: Load, at time: Duration) -> Command {
    self.load(
      Load(
        kind: load.kind, query: load.query, limit: load.limit, attempt: load.attempt + 1,
        continues: load.continues, began: load.began, repairs: load.repairs,
        generation: generation + 1))
  }

  private mutating func load(_ load: Load) -> Command {
    generation = load.generation
    setPhase(of: load.kind, .loading(load))
    return .load(load)
  }

  /// Why the rows are older than the last refresh, if they are.
  private var refreshFailure: FeedError? {
    guard continuation != nil else { return nil }
    return first.isBusy ? first.load?.repairs : first.error
  }

  /// Cancels what is in flight or waits.
  mutating func abandon() -> Command? {
    guard let load = busy else { return nil }
    setPhase(of: load.kind, load.repairs.map { .failed(load, $0) } ?? .idle)
    return .cancel
  }

  /// Returns how many rows a page should have, if that may be chosen: as many as are missing.
  private func limit(of kind: Load.Kind, at time: Duration) -> Int? {
    guard kind == .next, case .adaptive(_, let pages?) = policy, let foresight else { return nil }
    let missing =
      foresight.rowsAhead(at: time.seconds)
      - (hint?.clamped(to: count).remainingRows(of: count) ?? 0)
    let rows = min(max(missing.rounded(.up), Double(pages.lowerBound)), Double(pages.upperBound))
    return max(1, Int(exactly: rows) ?? pages.upperBound)
  }
}

extension Duration {
  /// The duration in seconds, as ``AdaptivePrefetch`` counts time.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
