import EndlessData
import EndlessDomain
import EndlessPresentation
import EndlessTestSupport
import Foundation

/// The lists of the real servers.
@MainActor
enum Formats {
  private static let runs = 9
  private static let address = "https://list.example"
  private static let key = "abc123"

  static func costs() async throws(BenchFault) -> [FormatCosts] {
    guard let key = APIKey(key) else { throw .unavailable("no key") }
    let decoder = JSONDecoder()
    return [
      try await lectures(
        "K-MOOC v1", KMOOCv1Server(count: 1000, key: Self.key),
        source: { KMOOCv1Source(client: $0, server: try BaseURL(address), key: key) },
        decode: { try decoder.decode(PlainPages.KMOOCv1.self, from: $0).results.count }),
      try await lectures(
        "K-MOOC v2", KMOOCv2Server(count: 1000, key: Self.key),
        source: { KMOOCv2Source(client: $0, server: try BaseURL(address), key: key) },
        decode: { try decoder.decode(PlainPages.KMOOCv2.self, from: $0).items.count }),
      try await FormatProbe(
        name: "PokéAPI list", server: PokemonServer(count: 1351),
        source: { PokeAPISource(client: $0, server: try BaseURL(address)) },
        list: { PokemonRows(of: $0) },
        decode: { try decoder.decode(BarePage.self, from: $0).results.count },
        textBytes: \.textBytes
      ).measure(runs: runs),
      try await FormatProbe(
        name: "Kakao books", server: KakaoServer(count: 1000, key: Self.key),
        query: SearchQuery("all"),
        source: { KakaoBookSource(client: $0, server: try BaseURL(address), key: key) },
        list: { BookSearchViewModel(of: $0, policy: .lastItem) },
        decode: { try decoder.decode(PlainPages.Kakao.self, from: $0).documents.count },
        textBytes: { row in
          [row.title, row.authors, row.publisher, row.published, row.price]
            .reduce(0) { $0 + $1.utf8.count }
        }
      ).measure(runs: runs),
    ]
  }

  private static func lectures(
    _ name: String, _ server: any FakeServer,
    source: @escaping (any HTTPClient) throws -> any PageRepository<Lecture>,
    decode: @escaping (Data) throws -> Int
  ) async throws(BenchFault) -> FormatCosts {
    try await FormatProbe(
      name: name, server: server, source: source,
      list: { LectureListViewModel(of: $0, policy: .lastItem) },
      decode: decode,
      textBytes: { row in
        [row.title, row.teachers, row.organization, row.dates].reduce(0) { $0 + $1.utf8.count }
      }
    ).measure(runs: runs)
  }
}

/// The list of Pokémon without their details.
private final class PokemonRows: ListViewModel {
  let feed: FeedViewModel<Pokemon, PokemonRow>

  init(of source: any PageRepository<Pokemon>) {
    feed = FeedViewModel(
      loadFirstPage: LoadFirstPage(from: source), loadNextPage: LoadNextPage(from: source),
      timeline: Timeline()
    ) { PokemonRow(pokemon: $0, language: .english) }
  }
}
