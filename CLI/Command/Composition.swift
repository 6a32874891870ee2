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
    LectureListViewModel(
      repository: try await lectureSource(), language: language, policy: Self.policy)
  }

  func pokemon() throws -> PokemonListViewModel {
    guard options.isLive else {
      return PokemonListViewModel(
        repository: SampleSources.pokemon(
          pageSize: options.pageSize ?? PokeAPISource.defaultPageSize),
        details: SampleSources.pokemonDetails(), language: language, policy: Self.policy)
    }
    let source = PokeAPISource(
      client: client(reading: PokeAPISource.failure),
      server: try server(PokeAPISource.publicAddress),
      pageSize: options.pageSize ?? PokeAPISource.defaultPageSize)
    return PokemonListViewModel(
      repository: source, details: source, language: language, policy: Self.policy)
  }

  func books() async throws -> BookSearchViewModel {
    BookSearchViewModel(
      repository: try await bookSource(), language: language, policy: Self.policy)
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
        client: client(reading: KMOOCv1Source.failure),
        server: try server(KMOOCv1Source.publicAddress), key: key)
    case .v2:
      return KMOOCv2Source(
        client: client(reading: KMOOCv2Source.failure),
        server: try server(KMOOCv2Source.publicAddress), key: key,
        pageSize: options.pageSize ?? KMOOCv2Source.defaultPageSize)
    }
  }

  private func bookSource() async throws -> any PageRepository<Book> {
    guard options.isLive else {
      return SampleSources.books(pageSize: options.pageSize ?? KakaoBookSource.defaultPageSize)
    }
    return KakaoBookSource(
      client: client(reading: KakaoBookSource.failure),
      server: try server(KakaoBookSource.publicAddress),
      key: try await apiKey(.kakao),
      pageSize: options.pageSize ?? KakaoBookSource.defaultPageSize)
  }

  /// Returns the way to a server, from the wire up: each client wraps the one before.
  func client(reading failure: @escaping RetryingHTTPClient.FailureReader)
    -> any HTTPClient
  {
    let log: HTTPLog = { [log] in log?($0) }
    let wire = URLSessionHTTPClient(timeline: timeline)
    let logged = LoggingHTTPClient(wire, timeline: timeline, log: log)
    let limited = HostLimitedHTTPClient(logged)
    let coalesced = CoalescingHTTPClient(limited, log: log)
    let cached = CachingHTTPClient(
      coalesced, timeline: timeline, isWhole: \.looksLikeJSONObject, log: log)
    let retried = RetryingHTTPClient(cached, timeline: timeline, failure: failure, log: log)
    return TimeLimitedHTTPClient(retried, limit: .seconds(60), timeline: timeline)
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
