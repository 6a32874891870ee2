import EndlessData
import EndlessDomain
import EndlessTestSupport
import Foundation
import Synchronization

/// A client in front of a fake server, which keeps what it was asked and what came of it.
final class RecordingHTTPClient: HTTPClient {
  private let server: any FakeServer
  private let record = Mutex<[CannedAnswer]>([])

  init(_ server: any FakeServer) { self.server = server }

  /// What was asked, and the answers, in order.
  var answers: [CannedAnswer] { record.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
    let target = [parts?.percentEncodedPath, parts?.percentEncodedQuery]
      .compactMap(\.self).joined(separator: "?")
    let answer = server.answer(target: target) { name in
      request.headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }
    let response = HTTPResponse(
      status: answer.status, headers: answer.headers, body: Data(answer.body.utf8))
    record.withLock { $0.append(CannedAnswer(request: request, response: response)) }
    return response
  }
}
