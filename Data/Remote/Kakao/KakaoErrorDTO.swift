import EndlessDomain
import Foundation

/// What Kakao says of a request that it does not answer, in its newer or its older vocabulary.
struct KakaoErrorDTO: Decodable {
  /// The newer vocabulary's kind of error.
  let type: String?
  /// The older vocabulary's number.
  let code: Int?
  let message: String?
  private let holdsPage: Bool

  private enum CodingKeys: String, CodingKey {
    case message, msg, code, documents
    case type = "errorType"
  }

  /// Reads an error; what a page holds is not to be told as its words.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    type = container.text(.type)
    code = container.lenient(Scalar.self, .code)?.number
    holdsPage = container.contains(.documents)
    message = holdsPage ? nil : container.text(.message) ?? container.text(.msg) ?? type
  }

  /// Reads the error of an answer, or gives nothing where there is none that can be read.
  ///
  /// One that came with a good status is known by its kind or number, and by being short.
  init?(_ response: HTTPResponse) {
    let content = response.content
    guard response.isShort || !response.isGood, content.first == UInt8(ascii: "{"),
      let error = try? JSONDecoder().decode(Self.self, from: content),
      !response.isGood || !error.holdsPage && (error.type != nil || error.code != nil)
    else { return nil }
    self = error
  }

  /// Whether the server says that a value of the request is not one that it takes.
  var isAboutValue: Bool { type == "InvalidArgument" || code == -2 }

  /// Returns the error that it tells of: its own kind counts for more than the status, since the used
  /// up allowance of a day comes as a wrong request.
  func error(of response: HTTPResponse, key: APIKey?) -> FeedError {
    let words = serverWords(message, without: key)
    switch (code, type) {
    case (-10, _): return .quotaExceeded(words)
    case (-401, _), (-402, _), (-403, _), (_, "AccessDeniedError"), (_, "NotAuthorizedError"):
      return .unauthorized(words)
    case (_, "InvalidArgument"), (_, "MissingParameter"): return .invalidRequest(words)
    default:
      return FeedError(status: response, words: words)
        ?? .malformed(words ?? code.map { "code \($0)" } ?? "an error without words")
    }
  }
}
