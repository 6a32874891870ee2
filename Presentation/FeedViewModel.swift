public import EndlessDomain
public import Observation

/// Runs a pager's commands with the use cases, and publishes one ``FeedState``.
///
/// It belongs to the actor that owns it: the main actor in an app, a session's own in a test. The
/// methods that start work take that actor, and the work returns to it.
///
/// Each change is decided, made and published before the next one. An intent that arrives meanwhile,
/// from an observation callback or the row closure, takes effect right after.
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
  /// Made once: in a generic class, the accessors that the macro writes make one at each use, which
  /// costs more than everything else a change does.
  @ObservationIgnored private let stateKeyPath = \FeedViewModel.state
  @ObservationIgnored private var pager: Pager
  @ObservationIgnored private var feed = Feed<Item>()
  /// What a refresh has loaded so far, while the old rows still show.
  @ObservationIgnored private var incoming = Feed<Item>()
  /// What was shown before a search, and how much of it was seen, until its first page is in.
  @ObservationIgnored private var searched: (feed: Feed<Item>, seen: Int)?
  /// The one load or wait.
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private let loadFirstPage: LoadFirstPage<Item>
  @ObservationIgnored private let loadNextPage: LoadNextPage<Item>
  @ObservationIgnored let timeline: Timeline
  @ObservationIgnored private let row: (Item) -> Row
  @ObservationIgnored weak var observer: (any FeedObserver<Row>)?

  @ObservationIgnored private var isChanging = false
  @ObservationIgnored private var deferred: [() -> Void] = []
  /// What the change that is being made does to the rows.
  @ObservationIgnored private var rowChange: RowChange<Row>?
  @ObservationIgnored private var rowEdits: [(place: Int, edit: (inout Row) -> Void)] = []

  /// Creates the view model of a list that no screen shows yet.
  ///
  /// - Parameters:
  ///   - loadFirstPage: loads the first page.
  ///   - loadNextPage: loads the page after the last row.
  ///   - policy: when the next page is loaded.
  ///   - retryPolicy: whether and when a failed load is tried again.
  ///   - requiresQuery: whether there is nothing to load without a query.
  ///   - timeline: the time that all parts of the program share.
  ///   - row: makes a row of an item.
  public init(
    loadFirstPage: LoadFirstPage<Item>, loadNextPage: LoadNextPage<Item>,
    policy: PrefetchPolicy = .lastItem, retryPolicy: RetryPolicy = RetryPolicy(),
    requiresQuery: Bool = false, timeline: Timeline, row: @escaping (Item) -> Row
  ) {
    self.loadFirstPage = loadFirstPage
    self.loadNextPage = loadNextPage
    self.timeline = timeline
    self.row = row
    pager = Pager(policy: policy, retryPolicy: retryPolicy, requiresQuery: requiresQuery)
  }

  deinit { task?.cancel() }

  /// Submits a search: it starts a new list at once, and a blank one empties the list.
  public func search(_ text: String, isolation: isolated any Actor = #isolation) {
    send(.search(SearchQuery(text)), isolation: isolation)
  }

  /// Does what a reader or the app wants.
  ///
  /// - Parameters:
  ///   - intent: what is wanted.
  ///   - isolation: the actor that owns the view model.
  public func send(_ intent: Pager.Intent, isolation: isolated any Actor = #isolation) {
    send(intent, isObserved: observer != nil, isolation: isolation)
  }

  /// Does what a reader or the app wants.
  ///
  /// - Parameters:
  ///   - intent: what is wanted.
  ///   - isObserved: whether the observer takes part even if the pager has nothing to do.
  ///   - isolation: the actor that owns the view model.
  func send(_ intent: Pager.Intent, isObserved: Bool, isolation: isolated any Actor) {
    guard !isChanging else {
      return deferred.append { self.apply(intent, isObserved: true, isolation: isolation) }
    }
    // Spelled out, because a closure would be allocated for every scroll event.
    isChanging = true
    apply(intent, isObserved: isObserved, isolation: isolation)
    makeDeferredChanges()
  }

  private func apply(
    _ intent: Pager.Intent, isObserved: Bool, isolation: isolated any Actor
  ) {
    if case .search = intent, feed.count > 0 { searched = (feed, pager.rowsSeen) }
    let command = pager.handle(intent, at: timeline.now)
    // Most scroll events change nothing, and must cost next to nothing.
    if command == nil, !isObserved, intent.isScroll { return }
    switch intent {
    case .search(let query):
      feed = Feed(query: query)
      rowChange = .replaced(by: [])
    case .goOn where command != nil: feed.goOn()
    default: break
    }
    commit(command, isolation: isolation)
  }
}

// MARK: - Changes

extension FeedViewModel {
  /// Whether anything of the list may load.
  var isActive: Bool { pager.isActive }

  /// Returns the id of the item at a place, with the change that is being made.
  package func id(at place: Int) -> Item.ID { feed.id(at: place) }

  /// Returns the place of an item, with the change that is being made.
  func place(of id: Item.ID) -> Int? { feed.position(of: id) }

  /// Runs a change; one that is asked for while another runs follows right after it.
  func change(isolation: isolated any Actor, _ make: @escaping () -> Void) {
    guard !isChanging else { return deferred.append(make) }
    isChanging = true
    make()
    makeDeferredChanges()
  }

