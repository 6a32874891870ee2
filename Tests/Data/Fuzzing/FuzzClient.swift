import EndlessData
import EndlessDomain
import Foundation
import Synchronization

/// A client that brings what it was last given, and keeps nothing.
final class FuzzClient: HTTPClient {
  private let state = Mutex(HTTPResponse(status: 200, body: Data()))

  func set(_ response: HTTPResponse) { state.withLock { $0 = response } }

  func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    state.withLock { $0 }
  }
}
