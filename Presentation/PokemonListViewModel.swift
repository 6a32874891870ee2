public import EndlessDomain

/// The list of Pokémon: rows appear in the list's order as soon as their page is in, and fill as their
/// details arrive, visible rows first.
public final class PokemonListViewModel: ListViewModel {
  /// The engine of the list.
  public let feed: FeedViewModel<Pokemon, PokemonRow>

  private let loadDetails: LoadDetails<PokemonDetails>
  private var queue: DetailQueue
  /// The task of each row: its request, or the wait before another attempt.
  private var tasks: [Pokemon.ID: (number: Int, task: Task<Void, Never>)] = [:]
  private var taskCount = 0

  /// Creates the view model of a list that no screen shows yet.
  ///
  /// - Parameters:
  ///   - loadFirstPage: loads the first page.
  ///   - loadNextPage: loads the page after the last row.
  ///   - loadDetails: loads the details of a row.
  ///   - language: the language of the rows.
  ///   - policy: when the next page is loaded, and how many rows it may have. PokéAPI's keys are
  ///     offsets, so a page starts where the previous one ends, whatever the size of either.
  ///   - retryPolicy: whether and when a failed load, of a page or of details, is tried again.
  ///   - timeline: the time that all parts of the program share.
  ///   - detailLimit: how many details may be in flight at a time.
  public init(
    loadFirstPage: LoadFirstPage<Pokemon>, loadNextPage: LoadNextPage<Pokemon>,
    loadDetails: LoadDetails<PokemonDetails>, language: Language,
    policy: PrefetchPolicy = .adaptive(pages: 15...100),
    retryPolicy: RetryPolicy = RetryPolicy(), timeline: Timeline, detailLimit: Int = 6
  ) {
    self.loadDetails = loadDetails
    queue = DetailQueue(limit: detailLimit, retryPolicy: retryPolicy)
    feed = FeedViewModel(
      loadFirstPage: loadFirstPage, loadNextPage: loadNextPage, policy: policy,
      retryPolicy: retryPolicy, timeline: timeline
    ) {
      PokemonRow(pokemon: $0, language: language)
    }
    feed.observer = self
  }

  deinit { for (_, task) in tasks.values { task.cancel() } }

  /// Does what a reader or the app wants: the details of visible rows come before others.
  public func send(_ intent: Pager.Intent, isolation: isolated any Actor) {
    switch intent {
    case .itemAppeared(let index): queue.show(index)
    case .scrolled(let position):
      if let rows = position.visibleRows { queue.show(rows) }
    default: break
    }
    feed.send(intent, isObserved: queue.mayHaveTurn, isolation: isolation)
  }

  /// Loads the details of one row again, if they have failed or wait to be tried again.
  public func retryDetails(at index: Int, isolation: isolated any Actor = #isolation) {
    guard state.rows.indices.contains(index) else { return }
    let id = state.rows[index].id
    feed.change(isolation: isolation) { [self] in
      guard let place = feed.place(of: id), feed.state.rows.indices.contains(place) else { return }
      switch feed.state.rows[place].details {
      case .failed, .retrying: break
      case .waiting, .loading, .loaded: return
      }
      guard queue.retry(place) else { return }
      stop(id)
      feed.edit(rowAt: place) { $0.details = .waiting }
      feed.commit(isolation: isolation)
      // A list that was cancelled goes on with the next intent, and this row is in sight.
      if !feed.isActive { send(.itemAppeared(at: place), isolation: isolation) }
    }
  }
}

// MARK: - Details

extension PokemonListViewModel: FeedObserver {
  func feedWillChange(_ change: RowChange<PokemonRow>?, isolation: isolated any Actor) {
    switch change {
    case .replaced(let rows): replaceRows(with: rows)
    case .appended(let rows): queue.append(rows.count)
    case nil: break
    }
    if feed.isActive {
      while let place = queue.next(at: feed.timeline.now) {
        load(feed.id(at: place), at: place, isolation: isolation)
      }
    } else {
      putBackAll()
    }
  }

  /// Rows that were there keep their details, and the requests that are in flight for them.
  private func replaceRows(with rows: [PokemonRow]) {
    let old = feed.state.rows
    var places: [Pokemon.ID: Int] = [:]
    for (place, row) in old.enumerated() { places[row.id] = place }
    let origins = rows.map { places[$0.id] }
    queue.replace(with: origins)
    for (place, origin) in origins.enumerated() {
      guard let origin else { continue }
      let details = old[origin].details
      if case .failed = details { continue }
      feed.edit(rowAt: place) { $0.details = details }
    }
    let kept = Set(rows.map(\.id))
    for id in tasks.keys.sorted() where !kept.contains(id) { stop(id) }
  }

  private func load(_ id: Pokemon.ID, at place: Int, isolation: isolated any Actor) {
    feed.edit(rowAt: place) { $0.details = .loading }
    start(id, isolation: isolation) { [loadDetails] in .loaded(await loadDetails(of: id)) }
  }

  private func finish(
    _ id: Pokemon.ID, with outcome: Outcome, isolation: isolated any Actor
  ) {
    guard let place = feed.place(of: id) else { return }
    switch outcome {
    case .waited: load(id, at: place, isolation: isolation)
    case .loaded(.success(let details)):
      queue.finish(place)
      feed.edit(rowAt: place) { $0.details = .loaded(details) }
    case .loaded(.failure(let error)):
      let timeline = feed.timeline
      let end = queue.fail(place, with: error, at: timeline.now, jitter: timeline.jitter())
      if let end {
        feed.edit(rowAt: place) { $0.details = .retrying(until: end) }
        start(id, isolation: isolation) {
          _ = await timeline.wait(until: end)
          return .waited
        }
      } else {
        feed.edit(rowAt: place) { $0.details = .failed(error) }
      }
    }
    feed.commit(isolation: isolation)
  }

  /// The outcome of a row's task.
  private enum Outcome: Sendable {
    case loaded(Result<PokemonDetails, FeedError>)
    case waited
  }

  /// Runs work for a row; its outcome is dropped if the work was stopped or replaced meanwhile.
  private func start(
    _ id: Pokemon.ID, isolation: isolated any Actor, _ work: @escaping () async -> Outcome
  ) {
    taskCount += 1
    let number = taskCount
    let task = crossing(on: feed.timeline, isolation: isolation, work) { [weak self] outcome in
      self?.take(outcome, of: number, for: id, isolation: isolation)
    }
    tasks[id] = (number, task)
  }

  private func take(
    _ outcome: Outcome, of number: Int, for id: Pokemon.ID, isolation: isolated any Actor
  ) {
    feed.change(isolation: isolation) {
      guard self.tasks[id]?.number == number else { return }
      self.tasks[id] = nil
      self.finish(id, with: outcome, isolation: isolation)
    }
  }

  private func putBackAll() {
    // In the order of ids, because a dictionary's own order differs in every run.
    for id in tasks.keys.sorted() {
      stop(id)
      guard let place = feed.place(of: id) else { continue }
      queue.putBack(place)
      feed.edit(rowAt: place) { $0.details = .waiting }
    }
  }

  private func stop(_ id: Pokemon.ID) {
    tasks.removeValue(forKey: id)?.task.cancel()
  }
}
