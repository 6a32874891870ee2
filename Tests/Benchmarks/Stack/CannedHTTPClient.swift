import EndlessData
import EndlessDomain
import Foundation

/// A request, and what it is answered.
struct CannedAnswer {
  let request: HTTPRequest
  let response: HTTPResponse
}

/// A client that knows all answers: no socket, and nothing made while time is taken.
struct CannedHTTPClient: HTTPClient {
  private let responses: [URL: HTTPResponse]

  init(_ answers: [CannedAnswer]) {
    responses = Dictionary(answers.map { ($0.request.url, $0.response) }) { first, _ in first }
  }

  func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    guard let response = responses[request.url] else { throw .notFound }
    return response
  }
}