  private func makeDeferredChanges() {
    while !deferred.isEmpty {
      let changes = deferred
      deferred = []
      for make in changes { make() }
    }
    isChanging = false
  }

  /// Edits the row at a place, as part of the change that is being made.
  func edit(rowAt place: Int, _ edit: @escaping (inout Row) -> Void) {
    rowEdits.append((place, edit))
  }

  /// Publishes the change that was made, if it is one, and runs the pager's command.
  ///
  /// - Parameters:
  ///   - command: what the pager wants to be done.
  ///   - isChange: whether the pager's phases changed, which they do without a command when a load ends.
  ///   - isolation: the actor that owns the list.
  func commit(
    _ command: Pager.Command? = nil, isChange: Bool = false, isolation: isolated any Actor
  ) {
    observer?.feedWillChange(rowChange, isolation: isolation)
    if isChange || command != nil || rowChange != nil || !rowEdits.isEmpty {
      isolation.preconditionIsolated("a list changed off its actor")
      publish(&state)
    }
    switch command {
    case .load(let load):
      task?.cancel()
      task = run(load, isolation: isolation)
    case .wait(let load, let end):
      task?.cancel()
      task = wait(until: end, toRetry: load, isolation: isolation)
    case .cancel:
      task?.cancel()
      task = nil
    case nil: break
    }
  }

  /// Brings the state up to the pager and the feed: in place, so that observers see one change.
  private func publish(_ state: inout FeedState<Row>) {
    switch rowChange {
    case nil: break
    case .replaced(let new):
      state.rows = []
      state.rows.append(page: new)
    case .appended(let new): state.rows.append(page: new)
    }
    for (place, edit) in rowEdits { edit(&state.rows[place]) }
    rowChange = nil
    rowEdits.removeAll(keepingCapacity: true)
    state.first = pager.first
    state.next = pager.next
    state.query = pager.query
    state.end = feed.end
    state.total = feed.total
    state.dropped = feed.dropped
    state.repeatedPages = feed.repeatedPages
  }
}

// MARK: - Loads

extension FeedViewModel {
  private func run(_ load: Load, isolation: isolated any Actor) -> Task<Void, Never> {
    crossing(on: timeline, isolation: isolation) {
      [weak self, loadFirstPage, loadNextPage] in
      switch load.kind {
      case .first where !load.continues:
        await loadFirstPage(matching: load.query).map(Optional.some)
      // The feed is lent for the call alone: a second owner would make `apply` copy its ids.
      case .first: await loadNextPage(after: self?.incoming ?? Feed())
      case .next: await loadNextPage(after: self?.feed ?? Feed(), limit: load.limit)
      }
    } finish: { [weak self] result in
      self?.change(isolation: isolation) { self?.finish(load, with: result, isolation: isolation) }
    }
  }

  private func wait(
    until end: Duration, toRetry load: Load, isolation: isolated any Actor
  ) -> Task<Void, Never> {
    crossing(on: timeline, isolation: isolation) { [timeline] in
      await timeline.wait(until: end)
    } finish: { [weak self] hasCome in
      guard hasCome, let self else { return }
      change(isolation: isolation) {
        guard self.pager.isWaiting(load) else { return }
        self.report(.due(load), isolation: isolation)
      }
    }
  }

  private func finish(
    _ load: Load, with result: Result<FeedUpdate<Item>?, FeedError>, isolation: isolated any Actor
  ) {
    // Asked before anything is changed: the outcome of a load that was replaced is stale.
    guard pager.isCurrent(load) else { return }
    switch result {
    case .failure(let error): report(.failed(load, error), isolation: isolation)
    case .success(let update):
      let outcome = load.kind == .first ? replace(with: update, by: load) : append(update, by: load)
      report(outcome, isolation: isolation)
    }
  }

  private func append(_ update: FeedUpdate<Item>?, by load: Load) -> Pager.Outcome {
    let items = update?.items ?? []
    if let update {
      feed.apply(update)
      rowChange = .appended(items.map(row))
    }
    return .loaded(load, added: items.count, then: feed.continuation)
  }

  private func replace(with update: FeedUpdate<Item>?, by load: Load) -> Pager.Outcome {
    if !load.continues { incoming = Feed(query: load.query) }
    if let update { incoming.apply(update) }
    // Old rows stay until something can take their place.
    if pager.count > 0 {
      switch incoming.replacement {
      case .replaces: break
      case .awaitsMore: return .inconclusive(load)
      case .fails(let error): return .rejected(load, error)
      }
    }
    let items = update?.items ?? []
    let (old, seen) = searched ?? (feed, pager.rowsSeen)
    searched = nil
    let lastStaying = items.lastIndex { item in old.position(of: item.id).map { $0 < seen } ?? false
    }
    feed = incoming
    incoming = Feed()
    rowChange = .replaced(by: items.map(row))
    return .loaded(
      load, added: feed.count, staying: lastStaying.map { $0 + 1 } ?? 0,
      then: feed.continuation)
  }

  private func report(_ outcome: Pager.Outcome, isolation: isolated any Actor) {
    let command = pager.handle(outcome, at: timeline.now, jitter: timeline.jitter())
    commit(command, isChange: true, isolation: isolation)
  }
}
