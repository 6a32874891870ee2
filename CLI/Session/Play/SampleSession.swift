import EndlessDomain
import EndlessMocks
import EndlessPresentation

/// A session of one of the sample feeds, whatever its rows are.
struct SampleSession {
  private let step: (Step, String, Int) throws(SessionFailure) -> Void
  private let trace: () -> SessionTrace

  /// Makes the session of a feed in a world that it may share with others.
  init(_ feed: SessionFeed, in world: SessionWorld) {
    let settings = world.settings
    let size = settings.pageSize ?? feed.pageSize
    switch feed {
    case .lectures:
      let source = SampleSources.unrulyLectures(pageSize: size, count: settings.items)
      self.init(source, in: world, traits: .lectures) { pages, _ in
        LectureListViewModel(
          loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
          language: .english, policy: settings.prefetch, retryPolicy: settings.retryPolicy,
          timeline: world.timeline)
      }
    case .pokemon:
      let source = SampleSources.unrulyPokemon(pageSize: size, count: settings.items)
      self.init(source, in: world, traits: .pokemon) { pages, sources in
        PokemonListViewModel(
          loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
          loadDetails: LoadDetails(
            from: sources.details(SampleSources.unrulyPokemonDetails())),
          language: .english, policy: settings.prefetch, retryPolicy: settings.retryPolicy,
          timeline: world.timeline)
      }
    case .books:
      let source = SampleSources.unrulyBooks(pageSize: size, count: settings.items)
      self.init(source, in: world, traits: .books) { pages, _ in
        BookSearchViewModel(
          loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
          language: .english, policy: settings.prefetch, retryPolicy: settings.retryPolicy,
          timeline: world.timeline)
      }
    }
  }

  private init<List: ListViewModel & SendableMetatype>(
    _ source: UnrulyPageSource<List.Item>, in world: SessionWorld, traits: ListTraits<List>,
    list: @Sendable (any PageRepository<List.Item>, SessionSources) -> List
  ) {
    let session = Session(in: world, traits: traits) { sources in
      let pages = sources.wired(source) { request in
        source.place(of: request).map { ($0.page, $0.offset) } ?? (nil, nil)
      }
      return list(pages, sources)
    }
    let server = ServerControls(source)
    step = { (step, text, line) throws(SessionFailure) in
      try session.perform(step, as: text, server: server, line: line)
    }
    trace = { session.picture }
  }

  /// Does one step.
  func perform(_ step: Step, as text: String, line: Int) throws(SessionFailure) {
    try self.step(step, text, line)
  }

  /// What the session looked like over time.
  var picture: SessionTrace { trace() }
}
