import EndlessDomain
import Foundation

/// What the gateway of data.go.kr says in place of an answer: in XML or JSON, or in plain words, and
/// with any status, 200 too.
enum GatewayError {
  /// Returns the error that an answer tells of, or nothing where it is no error of the gateway.
  ///
  /// A list is not decoded for it: only its begin is looked at.
  static func error(of response: HTTPResponse, key: APIKey?) -> FeedError? {
    let content = response.content
    switch content.first {
    case UInt8(ascii: "<"):
      return GatewayMessage(xml: content).flatMap { error($0, of: response, key: key) }
        ?? FeedError(status: response) ?? .malformed("XML or HTML in place of JSON")
    case UInt8(ascii: "{"):
      guard response.isShort || tellsOfError(content) else { return nil }
      return GatewayMessage(json: content).flatMap { error($0, of: response, key: key) }
    case UInt8(ascii: "["), nil: return nil
    default:
      let words = plainWords(of: response, without: key)
      let fault = words.flatMap { GatewayFault(naming: $0, inField: false) }
      return fault?.error(of: response, words: words ?? "")
        ?? FeedError(status: response, words: words) ?? .malformed(words ?? "no JSON")
    }
  }

  /// Returns the error that a message tells of, or nothing where it tells that all is well.
  ///
  /// A known name counts most, since the numbers are ambiguous, then a number, then the status.
  static func error(_ message: GatewayMessage, of response: HTTPResponse, key: APIKey?)
    -> FeedError?
  {
    let said = message.words.compactMap { serverWords($0, without: key) }
    for words in said {
      if let fault = GatewayFault(naming: words) { return fault.error(of: response, words: words) }
    }
    if message.isGood { return FeedError(status: response, words: said.first) }
    if let code = message.code.flatMap({ Int($0) }), let fault = GatewayFault(code: code) {
      return fault.error(of: response, words: said.first ?? "code \(code)")
    }
    return FeedError(status: response, words: said.first)
      ?? .malformed(said.first ?? "an error without words")
  }

  /// Whether a JSON object that is longer than errors are begins as one nevertheless.
  private static func tellsOfError(_ content: Data) -> Bool {
    let head = String(decoding: content.prefix(HTTPResponse.errorSize), as: UTF8.self).lowercased()
    return head.contains("cmmmsgheader") || head.contains("returnauthmsg")
  }
}
