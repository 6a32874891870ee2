public import EndlessDomain

/// Gives a request up that takes too long in all, however steadily its answer drips.
public struct TimeLimitedHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let limit: Duration
  private let timeline: Timeline

  /// Creates a client whose requests may take so long, from sending to the answer's last byte.
  public init(_ base: any HTTPClient, limit: Duration = .seconds(30), timeline: Timeline) {
    self.base = base
    self.limit = limit
    self.timeline = timeline
  }

  /// Sends a request.
  ///
  /// - Throws: ``FeedError/timedOut`` where the limit has passed, else what the base throws.
  public func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    let deadline = timeline.now + limit
    let outcome = await withTaskGroup(of: Outcome.self) { [base, timeline] group in
      group.addTask {
        do throws(FeedError) {
          return .answer(.success(try await base.send(request)))
        } catch {
          return .answer(.failure(error))
        }
      }
      group.addTask {
        do throws(FeedError) {
          try await timeline.sleep(until: deadline)
          return .deadline
        } catch {
          return .noDeadline
        }
      }
      // A sleep that was cancelled says nothing: then the request has been, too, and tells so.
      var first = await group.next()
      if case .noDeadline? = first { first = await group.next() }
      group.cancelAll()
      return first
    }
    guard case .answer(let answer)? = outcome else { throw .timedOut }
    return try answer.get()
  }

  private enum Outcome {
    case answer(Result<HTTPResponse, FeedError>)
    case deadline, noDeadline
  }
}
