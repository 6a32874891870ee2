public import EndlessDomain

/// The list of Pokémon: rows stand in the list's order as soon as their page is in, and fill as
/// their details arrive, what is in sight first.
public final class PokemonListViewModel: ListViewModel {
  /// The engine of the list.
  public let feed: FeedViewModel<Pokemon, PokemonRow>

  private let loadDetails: LoadDetails<PokemonDetails>
  private var queue: DetailQueue
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// Counts the lists shown: details of an older one are stale.
  private var generation = 0

  /// Creates the view model of a list that is not open yet.
  ///
  /// - Parameters:
  ///   - repository: where the pages come from.
  ///   - details: where the details come from.
  ///   - language: the language of the rows.
  ///   - policy: when the next page is asked for, and how many rows it may have. PokéAPI's keys are
  ///     offsets, so that a page begins where the one before ends, whatever the size of either.
  ///   - timeline: the time, by which an adaptive policy sees how fast rows are passed and pages come.
  ///   - detailLimit: how many details may be under way at a time.
  public init(
    repository: any PageRepository<Pokemon>, details: any DetailRepository<PokemonDetails>,
    language: Language, policy: PrefetchPolicy = .adaptive(pages: 15...100),
    timeline: Timeline = Timeline(), detailLimit: Int = 6
  ) {
    queue = DetailQueue(limit: detailLimit)
    loadDetails = LoadDetails(from: details)
    feed = FeedViewModel(repository: repository, policy: policy, timeline: timeline) {
      PokemonRow(pokemon: $0, language: language)
    }
    feed.observer = self
  }

  deinit { for task in tasks.values { task.cancel() } }

  /// Handles what a person did: details of rows in sight are wanted before others, cancelling gives
  /// them up too, and whatever comes next goes on with them.
  public func handle(_ event: Pager.Event, isolation: isolated any Actor) {
    switch event {
    case .appeared(let index): queue.show(index)
    case .scrolled(let position):
      // The queue knows how many there are: whoever asks the state is noted as its observer, at a cost.
      if let rows = position.rowsInSight(of: queue.count) { queue.show(rows) }
    case .cancelled: putBackDetails()
    default: break
    }
    feed.handle(event, isolation: isolation)
    if event != .cancelled { startDetails(isolation: isolation) }
  }

  /// Loads the details of one row again, where they have failed.
  public func retryDetails(at index: Int, isolation: isolated any Actor = #isolation) {
    guard state.rows.indices.contains(index), case .failed = state.rows[index].details,
      queue.retry(index)
    else { return }
    feed.updateRow(at: index) { $0.details = .waiting }
    startDetails(isolation: isolation)
  }

  private func putBackDetails() {
    for place in tasks.keys.sorted() {
      queue.putBack(place)
      feed.updateRow(at: place) { $0.details = .waiting }
    }
    cancelDetails()
  }

  private func cancelDetails() {
    generation += 1
    // In the list's order: a dictionary's own is another one in every run.
    for (_, task) in tasks.sorted(by: { $0.key < $1.key }) { task.cancel() }
    tasks = [:]
  }

  private func startDetails(isolation: isolated any Actor) {
    while let place = queue.next() {
      feed.updateRow(at: place) { $0.details = .loading }
      let id = state.rows[place].pokemon.id
      tasks[place] = reportingTask(isolation: isolation) { [weak self, generation] progress in
        self?.note(progress, at: place, of: generation)
      } _: { [weak self, loadDetails, generation] in
        _ = isolation
        guard !Task.isCancelled else { return }
        let details: DetailPhase
        do throws(FeedError) {
          details = .loaded(try await loadDetails(of: id))
        } catch {
          details = .failed(error)
        }
        self?.settle(place, as: details, of: generation, isolation: isolation)
      }
    }
  }

  private func note(_ progress: LoadProgress, at place: Int, of generation: Int) {
    // News may come late: after the details, or after they were given up.
    guard generation == self.generation, tasks[place] != nil else { return }
    feed.updateRow(at: place) { $0.details = DetailPhase(progress) }
  }

  private func settle(
    _ place: Int, as details: DetailPhase, of generation: Int, isolation: isolated any Actor
  ) {
    // What the list itself gave up is of an older generation. A source that gives up unasked has
    // failed: were its row to wait, nothing would ever ask again.
    guard generation == self.generation else { return }
    tasks[place] = nil
    queue.settle(place)
    feed.updateRow(at: place) { $0.details = details }
    startDetails(isolation: isolation)
  }
}

extension PokemonListViewModel: RowsObserver {
  func rowsChanged(_ change: RowChange<PokemonRow>, isolation: isolated any Actor) {
    switch change {
    case .replaced(let rows):
      cancelDetails()
      queue = DetailQueue(limit: queue.limit)
      queue.append(rows.count)
    case .appended(let rows): queue.append(rows.count)
    }
    startDetails(isolation: isolation)
  }
}
