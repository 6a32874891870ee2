public import EndlessDomain
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with `URLSession`: without cookies, caches and credentials of its own.
public struct URLSessionHTTPClient: HTTPClient {
  private let session: URLSession

  /// Creates a client that gives up after so many seconds without a byte.
  public init(idleTimeout: Double = 15) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = idleTimeout
    configuration.httpMaximumConnectionsPerHost = 6
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(
      configuration: configuration, delegate: RedirectPolicy(), delegateQueue: nil)
  }

  /// Sends a request; cancelling the task ends it.
  ///
  /// - Throws: why no answer came; ``FeedError/refused(_:)`` for a redirect to another host.
  public func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    var urlRequest = URLRequest(url: request.url)
    for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
    // A session does not look whether its task was cancelled before the request was made.
    guard !Task.isCancelled else { throw .cancelled }
    let (body, response): (Data, URLResponse)
    do {
      (body, response) = try await session.data(for: urlRequest)
    } catch {
      throw FeedError(transport: error)
    }
    guard let answer = response as? HTTPURLResponse else {
      throw .malformed("the answer is no HTTP answer")
    }
    if (300..<400).contains(answer.statusCode) {
      throw .refused("the server redirects to another host")
    }
    var headers: [String: String] = [:]
    for (name, value) in answer.allHeaderFields {
      headers["\(name)"] = "\(value)"
    }
    return HTTPResponse(status: answer.statusCode, headers: headers, body: body)
  }
}

extension FeedError {
  /// Creates the error of a request that got no answer.
  ///
  /// Nothing of the address goes in: it may hold a key.
  fileprivate init(transport error: any Error) {
    guard let error = error as? URLError else {
      self = error is CancellationError ? .cancelled : .offline
      return
    }
    switch error.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired:
      self = .refused("the connection is not secure")
    case .httpTooManyRedirects, .redirectToNonExistentLocation:
      self = .refused("the server redirects in circles")
    case .unsupportedURL, .badURL: self = .refused("the address cannot be used")
    case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData,
      .cannotDecodeRawData, .zeroByteResource:
      self = .malformed("the answer is no HTTP answer")
    default: self = .offline
    }
  }
}

/// Follows a redirect on the same host, scheme and port only: another one is not to get the key.
private final class RedirectPolicy: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(
      request.url.map(Origin.init) == task.currentRequest?.url.map(Origin.init) ? request : nil)
  }

  private struct Origin: Equatable {
    let scheme, host: String?
    let port: Int?

    init(_ url: URL) {
      scheme = url.scheme?.lowercased()
      host = url.host()?.lowercased()
      port = url.port ?? (scheme == "https" ? 443 : 80)
    }
  }
}
