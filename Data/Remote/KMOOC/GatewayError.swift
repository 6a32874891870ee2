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
    let start = response.body.first { !Character(Unicode.Scalar($0)).isWhitespace }
    // Only the head: an error is short, and a list may be long.
    let text = String(decoding: response.body.prefix(4096), as: UTF8.self)
    switch start {
    case UInt8(ascii: "<"): return error(inXML: text, response: response, key: key)
    case UInt8(ascii: "{") where text.contains("cmmMsgHeader"),
      UInt8(ascii: "{") where text.contains("returnAuthMsg"):
      return error(inJSON: response, key: key)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return nil
    case nil: return nil
    default:
      let words = serverWords(text, without: key)
      if let status = FeedError(status: response, words: words) { return status }
      return .malformed(words ?? "no JSON")
    }
  }

  /// Returns the error that the gateway's words tell of.
  static func error(_ words: String, key: APIKey) -> FeedError {
    let words = serverWords(words, without: key) ?? ""
    let kind = kinds.first { words.contains($0.name) }
    return kind?.error(words) ?? .malformed(words)
  }

  private static func error(inXML text: String, response: HTTPResponse, key: APIKey) -> FeedError {
    let words = ["returnAuthMsg", "errMsg"].compactMap { content(of: $0, in: text) }
    guard let said = words.first else {
      return FeedError(status: response) ?? .malformed("XML or HTML in place of JSON")
    }
    return error(said, key: key)
  }

  private static func error(inJSON response: HTTPResponse, key: APIKey) -> FeedError? {
    guard let message = try? JSONDecoder().decode(Envelope.self, from: response.body),
      let said = message.words
    else { return FeedError(status: response) }
    return error(said, key: key)
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
