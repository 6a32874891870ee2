import EndlessData
import EndlessDomain
import Foundation

extension SessionFault {
  /// What a source throws that fails so.
  var error: FeedError {
    switch self {
    case .offline: .offline
    case .timeout: .timedOut
    case .malformed: .malformed("cut off")
    case .unauthorized: .unauthorized(nil)
    case .status(let status, _): FeedError(status: response) ?? .server(status: status)
    }
  }

  /// The word of the script language.
  var word: String {
    switch self {
    case .offline: "offline"
    case .timeout: "timeout"
    case .malformed: "malformed"
    case .unauthorized: "unauthorized"
    case .status(let status, _): "\(status)"
    }
  }

  /// How long the server asks to wait before it is asked again.
  var retryAfter: Duration? { if case .status(_, let wait) = self { wait } else { nil } }

  /// The answer of a server that fails so, for who reads its header; an answer like any other where
  /// it says no status.
  var response: HTTPResponse {
    guard case .status(let status, let wait) = self else {
      return HTTPResponse(status: 200, body: Data())
    }
    let headers = wait.map { ["Retry-After": "\($0.wholeMilliseconds / 1000)"] } ?? [:]
    return HTTPResponse(status: status, headers: headers, body: Data())
  }
}

extension FeedError {
  /// The word of the script language for the error that is shown.
  var word: String {
    switch self {
    case .offline: "offline"
    case .timedOut: "timeout"
    case .malformed: "malformed"
    case .unauthorized: "unauthorized"
    case .quotaExceeded: "quota"
    case .rateLimited: "429"
    case .notFound: "404"
    case .invalidRequest: "400"
    case .server(let status, _, _): status.map(String.init) ?? "server"
    case .refused: "refused"
    case .cancelled: "cancelled"
    }
  }
}
