import EndlessData
import EndlessDomain
import Foundation
import Testing

/// A key goes over the wire and nowhere else.
struct KeySecrecyTests {
  enum Feed: CaseIterable {
    case v1, v2, books

    func source(_ client: StubHTTPClient, _ key: APIKey) throws -> any PageRepository {
      let server = try BaseURL("https://a.kr")
      return switch self {
      case .v1: KMOOCv1Source(client: client, server: server, key: key)
      case .v2: KMOOCv2Source(client: client, server: server, key: key)
      case .books: KakaoBookSource(client: client, server: server, key: key)
      }
    }
  }

  /// Every way in which a value tells of itself.
  private func tellings(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(describing: value), String(reflecting: value), dumped]
  }

  private func expectNoKey(in value: Any, sourceLocation: SourceLocation = #_sourceLocation) {
    for telling in tellings(of: value).flatMap({ [$0, $0.filter { !$0.isWhitespace }] }) {
      // The two parts of the key that are the same in every form.
      #expect(!telling.contains("SECRETS"), sourceLocation: sourceLocation)
      #expect(!telling.contains("HIDDEN"), sourceLocation: sourceLocation)
    }
  }

  private static let forms = ["SECRETS+HIDDEN==", "SECRETS%2BHIDDEN%3D%3D"]
  private static let request = PageRequest(query: SearchQuery("x"))

  @Test(arguments: forms)
  func `a key shows itself nowhere`(form: String) throws {
    let key = try #require(APIKey(form))
    expectNoKey(in: key)
    expectNoKey(in: [key])
    expectNoKey(in: ["key": Optional(key)])
    #expect("\(key)" == "[key]")
  }

  @Test(arguments: Feed.allCases, forms)
  func `neither a source nor its request shows the key`(feed: Feed, form: String) async throws {
    let client = StubHTTPClient("{}")
    let source = try feed.source(client, try #require(APIKey(form)))
    try? await load(source)
    let request = try #require(client.requests.first)
    #expect((request.url.absoluteString + "\(request.headers)").contains("SECRETS"))
    expectNoKey(in: request)
    expectNoKey(in: source)
    #expect(request.description.hasPrefix("GET a.kr/"))
    #expect(!request.description.contains("?"))
  }

  @Test(arguments: Feed.allCases, forms)
  func `no error holds the key that a server echoes`(feed: Feed, form: String) async throws {
    let key = try #require(APIKey(form))
    for echo in Self.forms + [
      "SECRETS%2bHIDDEN%3d%3d", "SECRETS+HIDDEN%3D%3D", #"SECRETS\u002bHIDDEN=="#,
      #"SECRETS\\u002bHIDDEN=="#, "SECRETS&#43;HIDDEN==", "SECRETS&amp;#x2b;HIDDEN==",
      #"SEC\u0000RETS+HID\u200bDEN=="#, "SEC\u{200B}RETS+HIDDEN=\u{202E}=",
      "SECRETS\u{3000}HIDDEN==",
      "SECRETS+HIDDEN=",
    ] {
      for (status, body) in Self.answers(echo) {
        let source = try feed.source(StubHTTPClient(status: status, body), key)
        let error = await #expect(throws: FeedError.self) {
          try await load(source)
        }
        expectNoKey(in: try #require(error))
      }
    }
  }

  @Test(arguments: Feed.allCases)
  func `a key at the end of long words is not cut into view`(feed: Feed) async throws {
    let key = try #require(APIKey(Self.forms[0]))
    for length in [180, 190, 195, 4080, 4085, 4090] {
      let words = String(repeating: " ", count: length) + "SECRETS+HIDDEN=="
      for (status, body) in Self.answers(words) {
        let source = try feed.source(StubHTTPClient(status: status, body), key)
        let error = await #expect(throws: FeedError.self) {
          try await load(source)
        }
        expectNoKey(in: try #require(error))
      }
    }
  }

  private func load(_ source: some PageRepository) async throws {
    _ = try await source.page(for: Self.request)
  }

  private static func answers(_ echo: String) -> [(Int, String)] {
    [200, 400, 401, 403, 500].flatMap { status in
      [
        #"{"errorType": "AccessDeniedError", "message": "wrong key \#(echo)"}"#,
        #"{"msg": "\#(echo)", "code": -401}"#, #"{"message": "\#(echo)", "code": -10}"#,
        #"{"cmmMsgHeader": {"returnAuthMsg": "SERVICE_KEY_IS_NOT_REGISTERED_ERROR \#(echo)"}}"#,
        "<e><returnAuthMsg>PERMISSION_DENIED \(echo)</returnAuthMsg></e>",
        "<e><errMsg>\(echo)</errMsg></e>", "<html>\(echo)</html>", "Unexpected \(echo)", echo,
        #"{"resultCode": "30", "resultMsg": "\#(echo)"}"#, #"{"resultCode": "\#(echo)"}"#,
        #"{"results": "\#(echo)", "items": "\#(echo)", "documents": "\#(echo)", "\#(echo)": 1}"#,
        #"{"pagination": {"next": 1, "\#(echo)": 1}, "results": [], "documents": [], "meta": "\#(echo)"}"#,
        #"{"\#(echo)"#,
      ].map { (status, $0) }
    }
  }

  @Test func `a page does not hold the key of its next address`() async throws {
    let client = StubHTTPClient(
      #"""
      {"pagination": {"next": "http://b.kr/?page=2&serviceKey=SECRETS%2BHIDDEN%3D%3D"},
       "results": [{"id": "a", "name": "b"}]}
      """#)
    let key = try #require(APIKey(Self.forms[0]))
    let source = KMOOCv1Source(client: client, server: try BaseURL("https://a.kr"), key: key)
    let page = try await source.page(for: PageRequest())
    #expect(page.next == .page(2))
    expectNoKey(in: page)
  }
}
