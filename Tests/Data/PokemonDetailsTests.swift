import EndlessData
import EndlessDomain
import Foundation
import Testing

struct PokemonDetailsTests {
  private func detail(of id: Int = 7, _ client: StubHTTPClient) async throws -> PokemonDetails {
    try await PokeAPISource(client: client, server: try BaseURL(PokeAPISource.publicAddress))
      .detail(of: id)
  }

  private func body(_ rest: String) -> String {
    #"{"id": 7, "height": 5, "weight": 90\#(rest)}"#
  }

  private static let plain = PokemonDetails(
    id: 7, types: [], heightDecimetres: 5, weightHectograms: 90)

  @Test func `details are asked for by number`() async throws {
    let client = StubHTTPClient(body(""))
    _ = try await detail(of: 10001, client)
    #expect(client.addresses == ["https://pokeapi.co/api/v2/pokemon/10001"])
    #expect(client.requests.map(\.headers) == [[:]])
  }

  @Test func `every shown field is read, types by slot`() async throws {
    let client = StubHTTPClient(
      body(
        #"""
        , "base_experience": null, "order": -1, "abilities": [], "moves": [],
        "types": [{"slot": 2, "type": {"name": "flying", "url": "x"}},
                  {"slot": 1, "type": {"name": "water", "url": "y"}}],
        "sprites": {"front_default": "https://a.b/7.png",
                    "other": {"official-artwork": {"front_default": "https://a.b/large.png"}}}
        """#))
    #expect(
      try await detail(client)
        == PokemonDetails(
          id: 7, types: ["water", "flying"], heightDecimetres: 5, weightHectograms: 90,
          imageURL: URL(string: "https://a.b/7.png")))
  }

  @Test func `without a sprite the artwork is shown`() async throws {
    let sprites = #"""
      , "sprites": {"front_default": null,
                    "other": {"official-artwork": {"front_default": "https://a.b/large.png"}}}
      """#
    #expect(
      try await detail(StubHTTPClient(body(sprites))).imageURL?.absoluteString
        == "https://a.b/large.png")
  }

  @Test(arguments: [
    "", #", "sprites": null"#, #", "sprites": []"#, #", "sprites": {"front_default": null}"#,
    #", "sprites": {"front_default": "", "other": null}"#,
    #", "sprites": {"other": {"official-artwork": null}}"#, #", "types": null"#, #", "types": {}"#,
    #", "types": [null, {"slot": 1}, {"type": {"name": "x"}}]"#,
  ])
  func `pictures and types may be missing`(rest: String) async throws {
    #expect(try await detail(StubHTTPClient(body(rest))) == Self.plain)
  }

  @Test func `a weight of nothing is kept`() async throws {
    let client = StubHTTPClient(#"{"id": 10158, "height": 1, "weight": 0}"#)
    #expect(try await detail(client).weightHectograms == 0)
  }

  @Test(arguments: [
    ("Not Found", "no JSON"), ("{}", "no id"), (#"{"id": 7}"#, "no height"),
    (#"{"id": 0, "height": 1, "weight": 1}"#, "bad id"),
    (#"{"id": -7, "height": 1, "weight": 1}"#, "bad id"),
    (#"{"id": 7, "height": null, "weight": 1}"#, "null height"),
    (#"{"id": 7, "height": 1, "weight": "heavy"}"#, "bad weight"),
  ])
  func `details without a measure cannot be shown`(body: String, fault: String) async throws {
    await #expect(throws: FeedError.malformed(fault)) { try await detail(StubHTTPClient(body)) }
  }
}
