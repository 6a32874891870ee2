public import EndlessDomain
public import Observation

/// Runs a pager's commands with the use cases, and publishes one ``FeedState``.
///
/// It belongs to whichever actor owns it: the main actor in an app, a session's own in a test. The
/// methods that start work take that actor, and the work comes back to it.
@Observable public final class FeedViewModel<Item: Identifiable & Sendable, Row>
where Item.ID: Sendable {
  /// What the list shows.
  public private(set) var state: FeedState<Row> {
    get {
      access(keyPath: stateKeyPath)
      return shown
    }
    _modify {
      access(keyPath: stateKeyPath)
      _$observationRegistrar.willSet(self, keyPath: stateKeyPath)
      defer { _$observationRegistrar.didSet(self, keyPath: stateKeyPath) }
      yield &shown
    }
  }

  @ObservationIgnored private var shown = FeedState<Row>()
  /// Made once: where a class is generic, the accessors that the macro writes make one at each use,
  /// which costs more than all else that a change does.
  @ObservationIgnored private let stateKeyPath = \FeedViewModel.state
  @ObservationIgnored private var pager: Pager
  @ObservationIgnored private var feed = Feed<Item>()
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private let loadFirstPage: LoadFirstPage<Item>
  @ObservationIgnored private let loadNextPage: LoadNextPage<Item>
  @ObservationIgnored private let timeline: Timeline
  @ObservationIgnored private let row: (Item) -> Row
  /// Told of the rows that a page brought, for a list that loads more about each of them.
  @ObservationIgnored weak var observer: (any RowsObserver<Row>)?

  /// Creates the view model of a list that is not open yet.
  ///
  /// - Parameters:
  ///   - repository: where the pages come from.
  ///   - policy: when the next page is asked for.
  ///   - timeline: the time, by which an adaptive policy sees how fast rows are passed and pages come.
  ///   - row: makes a row of an item.
  public init(
    repository: any PageRepository<Item>, policy: PrefetchPolicy = .lastItem,
    timeline: Timeline = Timeline(), row: @escaping (Item) -> Row
  ) {
    self.timeline = timeline
    pager = Pager(policy: policy)
    loadFirstPage = LoadFirstPage(from: repository)
    loadNextPage = LoadNextPage(from: repository)
    self.row = row
  }

  deinit { task?.cancel() }

  /// Submits a search: it starts a new feed at once, and a blank one empties the list.
  public func search(_ text: String, isolation: isolated any Actor = #isolation) {
    handle(.searched(SearchQuery(text)), isolation: isolation)
  }

  /// Handles what a person did or what a load brought.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - isolation: the actor that owns the view model.
  public func handle(_ event: Pager.Event, isolation: isolated any Actor = #isolation) {
    let isScroll = event.isScroll
    let phases = isScroll ? nil : (pager.first, pager.next)
    let command = pager.handle(event, at: timeline.now)
    // Most scroll events ask for nothing: they must cost next to nothing.
    if isScroll, command == nil { return }
    var rows: RowChange<Row>?
    if case .searched(let query) = event {
      feed = Feed(query: query)
      rows = .replaced(by: [])
    }
    if command == nil, rows == nil, let phases, (pager.first, pager.next) == phases { return }
    perform(command, rows, isolation: isolation)
  }

  /// Changes the row at a place, at the cost of its page.
  func updateRow(at place: Int, _ change: (inout Row) -> Void) {
    change(&state.rows[place])
  }

  private func perform(
    _ command: Pager.Command?, _ rows: RowChange<Row>?, isolation: isolated any Actor
  ) {
    // A load is held by this one variable, so there cannot be two.
    switch command {
    case .load(let load):
      task?.cancel()
      task = run(load, isolation: isolation)
    case .cancel:
      task?.cancel()
      task = nil
    case nil: break
    }
    change(&state, rows)
    if let rows { observer?.rowsChanged(rows, isolation: isolation) }
  }

  private func run(_ load: Load, isolation: isolated any Actor) -> Task<Void, Never> {
    reportingTask(isolation: isolation) { [weak self] progress in
      self?.handle(.progressed(load, progress), isolation: isolation)
    } _: { [weak self, loadFirstPage, loadNextPage] in
      _ = isolation
      // Given up before it began: nothing is asked of the source.
      guard !Task.isCancelled else { return }
      do throws(FeedError) {
        let update =
          switch load.kind {
          case .first: try await loadFirstPage(matching: load.query)
          // The feed is lent for the call alone: a second owner would make `apply` copy its ids.
          case .next: try await loadNextPage(after: self?.feed ?? Feed(), limit: load.limit)
          }
        self?.finish(load, with: update, isolation: isolation)
      } catch {
        self?.handle(.failed(load, error), isolation: isolation)
      }
    }
  }

  private func finish(
    _ load: Load, with update: FeedUpdate<Item>?, isolation: isolated any Actor
  ) {
    // Asked before anything is changed: what a load that was given up still brings is stale.
    guard pager.isCurrent(load) else { return }
    var rows: RowChange<Row>?
    var added = 0
    if let update {
      if update.replaces { feed = Feed(query: load.query) }
      feed.apply(update)
      added = update.items.count
      let new = update.items.map(row)
      rows = update.replaces ? .replaced(by: new) : .appended(new)
    }
    let command = pager.handle(
      .loaded(load, added: added, ended: feed.next == nil), at: timeline.now)
    perform(command, rows, isolation: isolation)
  }

  /// Brings a state up to the pager and the feed; in place, so that it is told as one change.
  private func change(_ state: inout FeedState<Row>, _ rows: RowChange<Row>?) {
    switch rows {
    case nil: break
    case .replaced(let new):
      state.rows = []
      state.rows.append(page: new)
    case .appended(let new): state.rows.append(page: new)
    }
    state.first = pager.first
    state.next = pager.next
    state.query = pager.query
    state.end = feed.end
    state.total = feed.total
    state.dropped = feed.dropped
  }
}
