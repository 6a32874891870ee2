public import EndlessDomain
import Synchronization

/// Tells a log of each request and of what came of it.
public final class LoggingHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let timeline: Timeline
  private let log: HTTPLog
  private let count = Atomic(0)

  /// Creates a client; the timeline measures how long answers take.
  public init(_ base: any HTTPClient, timeline: Timeline, log: @escaping HTTPLog) {
    self.base = base
    self.timeline = timeline
    self.log = log
  }

  /// Sends a request.
  ///
  /// - Throws: what the base throws.
  @concurrent public func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let start = timeline.now
    log(.sent(request, number: number))
    do {
      let response = try await base.send(request)
      log(.answered(response, number: number, after: timeline.now - start))
      return response
    } catch {
      log(.failed(error, number: number, after: timeline.now - start))
      throw error
    }
  }
}
