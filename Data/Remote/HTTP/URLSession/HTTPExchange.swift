import EndlessDomain
import Foundation

/// What has come of one request so far, and what may come yet.
struct HTTPExchange {
  private static let maximalRedirects = 5

  private let isConditional: Bool
  private let bodyLimit: Int
  private var visited: [URL]
  private var head: HTTPHead?
  private var body = Data()

  /// Whether the head of the answer has not come yet.
  var lacksHead: Bool { head == nil }

  /// Begins an exchange.
  init(_ request: HTTPRequest, bodyLimit: Int) {
    isConditional = request.headers.keys.contains { $0.lowercased() == "if-none-match" }
    self.bodyLimit = bodyLimit
    visited = [request.url]
  }

  /// Takes the head of an answer; a later one replaces it, as the true one does a 103.
  ///
  /// - Throws: ``FeedError/malformed(_:)`` where it announces too large a body.
  mutating func receive(_ head: HTTPHead) throws(FeedError) {
    // An answer that only announces another one has no body, whatever it says of it.
    guard head.status >= 200 else { return }
    self.head = head
    // A 304 tells the length of what it does not send.
    if head.status != 304, head.bodyLength > bodyLimit { throw tooLarge }
    // Room for all of it at once: else what has come is moved again and again. Not for whatever a
    // server may announce.
    if head.bodyLength > 0 { body.reserveCapacity(Int(min(head.bodyLength, 1 << 20))) }
  }

  /// Takes a part of the body, unpacked.
  ///
  /// - Throws: ``FeedError/malformed(_:)`` where the body is too large.
  mutating func receive(_ part: Data) throws(FeedError) {
    guard part.count <= bodyLimit - body.count else { throw tooLarge }
    body.append(part)
  }

  /// Returns the address to which a redirect leads.
  ///
  /// - Throws: ``FeedError/refused(_:)`` where it is not to be followed: another server is not to
  ///   get the key.
  mutating func redirect(to location: String) throws(FeedError) -> URL {
    guard let last = visited.last,
      let address = URL(string: location, relativeTo: last)?.absoluteURL
    else { throw .malformed("a redirect without an address") }
    guard let origin = Origin(address), origin == Origin(last) else {
      throw .refused("the server redirects to another host")
    }
    guard !visited.contains(address), visited.count <= Self.maximalRedirects else {
      throw .refused("the server redirects in circles")
    }
    visited.append(address)
    return address
  }

  /// Returns the answer, once all of it has come.
  func answer() throws(FeedError) -> HTTPResponse {
    guard let head else { throw .malformed("the answer is no HTTP answer") }
    if head.status == 304 {
      guard isConditional else { throw .malformed("the answer is only that nothing has changed") }
    } else if (300..<400).contains(head.status) {
      throw .malformed("a redirect without an address")
    }
    return HTTPResponse(status: head.status, headers: head.headers, body: body)
  }

  private var tooLarge: FeedError {
    let size =
      bodyLimit >= 1 << 20
      ? "\(bodyLimit >> 20) MiB"
      : bodyLimit >= 1 << 10 ? "\(bodyLimit >> 10) KiB" : "\(bodyLimit) bytes"
    return .malformed("the answer is larger than \(size)")
  }
}
