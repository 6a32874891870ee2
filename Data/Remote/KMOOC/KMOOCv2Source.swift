public import EndlessDomain
import Foundation

/// The lectures of K-MOOC's newer API: pages by number.
public struct KMOOCv2Source: PageRepository {
  /// How many lectures a page may hold.
  public static let pageSizes = 1...100
  /// How many lectures a page holds by default.
  public static let defaultPageSize = 10
  /// Where the public server is.
  public static let publicAddress = "https://apis.data.go.kr"

  private let client: any HTTPClient
  private let server: BaseURL
  private let key: APIKey
  private let pageSize: Int

  /// Creates a source; a page size out of ``pageSizes`` is brought into them.
  public init(
    client: any HTTPClient, server: BaseURL, key: APIKey,
    pageSize: Int = KMOOCv2Source.defaultPageSize
  ) {
    self.client = client
    self.server = server
    self.key = key
    self.pageSize = min(max(pageSize, Self.pageSizes.lowerBound), Self.pageSizes.upperBound)
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
      path: "/B552881/kmooc_v2_0/courseList_v2_0",
      query: [
        (name: "ServiceKey", value: key.decoded), (name: "Page", value: "\(number)"),
        (name: "Size", value: "\(pageSize)"),
      ])
    let request = HTTPRequest(url: url, key: key)
    let response = try await client.send(request)
    if let failure = Self.failure(of: response, to: request) {
      if isPastEnd(failure, response, page: number) { return Page(items: [], next: nil) }
      throw failure
    }
    let list = try decoded(KMOOCv2PageDTO.self, from: response.body)
    // One in an answer that was too long to be looked at as an error.
    if let message = list.message,
      let failure = GatewayError.error(message, of: response, key: key)
    {
      throw failure
    }
    return Page(
      items: list.items.elements.map(\.lecture),
      next: goesOn(list, after: number) ? pageKey(after: number) : nil,
      total: list.total, dropped: list.items.dropped)
  }

  /// There is no link to the next page: the list ends with an empty page, or with the page that brings
  /// just what is missing to the total, be it all at once.
  ///
  /// A page that brings fewer or more tells that the server has a size of its own: then nobody knows
  /// how many have come before.
  private func goesOn(_ list: KMOOCv2PageDTO, after number: Int) -> Bool {
    let came = list.items.elements.count + list.items.dropped
    guard came > 0 else { return false }
    guard let total = list.total else { return true }
    let (before, overflow) = (number - 1).multipliedReportingOverflow(by: pageSize)
    return overflow || before != total - came
  }
}
