public import EndlessDomain
import Foundation

/// The lectures of K-MOOC's older API: pages by number, ten a page.
public struct KMOOCv1Source: PageRepository {
  /// How many lectures a page holds; the server takes no other wish.
  public static let pageSize = 10
  /// Where the public server is.
  public static let publicAddress = "https://apis.data.go.kr"

  private let client: any HTTPClient
  private let server: BaseURL
  private let key: APIKey

  /// Creates a source.
  public init(client: any HTTPClient, server: BaseURL, key: APIKey) {
    self.client = client
    self.server = server
    self.key = key
  }

  /// Returns one page of the list.
  ///
  /// It runs off the caller's actor, which is a screen's: an answer may be large.
  ///
  /// - Throws: what went wrong.
  @concurrent public func page(for request: PageRequest) async throws(FeedError) -> Page<Lecture> {
    let number = try pageNumber(of: request)
    let url = server.url(
      path: "/B552881/kmooc/courseList",
      query: [(name: "serviceKey", value: key.decoded), (name: "Page", value: "\(number)")])
    let response = try await client.send(HTTPRequest(url: url, key: key))
    if let error = GatewayError.error(of: response, key: key) { throw error }
    if response.status == 404, number > 1 {
      // `Invalid page.`: the list has become shorter since its last page was announced.
      return Page(items: [], next: nil)
    }
    if let error = FeedError(status: response) { throw error }
    let list = try decoded(KMOOCv1PageDTO.self, from: response.body)
    return Page(
      items: list.results.elements.map(\.lecture),
      next: list.hasNext ? list.nextNumber.map(PageKey.page) ?? pageKey(after: number) : nil,
      total: list.count, dropped: list.results.dropped)
  }
}

/// Returns the number of the page that is asked for.
func pageNumber(of request: PageRequest) throws(FeedError) -> Int {
  switch request.key {
  case nil: return 1
  case .page(let number)?: return number
  case .offset?, .cursor?: throw .invalidRequest("a page of this feed is named by its number")
  }
}

/// Returns the key of the page after another, or nothing where no number is left: a server may
/// name any number as the next one.
func pageKey(after number: Int) -> PageKey? {
  let (next, overflow) = number.addingReportingOverflow(1)
  return overflow ? nil : .page(next)
}
