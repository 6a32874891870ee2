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

  /// Returns the error that a response represents, or `nil` if it may be a page.
  ///
  /// Does not decode the page. The error's text never contains the request's key.
  static func failure(of response: HTTPResponse, to request: HTTPRequest) -> FeedError? {
    GatewayError.error(of: response, key: request.key) ?? FeedError(status: response)
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
    let request = HTTPRequest(url: url, key: key)
    let response = try await client.send(request)
    if let failure = Self.failure(of: response, to: request) {
      if isPastEnd(failure, response, page: number) { return Page(items: [], next: nil) }
      throw failure
    }
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
  case .page(let number)? where number > 0: return number
  case .page?: throw .invalidRequest("the pages of this feed are counted from 1")
  case .offset?, .cursor?: throw .invalidRequest("a page of this feed is named by its number")
  }
}

/// Whether a failure says that the list has fewer pages than were asked for: it has become shorter
/// since this one was announced.
///
/// That is the list's own `Invalid page.` in JSON, or the gateway's word for no data; a 404 of
/// another making is a failure, not an end.
func isPastEnd(_ failure: FeedError, _ response: HTTPResponse, page number: Int) -> Bool {
  number > 1 && failure == .notFound
    && (response.isGood || response.content.first == UInt8(ascii: "{"))
}

/// Returns the key of the page after another, or nothing where no number is left: a server may
/// name any number as the next one.
func pageKey(after number: Int) -> PageKey? {
  let (next, overflow) = number.addingReportingOverflow(1)
  return overflow ? nil : .page(next)
}
