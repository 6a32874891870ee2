import EndlessData
import EndlessDomain
import EndlessTestSupport
import Testing

/// A live source and the server that it is tried with.
enum RemoteFeed: CaseIterable, CustomTestStringConvertible {
  case v1, v2, v2WithTotalInHeader, v2WithoutTotal, pokemon, books, booksHeldBack

  private static let key = KeyForm.decoded.rawValue

  var testDescription: String { "\(self)" }

  private var v1: KMOOCv1Server { KMOOCv1Server(count: 23, key: Self.key) }
  private var pokemon: PokemonServer { PokemonServer(count: 23, forms: 4) }

  private var v2: KMOOCv2Server {
    let places: [Self: KMOOCv2Server.TotalPlace] = [
      .v2WithTotalInHeader: .header, .v2WithoutTotal: .nowhere,
    ]
    return KMOOCv2Server(count: 20, key: Self.key, totalPlace: places[self] ?? .top)
  }

  private var books: KakaoServer {
    KakaoServer(count: 23, key: Self.key, pageable: self == .booksHeldBack ? 17 : 1000)
  }

  var server: any FakeServer {
    switch self {
    case .v1: v1
    case .v2, .v2WithTotalInHeader, .v2WithoutTotal: v2
    case .pokemon: pokemon
    case .books, .booksHeldBack: books
    }
  }

  /// What a walk asks for.
  var targets: [String] {
    let key = KeyForm.encoded.rawValue
    return switch self {
    case .v1: (1...3).map { "/B552881/kmooc/courseList?serviceKey=\(key)&Page=\($0)" }
    case .v2, .v2WithTotalInHeader, .v2WithoutTotal:
      (1...(self == .v2WithoutTotal ? 5 : 4)).map {
        "/B552881/kmooc_v2_0/courseList_v2_0?ServiceKey=\(key)&Page=\($0)&Size=5"
      }
    case .pokemon:
      stride(from: 0, to: 23, by: 5).map { "/api/v2/pokemon?offset=\($0)&limit=5" }
    case .books, .booksHeldBack:
      (1...(self == .books ? 5 : 4)).map {
        "/v3/search/book?query=a%2Bb%20%EC%B1%85&page=\($0)&size=5"
      }
    }
  }

  /// Tries one demand on the source, whose server is at the end of a client.
  func check(
    _ demand: PageDemand, client: any HTTPClient, address: String, key text: String = Self.key,
    asked: @escaping @Sendable () -> Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let server = try BaseURL(address)
    let key = try #require(APIKey(text))
    switch self {
    case .v1:
      let source = KMOOCv1Source(client: client, server: server, key: key)
      let contract = PageContract(source, holding: v1.ids, pageSize: 10, total: 23, asked: asked)
      try await contract.check(demand, sourceLocation: sourceLocation)
    case .v2, .v2WithTotalInHeader, .v2WithoutTotal:
      let source = KMOOCv2Source(client: client, server: server, key: key, pageSize: 5)
      let contract = PageContract(
        source, holding: v2.ids, pageSize: 5, emptyPages: self == .v2WithoutTotal ? 1 : 0,
        total: self == .v2WithoutTotal ? nil : 20, asked: asked)
      try await contract.check(demand, sourceLocation: sourceLocation)
    case .pokemon:
      let source = PokeAPISource(client: client, server: server, pageSize: 5)
      let contract = PageContract(
        source, holding: pokemon.ids, pageSize: 5, total: 23, sizesVary: true, asked: asked)
      try await contract.check(demand, sourceLocation: sourceLocation)
    case .books, .booksHeldBack:
      let source = KakaoBookSource(client: client, server: server, key: key, pageSize: 5)
      let (query, odd) = (try #require(SearchQuery("a+b 책")), try #require(SearchQuery("odd")))
      let contract = PageContract(
        source, holding: books.ids(for: query.text), pageSize: 5, query: query,
        other: (odd, books.ids(for: odd.text)), total: self == .books ? 23 : 17,
        end: self == .books ? .exhausted : .serverLimit, asked: asked)
      try await contract.check(demand, sourceLocation: sourceLocation)
    }
  }
}
