import EndlessDomain
import Foundation

/// What Kakao says of a request that it does not answer, in its newer or its older vocabulary.
struct KakaoErrorDTO: Decodable {
  let message: String?
  let code: Int?

  private enum CodingKeys: CodingKey {
    case message, msg, errorType, code
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    message = container.text(.message) ?? container.text(.msg) ?? container.text(.errorType)
    code = container.lenient(Int.self, .code)
  }

  /// Returns the error that an answer tells of, or nothing where it tells of none.
  static func error(of response: HTTPResponse, key: APIKey) -> FeedError? {
    let answer = try? JSONDecoder().decode(Self.self, from: response.body)
    let words = serverWords(answer?.message, without: key)
    // The daily quota is documented as a wrong request with a code of its own.
    if response.status == 400, answer?.code == -10 { return .quotaExceeded(words) }
    return FeedError(status: response, words: words)
  }
}
