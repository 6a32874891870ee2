import EndlessTestSupport

extension FuzzTarget {
  var seeds: [FuzzSeed] { answers.map(FuzzSeed.init) }

  private var answers: [String] {
    switch self {
    case .v1Page:
      let target = "/B552881/kmooc/courseList?serviceKey=\(Self.sentKey)&Page="
      let server = KMOOCv1Server(count: 5, key: FuzzWords.key, pageSize: 2)
      return ["1", "3"].map { body(of: server, target + $0) } + [Self.v1]
    case .v2Page:
      let target = "/B552881/kmooc_v2_0/courseList_v2_0?ServiceKey=\(Self.sentKey)&Size=2&Page="
      return KMOOCv2Server.TotalPlace.allCases.map {
        body(of: KMOOCv2Server(count: 4, key: FuzzWords.key, totalPlace: $0), target + "1")
      } + [body(of: KMOOCv2Server(count: 0, key: FuzzWords.key), target + "1")]
    case .pokemonList:
      let server = PokemonServer(count: 5, forms: 1)
      return ["0", "3", "9"].map { body(of: server, "/api/v2/pokemon?limit=3&offset=\($0)") }
    case .pokemonDetails:
      return [body(of: PokemonServer(count: 9), "/api/v2/pokemon/7"), Self.details]
    case .kakaoPage:
      let server = KakaoServer(count: 9, key: FuzzWords.key, pageable: 5)
      return ["1", "3"].map { body(of: server, "/v3/search/book?query=a&size=2&page=\($0)") }
        + [Self.book]
    case .v1Gateway, .v2Gateway: return Self.gateway
    case .kakaoError:
      let server = KakaoServer(count: 1, key: "another")
      return [body(of: server, "/v3/search/book?query=a"), body(of: server, "/v3/search/nothing")]
        + Self.kakao
    }
  }

  private func body(of server: some FakeServer, _ target: String) -> String {
    server.answer(target: target) { $0 == "Authorization" ? "KakaoAK \(FuzzWords.key)" : nil }.body
  }

  private static let sentKey = "SECRETS%2BHIDDEN%3D%3D"

  private static let v1 = #"""
    {"pagination":{"count":2,"previous":"","num_pages":1,
     "next":"http://k.example/?page=2&serviceKey=\#(sentKey)"},
     "results":[{"id":"course-v1:A+B+C","name":"\uac00 \"x\"","teachers":"a,, b","org_name":"o",
     "short_description":"","start":"2021-06-29T00:00:00.5Z","end":"2022-01-01T00:00:00+09:00",
     "start_display":null,"media":{"image":{"raw":"","small":"http://k.example/s.png","large":null}}}]}
    """#

  private static let details = #"""
    {"id":7,"height":5,"weight":90,"abilities":[],"moves":[{"move":{"name":"m"}}],"is_default":true,
     "types":[{"slot":1,"type":{"name":"water","url":"https://p.example/type/11/"}}],
     "sprites":{"back_default":null,"front_default":"https://p.example/7.png",
     "other":{"official-artwork":{"front_default":"https://p.example/art/7.png"}}}}
    """#

  private static let book = #"""
    {"meta":{"is_end":false,"pageable_count":3,"total_count":4},"documents":[
     {"title":"t \u003cb\u003e","authors":["a",""],"translators":["b"],"publisher":"p","price":12000,
     "sale_price":10800,"isbn":"8996991341 9788996991342","datetime":"2014-11-17T00:00:00.000+09:00",
     "status":"\uc815\uc0c1","thumbnail":"https://b.example/t.jpg","contents":"c",
     "url":"https://b.example/?x=1&bookId=77"}]}
    """#

  private static let gateway: [String] =
    [
      """
      <OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg>
      <returnAuthMsg>PERMISSION_DENIED \(FuzzWords.key)</returnAuthMsg>
      <returnReasonCode>20</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>
      """,
      #"""
      {"OpenAPI_ServiceResponse":{"cmmMsgHeader":{"errMsg":"SERVICE ERROR \#(sentKey)",
       "returnAuthMsg":"SERVICE_KEY_IS_NOT_REGISTERED_ERROR \#(FuzzWords.key)","returnReasonCode":"30"}}}
      """#,
      #"{"cmmMsgHeader":{"errMsg":"\#(FuzzWords.key)","returnReasonCode":22}}"#,
      #"{"resultCode":"30","resultMsg":"\#(FuzzWords.key) DEADLINE_HAS_EXPIRED_ERROR","items":""}"#,
      #"{"header":{"resultCode":1,"resultMsg":"key=\#(sentKey)"},"items":[]}"#,
      "Unexpected errors: \(FuzzWords.key)", #"{"detail":"Invalid page."}"#,
      "<html><title>502</title><p>\(sentKey)</p></html>",
    ]

  private static let kakao = [
    #"{"errorType":"AccessDeniedError","message":"wrong appKey(\#(FuzzWords.key)) format"}"#,
    #"{"msg":"\#(sentKey) is unknown","code":-401}"#,
    #"{"message":"limit \#(FuzzWords.key)","code":-10}"#,
    #"{"errorType":"MissingParameter","message":"","code":-2,"msg":"query"}"#,
    "<html>\(FuzzWords.key)</html>",
  ]
}
