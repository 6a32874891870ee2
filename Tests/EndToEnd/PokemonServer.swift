import EndlessTestSupport
import Foundation

/// A small PokéAPI: so many Pokémon, pages as the real one cuts them, next links to the real host.
struct PokemonServer {
  let count: Int
  /// Numbers whose details fail.
  var broken: Set<Int> = []
  /// The offset whose page fails, and with which status.
  var failure: (offset: Int, status: Int)?

  func answer(_ request: LoopbackRequest) -> LoopbackResponse {
    guard let parts = URLComponents(string: request.target) else {
      return LoopbackResponse(status: 400)
    }
    if let id = Int(parts.path.split(separator: "/").last ?? "") { return details(of: id) }
    func number(_ name: String) -> Int {
      parts.queryItems?.first { $0.name == name }?.value.flatMap { Int($0) } ?? 0
    }
    return page(offset: number("offset"), limit: number("limit"))
  }

  private func page(offset: Int, limit: Int) -> LoopbackResponse {
    if let failure, failure.offset == offset { return LoopbackResponse(status: failure.status) }
    let end = min(offset + limit, count)
    let results = (offset..<end).map {
      #"{"name":"mon-\#($0 + 1)","url":"https://pokeapi.co/api/v2/pokemon/\#($0 + 1)/"}"#
    }
    let next =
      end < count
      ? #""https://pokeapi.co/api/v2/pokemon?offset=\#(end)&limit=\#(min(limit, count - end))""#
      : "null"
    return LoopbackResponse(
      body: #"{"count":\#(count),"next":\#(next),"results":[\#(results.joined(separator: ","))]}"#)
  }

  private func details(of id: Int) -> LoopbackResponse {
    if broken.contains(id) { return LoopbackResponse(status: 500, body: "oops") }
    return LoopbackResponse(
      body: """
        {"id":\(id),"height":\(id),"weight":\(10 * id),
        "types":[{"slot":2,"type":{"name":"ice"}},{"slot":1,"type":{"name":"fire"}}],
        "sprites":{"front_default":null}}
        """)
  }
}
