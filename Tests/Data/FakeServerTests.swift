import EndlessTestSupport
import Foundation
import Testing

/// The fake servers do what the adapters never make them do.
struct FakeServerTests {
  private func answer(
    _ server: some FakeServer, _ target: String, headers: [String: String] = [:]
  ) -> FakeAnswer {
    server.answer(target: target) { headers[$0] }
  }

  @Test(arguments: [
    ("", 20), ("?limit=0", 20), ("?limit=x&offset=y", 20), ("?limit=7", 7), ("?offset=30", 3),
    ("?offset=33", 0), ("?offset=9223372036854775807&limit=9223372036854775807", 0),
  ])
  func `PokéAPI has its own idea of a page without numbers`(query: String, rows: Int) throws {
    let body = answer(PokemonServer(count: 33), "/api/v2/pokemon\(query)").body
    #expect(body.components(separatedBy: #""name""#).count - 1 == rows)
    #expect(body.contains(#""next":null"#) == (rows < 7))
  }

  @Test func `PokéAPI's last link asks for no more than is left`() {
    let body = answer(PokemonServer(count: 7), "/api/v2/pokemon?offset=3&limit=3").body
    #expect(body.contains(#""next":"https://pokeapi.co/api/v2/pokemon?offset=6&limit=1""#))
    #expect(body.contains(#""previous":"https://pokeapi.co/api/v2/pokemon?offset=0&limit=3""#))
  }

  @Test(arguments: [
    ("/api/v2/pokemon/3/", 200), ("/api/v2/pokemon/10001", 200), ("/api/v2/pokemon/4", 404),
    ("/api/v2/pokemon/x", 400), ("/api/v2/berry", 400),
  ])
  func `PokéAPI tells an unknown number from none`(target: String, status: Int) {
    #expect(answer(PokemonServer(count: 4, forms: 1), target).status == status)
  }

  @Test func `PokéAPI does not send again what has not changed`() throws {
    let first = answer(PokemonServer(count: 4), "/api/v2/pokemon/3")
    let tag = try #require(first.headers["ETag"])
    let again = answer(
      PokemonServer(count: 4), "/api/v2/pokemon/3", headers: ["If-None-Match": tag])
    #expect(again.status == 304 && again.body.isEmpty)
  }

  @Test func `K-MOOC's older list links to another host, with the caller's key`() {
    let server = KMOOCv1Server(count: 11, key: "a+b=")
    let list = "/B552881/kmooc/courseList"
    let first = answer(server, "\(list)?serviceKey=a%2Bb%3D&page=1").body
    #expect(first.contains(#""next":"http://www.kmooc.example/"#))
    #expect(first.contains("page=2&serviceKey=a%2Bb%3D"))
    #expect(answer(server, "\(list)?serviceKey=a%2Bb%3D&Page=2").body.contains(#""next":null"#))
    #expect(answer(server, "\(list)?serviceKey=a%2Bb%3D&Page=3").status == 404)
  }

  @Test(arguments: ["", "?serviceKey=&ServiceKey=", "?serviceKey=a+b=&ServiceKey=a+b="])
  func `the gateway answers a wrong key with 200 and XML`(query: String) {
    let v1 = answer(KMOOCv1Server(count: 1, key: "a+b="), "/B552881/kmooc/courseList\(query)")
    let v2 = answer(
      KMOOCv2Server(count: 1, key: "a+b="), "/B552881/kmooc_v2_0/courseList_v2_0\(query)")
    for answer in [v1, v2] {
      #expect(answer.status == 200 && answer.body.contains("<returnAuthMsg>SERVICE_KEY_IS_N"))
    }
  }

  @Test func `K-MOOC's newer list has an empty text past its end`() {
    let target = "/B552881/kmooc_v2_0/courseList_v2_0?ServiceKey=k&Size=2&Page="
    let server = KMOOCv2Server(count: 3, key: "k")
    #expect(answer(server, target + "2").body.contains(#""items":[{"#))
    #expect(answer(server, target + "3").body.contains(#""items":"""#))
    #expect(answer(server, target + "0").body.contains("INVALID_REQUEST_PARAMETER_ERROR"))
  }

  @Test(arguments: [
    ("query=a", "KakaoAK k", 200), ("query=a&page=50&size=50", "KakaoAK k", 200),
    ("query=a&page=51", "KakaoAK k", 400), ("query=a&size=51", "KakaoAK k", 400),
    ("query=a&page=0", "KakaoAK k", 400), ("query=", "KakaoAK k", 400), ("", "KakaoAK k", 400),
    ("query=a", "KakaoAK other", 401), ("query=a", "k", 401),
  ])
  func `Kakao looks at key, query, page and size`(query: String, header: String, status: Int) {
    let answer = answer(
      KakaoServer(count: 3, key: "k"), "/v3/search/book?\(query)",
      headers: ["Authorization": header])
    #expect(answer.status == status)
    #expect(answer.body.contains("errorType") == (status != 200))
  }

  @Test func `Kakao pages through less than it finds`() {
    let body = answer(
      KakaoServer(count: 30, key: "k", pageable: 15), "/v3/search/book?query=a&page=2",
      headers: ["Authorization": "KakaoAK k"]
    ).body
    #expect(body.contains(#""is_end":true,"pageable_count":15,"total_count":30"#))
    #expect(body.components(separatedBy: #""title""#).count - 1 == 5)
  }
}
