public import EndlessDomain
import Foundation

/// The books of Kakao's book search: pages by number, of one query.
public struct KakaoBookSource: PageRepository {
  /// How many books a page may hold.
  public static let pageSizes = 1...50
  /// How many books a page holds by default.
  public static let defaultPageSize = 50
  /// Where the public server is.
  public static let publicAddress = "https://dapi.kakao.com"
  /// The pages that the server hands out.
  static let pageNumbers = 1...50

  private let client: any HTTPClient
  private let server: BaseURL
  private let key: APIKey
  private let pageSize: Int

  /// Creates a source; a page size out of ``pageSizes`` is brought into them.
  public init(
    client: any HTTPClient, server: BaseURL, key: APIKey,
    pageSize: Int = KakaoBookSource.defaultPageSize
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
    if response.isGood, !response.isShort { return nil }
    return KakaoErrorDTO(response)?.error(of: response, key: request.key)
      ?? FeedError(status: response)
  }

  /// Returns one page of what a query finds.
  ///
  /// It runs off the caller's actor, which is a screen's: an answer may be large.
  ///
  /// - Throws: what went wrong; ``FeedError/invalidRequest(_:)`` where there is no query.
  @concurrent public func page(for request: PageRequest) async throws(FeedError) -> Page<Book> {
    guard let query = request.query else { throw .invalidRequest("a book search needs a query") }
    let number = try Self.pageNumber(of: request)
    let url = server.url(
      path: "/v3/search/book",
      query: [
        (name: "query", value: query.text), (name: "page", value: "\(number)"),
        (name: "size", value: "\(pageSize)"),
      ])
    let httpRequest = HTTPRequest(
      url: url, headers: ["Authorization": "KakaoAK \(key.text)"], key: key)
    let response = try await client.send(httpRequest)
    if let failure = Self.failure(of: response, to: httpRequest) {
      // The query and the size were good enough for the first page: it is the number that is not.
      if number > 1, KakaoErrorDTO(response)?.isAboutValue == true {
        return Page(items: [], next: nil, end: .serverLimit)
      }
      throw failure
    }
    return page(number, of: try decoded(KakaoPageDTO.self, from: response.body))
  }

  private static func pageNumber(of request: PageRequest) throws(FeedError) -> Int {
    switch request.key {
    case nil: return 1
    case .page(let number)? where pageNumbers.contains(number): return number
    case .page?: throw .invalidRequest("the pages of this feed are numbered from 1 to 50")
    case .offset?, .cursor?: throw .invalidRequest("a page of this feed is named by its number")
    }
  }

  private func page(_ number: Int, of answer: KakaoPageDTO) -> Page<Book> {
    let goesOn = !answer.isEnd && number < Self.pageNumbers.upperBound
    return Page(
      items: answer.documents.elements.map(\.book),
      next: goesOn ? .page(number + 1) : nil,
      // Fewer can be paged through than are found; only the former can ever be reached.
      total: answer.pageableCount ?? answer.totalCount,
      end: answer.isEnd && !answer.holdsBack ? .exhausted : .serverLimit,
      dropped: answer.documents.dropped)
  }
}
