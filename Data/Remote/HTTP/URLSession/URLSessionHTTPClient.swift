public import EndlessDomain
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with `URLSession`: without cookies, caches and credentials of its own.
///
/// An answer is passed on whatever its status and type. One that breaks off is
/// ``FeedError/offline``, as is a connection that never stood: both are worth another try.
public struct URLSessionHTTPClient: HTTPClient {
  private let owner: URLSessionOwner
  private let exchanges = HTTPExchanges()
  private let deadlines: Deadlines
  private let bodyLimit: Int

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - idleTimeout: after how many seconds without a byte it gives up, connecting included;
  ///     rounded up to whole ones, which are all that Linux knows.
  ///   - limit: after how long it gives up in all, however steadily the answer drips.
  ///   - bodyLimit: how many bytes the body of an answer may have, unpacked.
  ///   - timeline: what the limit is measured on.
  public init(
    idleTimeout: Double = 20, limit: Duration = .seconds(30), bodyLimit: Int = 8 << 20,
    timeline: Timeline = Timeline()
  ) {
    deadlines = Deadlines(limit: limit, timeline: timeline)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = max(1, idleTimeout.rounded(.up))
    configuration.httpMaximumConnectionsPerHost = 6
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    owner = URLSessionOwner(configuration: configuration, delegate: exchanges)
    self.bodyLimit = max(0, bodyLimit)
  }

  /// Sends a request; cancelling the task ends it and closes its connection.
  ///
  /// - Throws: why no answer came: ``FeedError/offline``, ``FeedError/timedOut``,
  ///   ``FeedError/cancelled``; ``FeedError/malformed(_:)`` for one that is no HTTP, is too large,
  ///   or tells of no change to who did not ask; ``FeedError/refused(_:)`` for a redirect to
  ///   another server or in circles, and for a connection that is not secure.
  @concurrent public func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    guard Origin(request.url) != nil else { throw .refused("the address cannot be used") }
    // A session does not look whether its task was cancelled before the request was made.
    guard !Task.isCancelled else { throw .cancelled }
    var urlRequest = URLRequest(url: request.url)
    for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
    let task = owner.session.dataTask(with: urlRequest)
    let exchange = HTTPExchange(request, bodyLimit: bodyLimit)
    let ticket = deadlines.add { [exchanges] in
      exchanges.abort(task, with: .timedOut)
    }
    defer { deadlines.remove(ticket) }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchanges.begin(exchange, of: task, continuation)
        // What was cancelled, or over, before the exchange began has found nothing to end.
        if Task.isCancelled {
          exchanges.abort(task, with: .cancelled)
        } else if !deadlines.holds(ticket) {
          exchanges.abort(task, with: .timedOut)
        } else {
          task.resume()
        }
      }
    } onCancel: {
      exchanges.abort(task, with: .cancelled)
    }
    return try outcome.get()
  }
}
