/// PokéAPI: pages as the real one cuts them, next links to the real host, and details.
package struct PokemonServer: FakeServer {
  package let count: Int
  /// How many at the end of the list are other forms, numbered from 10001.
  package let forms: Int
  /// Numbers whose details fail.
  package let broken: Set<Int>
  /// The offset whose page fails, and with which status.
  package let failure: (offset: Int, status: Int)?
  /// What details hold besides, as the real ones do: moves that no row shows.
  private let moves: String

  /// Creates a server; details have at least so many bytes.
  package init(
    count: Int, forms: Int = 0, broken: Set<Int> = [],
    failure: (offset: Int, status: Int)? = nil, detailBytes: Int = 0
  ) {
    self.count = count
    self.forms = forms
    self.broken = broken
    self.failure = failure
    moves = Self.moves(bytes: detailBytes)
  }

  private static func moves(bytes: Int) -> String {
    var moves: [String] = []
    var size = 0
    while size < bytes {
      let number = moves.count + 1
      moves.append(
        #"""
        {"move":{"name":"move-\#(number)","url":"\#(host)/move/\#(number)/"},\#
        "version_group_details":[{"level_learned_at":\#(number % 50),"order":null,\#
        "move_learn_method":{"name":"by-level","url":"\#(host)/move-learn-method/1/"},\#
        "version_group":{"name":"version-\#(number % 9)","url":"\#(host)/version-group/\#(number % 9)/"}}]}
        """#)
      size += moves[number - 1].utf8.count + 1
    }
    return moves.joined(separator: ",")
  }

  /// The ids of its list, in order.
  package var ids: [Int] { (0..<count).map(id) }

  package func answer(target: String, header: (String) -> String?) -> FakeAnswer {
    let target = RequestTarget(target)
    let list = "/api/v2/pokemon"
    let rest = target.path.drop { $0 == "/" }.split(separator: "/").map(String.init)
    guard target.path.hasPrefix(list), rest.count <= 4 else {
      return FakeAnswer(status: 400, body: "Bad Request")
    }
    let answer =
      rest.count == 4
      ? details(of: rest[3])
      : page(offset: number(target["offset"]) ?? 0, limit: number(target["limit"]) ?? 20)
    guard let tag = answer.headers["ETag"], header("If-None-Match") == tag else { return answer }
    return FakeAnswer(status: 304, headers: answer.headers, body: "")
  }

  /// What is not a number from 1 counts as if it were not there.
  private func number(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  private func id(_ place: Int) -> Int {
    place < count - forms ? place + 1 : 10_001 + place - (count - forms)
  }

  private func page(offset: Int, limit: Int) -> FakeAnswer {
    if let failure, failure.offset == offset { return FakeAnswer(status: failure.status, body: "") }
    let start = min(offset, count)
    let end = pageEnd(from: start, size: limit, count: count)
    let results = (start..<end).map {
      #"{"name":"mon-\#(id($0))","url":"\#(Self.address)/\#(id($0))/"}"#
    }
    // The last link asks for no more than is left.
    let next = end < count ? link(offset: end, limit: min(limit, count - end)) : "null"
    let previous = offset > 0 ? link(offset: max(0, start - limit), limit: limit) : "null"
    return good(
      #"""
      {"count":\#(count),"next":\#(next),"previous":\#(previous),\#
      "results":[\#(results.joined(separator: ","))]}
      """#, tag: "\(count)-\(start)-\(limit)")
  }

  private func details(of word: String) -> FakeAnswer {
    guard let id = Int(word), id >= 0 else { return FakeAnswer(status: 400, body: "Bad Request") }
    if broken.contains(id) { return FakeAnswer(status: 500, body: "oops") }
    guard ids.contains(id) else {
      return FakeAnswer(
        status: 404, headers: ["Cache-Control": "max-age=432000"], body: "Not Found")
    }
    return good(
      #"""
      {"id":\#(id),"height":\#(id),"weight":\#(10 * id),"order":-1,"base_experience":null,\#
      "moves":[\#(moves)],\#
      "types":[{"slot":2,"type":{"name":"ice"}},{"slot":1,"type":{"name":"fire"}}],\#
      "sprites":{"front_default":\#(moves.isEmpty ? "null" : picture(of: id))}}
      """#, tag: "\(id)")
  }

  private func picture(of id: Int) -> String { #""https://sprites.example/pokemon/\#(id).png""# }

  private static let host = "https://pokeapi.co/api/v2"
  private static let address = host + "/pokemon"

  private func link(offset: Int, limit: Int) -> String {
    #""\#(Self.address)?offset=\#(offset)&limit=\#(limit)""#
  }

  private func good(_ json: String, tag: String) -> FakeAnswer {
    FakeAnswer(
      headers: ["Cache-Control": "public, max-age=86400, s-maxage=86400", "ETag": #"W/"\#(tag)""#],
      json: json)
  }
}
