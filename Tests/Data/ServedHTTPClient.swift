import EndlessData
import EndlessDomain
import EndlessTestSupport
import Foundation
import Synchronization

/// A client without a connection: it asks a fake server, and keeps what it was asked.
final class ServedHTTPClient: HTTPClient {
  private let server: any FakeServer
  private let log = Mutex<[String]>([])

  init(_ server: any FakeServer) { self.server = server }

  /// The paths and queries that were asked for, in order.
  var targets: [String] { log.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
    let target = [parts?.percentEncodedPath, parts?.percentEncodedQuery]
      .compactMap(\.self).joined(separator: "?")
    log.withLock { $0.append(target) }
    let answer = server.answer(target: target) { name in
      request.headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }
    return HTTPResponse(
      status: answer.status, headers: answer.headers, body: Data(answer.body.utf8))
  }
}
