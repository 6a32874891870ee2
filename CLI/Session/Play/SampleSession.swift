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
        LectureListViewModel(repository: pages, language: .english, policy: settings.prefetch)
      }
    case .pokemon:
      let source = SampleSources.unrulyPokemon(pageSize: size, count: settings.items)
      self.init(source, in: world, traits: .pokemon) { pages, sources in
        PokemonListViewModel(
          repository: pages, details: sources.details(SampleSources.unrulyPokemonDetails()),
          language: .english, policy: settings.prefetch)
      }
    case .books:
      let source = SampleSources.unrulyBooks(pageSize: size, count: settings.items)
      self.init(source, in: world, traits: .books) { pages, _ in
        BookSearchViewModel(repository: pages, language: .english, policy: settings.prefetch)
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

extension ListTraits<LectureListViewModel> {
  static let lectures = ListTraits(
    fields: [
      RowField("title") { $0.title }, RowField("id") { $0.id },
      RowField("teachers") { $0.teachers }, RowField("organization") { $0.organization },
      RowField("summary") { $0.summary }, RowField("dates") { $0.dates },
    ],
    line: { [$0.title, $0.teachers, $0.organization] })
}

extension ListTraits<BookSearchViewModel> {
  static let books = ListTraits(
    fields: [
      RowField("title") { $0.title }, RowField("id") { $0.id },
      RowField("authors") { $0.authors }, RowField("publisher") { $0.publisher },
      RowField("published") { $0.publishedISO }, RowField("price") { $0.price },
      RowField("sale-price") { $0.salePrice }, RowField("status") { $0.status },
    ],
    line: { [$0.title, $0.authors, $0.publisher, $0.price] })
}

extension ListTraits<PokemonListViewModel> {
  static let pokemon: Self = {
    var traits = ListTraits(
      fields: [
        RowField("title") { $0.name }, RowField("name") { $0.name },
        RowField("id") { "\($0.id)" }, RowField("number") { $0.number },
        RowField("types") { $0.types }, RowField("height") { $0.height },
        RowField("weight") { $0.weight },
      ],
      line: { row in
        [row.number, row.name]
          + (row.fault.map { ["no details: \($0.word)"] }
            ?? (row.details.isSettled ? [row.types, row.height, row.weight] : ["…"]))
      })
    traits.details = { $0.details }
    traits.detailID = { $0.id }
    traits.retryDetails = { list, place, isolation in
      list.retryDetails(at: place, isolation: isolation)
    }
    return traits
  }()
}
