import EndlessData
import EndlessDomain
import Foundation
import Testing

/// What a list holds stands in no error: it is neither the server's word nor a reason.
struct ListSecrecyTests {
  private static let lists = [
    #"{"pagination": {"next": 1}, "results": [{"id": "INSIDE", "name": "INSIDE"}]}"#,
    #"{"resultCode": "00", "items": {"id": "INSIDE", "name": "INSIDE"}}"#,
    #"{"meta": {}, "documents": [{"title": "INSIDE", "url": "INSIDE"}], "message": "INSIDE"}"#,
    #"{"count": "INSIDE", "next": {}, "results": [{"name": "INSIDE", "url": "INSIDE"}]}"#,
    #"[{"name": "INSIDE"}]"#, #"  [["INSIDE"]]"#,
  ]
  /// A list, whole, or as it may be cut, marked or wrapped.
  private static func forms(of list: String) -> [String] {
    var forms = [list, "\u{FEFF}" + list, ")]}',\n" + list, list + list]
    forms += [String(list.dropFirst()), String(list.dropFirst(12)), String(list.dropLast(3))]
    forms += ["callback(\(list))", "<pre>\(list)</pre>", "\"\(list)\""]
    return forms
  }

  @Test(arguments: [200, 204, 302, 400, 401, 403, 404, 429, 500, 503])
  func `no error tells what stands in a list`(status: Int) async throws {
    let server = try BaseURL("https://a.kr")
    let key = try KeyForm.decoded.key()
    for body in Self.lists.flatMap(Self.forms) {
      let client = StubHTTPClient(status: status, body)
      for source: any PageRepository in [
        KMOOCv1Source(client: client, server: server, key: key),
        KMOOCv2Source(client: client, server: server, key: key),
        PokeAPISource(client: client, server: server),
        KakaoBookSource(client: client, server: server, key: key),
      ] {
        let error = await error(of: source)
        #expect(error.map { !"\($0)".contains("INSIDE") } ?? true, "\(source): \(body)")
        if status != 200, status != 204 { #expect(error != nil, "\(source): \(body)") }
      }
    }
  }

  private func error(of source: some PageRepository) async -> FeedError? {
    do throws(FeedError) {
      _ = try await source.page(for: PageRequest(query: SearchQuery("x")))
      return nil
    } catch {
      return error
    }
  }
}
