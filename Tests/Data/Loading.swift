import EndlessData
import EndlessDomain
import EndlessTestSupport
import Foundation
import Testing

/// Sends a request to a server's address and path.
func load(
  _ target: String = "/", of server: LoopbackServer, headers: [String: String] = [:],
  by client: URLSessionHTTPClient = URLSessionHTTPClient()
) async throws -> Result<HTTPResponse, FeedError> {
  let url = try #require(URL(string: server.address + target))
  do throws(FeedError) {
    return .success(try await client.send(HTTPRequest(url: url, headers: headers)))
  } catch {
    return .failure(error)
  }
}

extension Result where Failure == FeedError {
  /// The error, if it is one.
  var error: FeedError? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
