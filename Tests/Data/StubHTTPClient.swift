import EndlessData
import EndlessDomain
import Foundation
import Synchronization

/// A client that answers by a closure and keeps what it was asked.
final class StubHTTPClient: HTTPClient {
  typealias Answer = @Sendable (HTTPRequest) -> Result<HTTPResponse, FeedError>

  private let answer: Answer
  private let log = Mutex<[HTTPRequest]>([])

  init(answer: @escaping Answer) { self.answer = answer }

  /// Creates a client that answers every request alike.
  convenience init(status: Int = 200, headers: [String: String] = [:], _ body: String) {
    let response = HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
    self.init { _ in .success(response) }
  }

  var requests: [HTTPRequest] { log.withLock { $0 } }
  /// The addresses that were asked for, as they go over the wire.
  var addresses: [String] { requests.map(\.url.absoluteString) }

  func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    log.withLock { $0.append(request) }
    return try answer(request).get()
  }
}
