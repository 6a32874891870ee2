import EndlessData
import EndlessDomain
import EndlessMocks
import EndlessPresentation

/// What the program is made of.
@MainActor
struct Composition {
  let options: ListOptions
  let environment: [String: String]
  let language: Language

  func lectures() async throws -> LectureListViewModel {
    LectureListViewModel(repository: try await lectureSource(), language: language)
  }

  func pokemon() throws -> PokemonListViewModel {
    guard options.isLive else {
      return PokemonListViewModel(
        repository: SampleSources.pokemon(
          pageSize: options.pageSize ?? PokeAPISource.defaultPageSize),
        details: SampleSources.pokemonDetails(), language: language)
    }
    let source = PokeAPISource(
      client: URLSessionHTTPClient(), server: try server(PokeAPISource.publicAddress),
      pageSize: options.pageSize ?? PokeAPISource.defaultPageSize)
    return PokemonListViewModel(repository: source, details: source, language: language)
  }

  func books() async throws -> BookSearchViewModel {
    BookSearchViewModel(repository: try await bookSource(), language: language)
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
        client: URLSessionHTTPClient(), server: try server(KMOOCv1Source.publicAddress), key: key)
    case .v2:
      return KMOOCv2Source(
        client: URLSessionHTTPClient(), server: try server(KMOOCv2Source.publicAddress), key: key,
        pageSize: options.pageSize ?? KMOOCv2Source.defaultPageSize)
    }
  }

  private func bookSource() async throws -> any PageRepository<Book> {
    guard options.isLive else {
      return SampleSources.books(pageSize: options.pageSize ?? KakaoBookSource.defaultPageSize)
    }
    return KakaoBookSource(
      client: URLSessionHTTPClient(), server: try server(KakaoBookSource.publicAddress),
      key: try await apiKey(.kakao), pageSize: options.pageSize ?? KakaoBookSource.defaultPageSize)
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
