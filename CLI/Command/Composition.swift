import EndlessData
import EndlessDomain
import EndlessMocks
import EndlessPresentation

/// What the program is made of.
@MainActor
struct Composition {
  /// When a listing asks for the next page.
  ///
  /// A listing is no scrolling: what is written has come into sight, and the next page is wanted only
  /// once the last row is written. So a limit asks for no page too many.
  nonisolated static let policy = PrefetchPolicy.lastItem

  let options: ListOptions
  let environment: [String: String]
  let language: Language
  let timeline: Timeline
  let log: HTTPLog?

  func lectures() async throws -> LectureListViewModel {
    let source = try await lectureSource()
    return LectureListViewModel(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      language: language, policy: Self.policy, timeline: timeline)
  }

  func pokemon() throws -> PokemonListViewModel {
    let pages: any PageRepository<Pokemon>
    let details: any DetailRepository<PokemonDetails>
    let pageSize = options.pageSize ?? PokeAPISource.defaultPageSize
    if options.isLive {
      let source = PokeAPISource(
        client: client, server: try server(PokeAPISource.publicAddress), pageSize: pageSize)
      (pages, details) = (source, source)
    } else {
      pages = SampleSources.pokemon(pageSize: pageSize)
      details = SampleSources.pokemonDetails()
    }
    return PokemonListViewModel(
      loadFirstPage: LoadFirstPage(from: pages), loadNextPage: LoadNextPage(from: pages),
      loadDetails: LoadDetails(from: details), language: language, policy: Self.policy,
      timeline: timeline)
  }

  func books() async throws -> BookSearchViewModel {
    let source = try await bookSource()
    return BookSearchViewModel(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      language: language, policy: Self.policy, timeline: timeline)
  }

  /// Which key is in use, where the feed's server asks for one.
  func keyAdvice(for feed: FeedName) -> KeyAdvice? {
    options.isLive ? feed.key.map(keyFinder.advice) : nil
  }

  private func lectureSource() async throws -> any PageRepository<Lecture> {
    guard options.isLive else {
      return SampleSources.lectures(
        pageSize: options.pageSize ?? KMOOCv2Source.defaultPageSize)
    }
    let key = try await apiKey(.kmooc)
    switch options.api {
    case .v1:
      return KMOOCv1Source(
        client: client, server: try server(KMOOCv1Source.publicAddress), key: key)
    case .v2:
      return KMOOCv2Source(
        client: client, server: try server(KMOOCv2Source.publicAddress), key: key,
        pageSize: options.pageSize ?? KMOOCv2Source.defaultPageSize)
    }
  }

  private func bookSource() async throws -> any PageRepository<Book> {
    guard options.isLive else {
      return SampleSources.books(pageSize: options.pageSize ?? KakaoBookSource.defaultPageSize)
    }
    return KakaoBookSource(
      client: client, server: try server(KakaoBookSource.publicAddress),
      key: try await apiKey(.kakao),
      pageSize: options.pageSize ?? KakaoBookSource.defaultPageSize)
  }

  /// The clients between the sources and the servers, innermost first: each wraps the one before.
  var client: any HTTPClient {
    let log: HTTPLog = { [log] in log?($0) }
    let wire = URLSessionHTTPClient(timeline: timeline)
    let logged = LoggingHTTPClient(wire, timeline: timeline, log: log)
    return CachingHTTPClient(
      HostLimitedHTTPClient(logged), timeline: timeline, isWhole: \.looksLikeJSONObject, log: log)
  }

  private func server(_ publicAddress: String) throws -> BaseURL {
    try options.baseURL ?? BaseURL(publicAddress)
  }

  private func apiKey(_ kind: KeyKind) async throws -> APIKey {
    try await keyFinder.key(kind)
  }

  private var keyFinder: KeyFinder {
    KeyFinder(environment: environment, file: options.keyFile, language: language)
  }
}
