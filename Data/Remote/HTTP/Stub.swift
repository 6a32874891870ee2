public import EndlessDomain
import Foundation

extension HTTPResponse {
  /// Placeholder until merged.
  func retryAfter() -> Duration? {
    header("Retry-After").flatMap { Int64($0) }.map { .seconds($0) }
  }
}
extension PokeAPISource {
  public static func failure(of response: HTTPResponse, to request: HTTPRequest) -> FeedError? {
    FeedError(status: response)
  }
}
extension KMOOCv1Source {
  public static func failure(of response: HTTPResponse, to request: HTTPRequest) -> FeedError? {
    FeedError(status: response)
  }
}
extension KMOOCv2Source {
  public static func failure(of response: HTTPResponse, to request: HTTPRequest) -> FeedError? {
    FeedError(status: response)
  }
}
extension KakaoBookSource {
  public static func failure(of response: HTTPResponse, to request: HTTPRequest) -> FeedError? {
    FeedError(status: response)
  }
}
