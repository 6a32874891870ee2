public import EndlessDomain
import Foundation

/// The Pokémon of PokéAPI v2: pages by offset, and details by number.
public struct PokeAPISource: Sendable {
  /// How many Pokémon a page may hold.
  public static let pageSizes = 1...1000
  /// How many Pokémon a page holds by default.
  public static let defaultPageSize = 30
  /// Where the public server is.
  public static let publicAddress = "https://pokeapi.co"

  private let client: any HTTPClient
  private let server: BaseURL
  private let pageSize: Int

  /// Creates a source; a page size out of ``pageSizes`` is brought into them.
  public init(
    client: any HTTPClient, server: BaseURL, pageSize: Int = PokeAPISource.defaultPageSize
  ) {
    self.client = client
    self.server = server
    self.pageSize = Self.allowed(pageSize)
  }

  private static func allowed(_ size: Int) -> Int {
    min(max(size, pageSizes.lowerBound), pageSizes.upperBound)
  }

  private func body(path: String, query: [(name: String, value: String)] = [])
    async throws(FeedError) -> Data
  {
    let request = HTTPRequest(url: server.url(path: path, query: query))
    let response = try await client.send(request)
    if let failure = Self.failure(of: response, to: request) { throw failure }
    return response.body
  }

  /// Returns the error that a response represents, or `nil` if it may be a page or details.
  ///
  /// The server's errors are a status and a few words of plain text.
  private static func failure(of response: HTTPResponse, to request: HTTPRequest) -> FeedError? {
    guard !response.isGood else { return nil }
    return FeedError(status: response, words: plainWords(of: response, without: request.key))
  }
}

extension PokeAPISource: PageRepository {
  /// Returns one page of the list, of the size that the request wants, brought into ``pageSizes``.
  ///
  /// It runs off the caller's actor, which is a screen's: an answer may be large.
  ///
  /// - Throws: what went wrong.
  @concurrent public func page(for request: PageRequest) async throws(FeedError) -> Page<Pokemon> {
    let offset: Int
    switch request.key {
    case nil: offset = 0
    case .offset(let place)? where place >= 0: offset = place
    case .offset?: throw .invalidRequest("the offsets of this feed are counted from 0")
    case .page?, .cursor?: throw .invalidRequest("a page of this feed is named by its offset")
    }
    // The next page begins where this one ends, whatever the size of either.
    let size = request.limit.map(Self.allowed) ?? pageSize
    let body = try await body(
      path: "/api/v2/pokemon",
      query: [(name: "offset", value: "\(offset)"), (name: "limit", value: "\(size)")])
    let list = try decoded(PokemonListDTO.self, from: body)
    return Page(
      items: list.results.elements.map { Pokemon(id: $0.id, name: $0.name) },
      next: isWhole(list, from: offset, size: size) ? nil : list.nextOffset.map(PageKey.offset),
      total: list.count, dropped: list.results.dropped)
  }

  /// Whether a server that takes no notice of the limit has sent all there is: what it calls the next
  /// page has come already.
  private func isWhole(_ list: PokemonListDTO, from offset: Int, size: Int) -> Bool {
    let came = list.results.elements.count + list.results.dropped
    guard came > size, let count = list.count else { return false }
    return offset >= count - came
  }
}

extension PokeAPISource: DetailRepository {
  /// Returns the details of one Pokémon.
  ///
  /// It runs off the caller's actor, which is a screen's: an answer may be large.
  ///
  /// - Throws: what went wrong; ``FeedError/notFound`` where there is no such Pokémon.
  @concurrent public func detail(of id: Int) async throws(FeedError) -> PokemonDetails {
    let body = try await body(path: "/api/v2/pokemon/\(id)")
    return try decoded(PokemonDetailsDTO.self, from: body).details
  }
}
