import Testing

@testable import EndlessDomain

/// Runs a pager as a view model would: it keeps the one load or wait that the pager asked for.
struct PagerRunner {
  var pager: Pager
  var time = Duration.zero
  /// The load in flight.
  private(set) var load: Load?
  /// The load that waits for its next attempt, and until when.
  private(set) var waiting: (load: Load, end: Duration)?
  private(set) var started: [Load] = []

  init(_ pager: Pager) { self.pager = pager }

  /// Creates a list that is open and has its first page.
  init(_ policy: PrefetchPolicy = .lastItem, rows: Int, then: Continuation = .more) throws {
    self.init(Pager(policy: policy))
    send(.open)
    try deliver(rows, then: then)
  }

  var kinds: [Load.Kind] { started.map(\.kind) }
  var isBusy: Bool { load != nil || waiting != nil }

  @discardableResult
  mutating func send(_ intent: Pager.Intent) -> Pager.Command? {
    run(pager.handle(intent, at: time))
  }

  /// Reports the outcome of any load, which may be stale.
  @discardableResult
  mutating func report(_ outcome: Pager.Outcome, jitter: Double = 1) -> Pager.Command? {
    if case .due(let load) = outcome {
      if load == waiting?.load { waiting = nil }
    } else if outcome.load == load {
      load = nil
    }
    return run(pager.handle(outcome, at: time, jitter: jitter))
  }

  mutating func deliver(
    _ added: Int, rowsStay: Bool = true, then: Continuation = .more,
    after latency: Duration = .zero
  ) throws {
    let done = try #require(load)
    time += latency
    let staying = rowsStay ? min(added, pager.rowsSeen) : 0
    report(.loaded(done, added: added, staying: staying, then: then))
  }

  /// Lets the load fail; the default is an error that is not retried.
  mutating func fail(_ error: FeedError = .notFound, jitter: Double = 1) throws {
    report(.failed(try #require(load), error), jitter: jitter)
  }

  mutating func bringEmptyPage() throws { report(.inconclusive(try #require(load))) }

  /// Lets the time come until which the load waits.
  mutating func becomeDue() throws {
    let (load, end) = try #require(waiting)
    time = end
    report(.due(load))
  }

  mutating func scrollToEnd() { send(.itemAppeared(at: pager.count - 1)) }

  /// Reports the position of a viewport in the whole list, in rows of 80 points.
  mutating func show(_ rows: Range<Int>) {
    send(
      .scrolled(
        to: ViewportPosition(
          offset: 80 * Double(rows.lowerBound), viewport: 80 * Double(rows.count),
          contentLength: 80 * Double(pager.count), rows: pager.count)))
  }

  private mutating func run(_ command: Pager.Command?) -> Pager.Command? {
    switch command {
    case .load(let new):
      (load, waiting) = (new, nil)
      started.append(new)
    case .wait(let load, let end): (self.load, waiting) = (nil, (load, end))
    case .cancel: (load, waiting) = (nil, nil)
    case nil: break
    }
    return command
  }
}
