import EndlessDomain
import Foundation

/// What the gateway of data.go.kr says in place of an answer: in XML or JSON, or in plain words, and
/// with any status, 200 too.
enum GatewayError {
  /// The names that the gateway gives to its errors; its numbers are ambiguous.
  private static let kinds: [(name: String, error: @Sendable (String) -> FeedError)] = [
    ("SERVICE_KEY_IS_NOT_REGISTERED", { .unauthorized($0) }),
    ("DEADLINE_HAS_EXPIRED", { .unauthorized($0) }),
    ("SERVICE_KEY_IS_NULL", { .unauthorized($0) }),
    ("PERMISSION_DENIED", { .unauthorized($0) }),
    ("SERVICE_ACCESS_DENIED", { .unauthorized($0) }),
    ("BLACKLIST_IP_ACCESS", { .unauthorized($0) }),
    ("UNREGISTERED_IP", { .unauthorized($0) }),
    ("LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND", { _ in .rateLimited(retryAfter: nil) }),
    ("LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS", { .quotaExceeded($0) }),
    ("INVALID_REQUEST_PARAMETER", { .invalidRequest($0) }),
    ("NO_OPENAPI_SERVICE", { .invalidRequest($0) }),
    ("APPLICATION_ERROR", { _ in .server(status: 500) }),
    ("HTTP_ERROR", { _ in .server(status: 502) }),
    ("SERVICETIMEOUT", { _ in .timedOut }),
  ]

  /// Returns the error that an answer tells of, or nothing where it is no error of the gateway.
  static func error(of response: HTTPResponse, key: APIKey) -> FeedError? {
    // Only the head of a list, which may be long; an error is read whole, lest a cut goes through a
    // key, which would then not be known.
    let head = text(response.body.prefix(4096))
    switch head.first {
    case "<": return error(inXML: text(response.body), response: response, key: key)
    case "{" where head.contains("cmmMsgHeader") || head.contains("returnAuthMsg"):
      return error(inJSON: response, key: key)
    case "{", "[", nil: return nil
    default: return error(text(response.body), of: response, key: key)
    }
  }

  /// Returns a body's text from its first character that shows.
  private static func text(_ body: Data) -> String {
    String(String(decoding: body, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" })
  }

  /// Returns the error that the gateway's words tell of, else the one that the status tells of.
  static func error(_ words: String, of response: HTTPResponse, key: APIKey) -> FeedError {
    let words = serverWords(words, without: key)
    if let words, let kind = kinds.first(where: { words.contains($0.name) }) {
      return kind.error(words)
    }
    return FeedError(status: response, words: words) ?? .malformed(words ?? "no JSON")
  }

  private static func error(inXML text: String, response: HTTPResponse, key: APIKey) -> FeedError {
    let words = ["returnAuthMsg", "errMsg"].compactMap { content(of: $0, in: text) }
    guard let said = words.first else {
      return FeedError(status: response) ?? .malformed("XML or HTML in place of JSON")
    }
    return error(said, of: response, key: key)
  }

  private static func error(inJSON response: HTTPResponse, key: APIKey) -> FeedError? {
    guard let message = try? JSONDecoder().decode(Envelope.self, from: response.body),
      let said = message.words
    else { return FeedError(status: response) }
    return error(said, of: response, key: key)
  }

  /// Returns the text of the first XML element with a name; the gateway's have neither attributes
  /// nor entities.
  private static func content(of element: String, in text: String) -> String? {
    guard let start = text.range(of: "<\(element)>"),
      let end = text.range(of: "</\(element)>", range: start.upperBound..<text.endIndex)
    else { return nil }
    let content = text[start.upperBound..<end.lowerBound]
    return content.allSatisfy(\.isWhitespace) ? nil : String(content)
  }

  /// The error as JSON, with or without its outermost object.
  private struct Envelope: Decodable {
    let words: String?

    private enum CodingKeys: String, CodingKey {
      case response = "OpenAPI_ServiceResponse"
      case header = "cmmMsgHeader"
      case authMessage = "returnAuthMsg"
      case errorMessage = "errMsg"
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: CodingKeys.self)
      for key in [CodingKeys.response, .header] where container.contains(key) {
        container = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: key)
      }
      words = container.text(.authMessage) ?? container.text(.errorMessage)
    }
  }
}
