import EndlessData
import EndlessDomain

/// What the suites about PokéAPI's list have in common.
protocol PokeAPISuite {}

extension PokeAPISuite {
  /// The address of the list.
  var list: String { "https://pokeapi.co/api/v2/pokemon" }

  func source(_ client: StubHTTPClient, size: Int = 30) throws -> PokeAPISource {
    PokeAPISource(
      client: client, server: try BaseURL(PokeAPISource.publicAddress), pageSize: size)
  }

  func page(_ client: StubHTTPClient, _ key: PageKey? = nil, limit: Int? = nil) async throws
    -> Page<Pokemon>
  {
    try await source(client).page(for: PageRequest(key: key, limit: limit))
  }

  /// An answer with a page of the list.
  func body(_ results: String = "", next: String = "null", count: String = "1351") -> String {
    #"{"count": \#(count), "next": \#(next), "previous": "x", "results": [\#(results)]}"#
  }
}
