import EndlessData
import EndlessDomain
import EndlessTestSupport
import Foundation
import Testing

/// A decoder, with the valid answers that its mutants are made of.
enum FuzzTarget: String, CaseIterable, CustomTestStringConvertible {
  case v1Page, v2Page, pokemonList, pokemonDetails, kakaoPage, v1Gateway, v2Gateway, kakaoError

  /// Loads something, and returns what is wrong with it, if anything.
  typealias Load = @Sendable (PageKey?) async throws(FeedError) -> String?

  var testDescription: String { rawValue }

  /// Whether its good answers are errors.
  var isOfErrors: Bool { [.v1Gateway, .v2Gateway, .kakaoError].contains(self) }

  /// Whether requests carry a key of the server's.
  var hasKey: Bool { ![.pokemonList, .pokemonDetails].contains(self) }

  /// The places of which one is asked for.
  var places: [PageKey?] {
    self == .pokemonList ? [nil, .offset(60), .offset(.max)] : [nil, .page(2), .page(.max)]
  }

  /// Returns a load from the source behind which the decoder is.
  func load(from client: FuzzClient) throws -> Load {
    let server = try BaseURL("https://a.example")
    let key = try #require(APIKey(FuzzWords.key))
    let pokemon = PokeAPISource(client: client, server: server, pageSize: 3)
    switch self {
    case .v1Page, .v1Gateway:
      let source = KMOOCv1Source(client: client, server: server, key: key)
      return { place throws(FeedError) in
        Self.fault(in: try await source.page(for: PageRequest(key: place)))
      }
    case .v2Page, .v2Gateway:
      let source = KMOOCv2Source(client: client, server: server, key: key, pageSize: 3)
      return { place throws(FeedError) in
        Self.fault(in: try await source.page(for: PageRequest(key: place)))
      }
    case .pokemonList:
      return { place throws(FeedError) in
        Self.fault(in: try await pokemon.page(for: PageRequest(key: place)))
      }
    case .pokemonDetails:
      return { _ throws(FeedError) in Self.fault(in: try await pokemon.detail(of: 7)) }
    case .kakaoPage, .kakaoError:
      let source = KakaoBookSource(client: client, server: server, key: key, pageSize: 3)
      let query = SearchQuery("x")
      return { place throws(FeedError) in
        Self.fault(in: try await source.page(for: PageRequest(query: query, key: place)))
      }
    }
  }

  private static func fault(in page: Page<Lecture>) -> String? {
    for lecture in page.items where !isShowable(lecture.imageURL) { return "\(lecture)" }
    guard case .page(let number)? = page.next else {
      return page.next == nil ? fault(inCountsOf: page) : "\(page.next as Any)"
    }
    return number >= 0 ? fault(inCountsOf: page) : "page \(number)"
  }

  private static func fault(in page: Page<Pokemon>) -> String? {
    for pokemon in page.items where pokemon.id < 1 { return "\(pokemon)" }
    guard case .offset(let offset)? = page.next else {
      return page.next == nil ? fault(inCountsOf: page) : "\(page.next as Any)"
    }
    return offset >= 0 ? fault(inCountsOf: page) : "offset \(offset)"
  }

  private static func fault(in page: Page<Book>) -> String? {
    for book in page.items {
      guard !book.id.isEmpty, isShowable(book.url), isShowable(book.thumbnailURL),
        book.price ?? 1 > 0, book.salePrice ?? 1 > 0
      else { return "\(book)" }
    }
    guard case .page(let number)? = page.next else {
      return page.next == nil ? fault(inCountsOf: page) : "\(page.next as Any)"
    }
    return (2...50).contains(number) ? fault(inCountsOf: page) : "page \(number)"
  }

  private static func fault(in details: PokemonDetails) -> String? {
    isShowable(details.imageURL) ? nil : "\(details)"
  }

  private static func fault<Item>(inCountsOf page: Page<Item>) -> String? {
    page.dropped >= 0 ? nil : "\(page.dropped) dropped"
  }

  private static func isShowable(_ url: URL?) -> Bool {
    guard let url else { return true }
    return ["http", "https"].contains(url.scheme?.lowercased()) && url.host()?.isEmpty == false
  }
}
