public import EndlessDomain
import Synchronization

/// Keeps answers in memory as long as their server allows (RFC 9111), and asks whether one that has
/// become stale still holds (`ETag`, `If-None-Match`) instead of loading it again.
///
/// Bounded: what was used longest ago goes first. A request that carries a key is never kept.
public final class CachingHTTPClient: HTTPClient {
  private struct Entry {
    var response: HTTPResponse
    var freshUntil: Duration
    /// Its place in the order of use.
    var ticket: Int
  }

  private struct State {
    var entries: [HTTPRequest: Entry] = [:]
    /// The requests in the order in which their answers were last used.
    var order = TicketQueue<HTTPRequest>()
    var bytes = 0

    mutating func use(_ request: HTTPRequest) -> Entry? {
      guard var entry = entries[request] else { return nil }
      order.remove(entry.ticket)
      entry.ticket = order.append(request)
      entries[request] = entry
      return entry
    }

    mutating func add(_ response: HTTPResponse, of request: HTTPRequest, freshUntil: Duration) {
      let ticket = order.append(request)
      entries[request] = Entry(response: response, freshUntil: freshUntil, ticket: ticket)
      bytes += response.body.count
    }

    mutating func remove(_ request: HTTPRequest) {
      guard let entry = entries.removeValue(forKey: request) else { return }
      order.remove(entry.ticket)
      bytes -= entry.response.body.count
    }
  }

  private let base: any HTTPClient
  private let timeline: Timeline
  private let byteLimit: Int
  private let countLimit: Int
  private let isWhole: @Sendable (HTTPResponse) -> Bool
  private let log: HTTPLog
  private let state = Mutex(State())

  /// Creates an empty cache in front of a client.
  ///
  /// - Parameters:
  ///   - base: what is asked.
  ///   - timeline: what tells how old an answer is.
  ///   - byteLimit: how many bytes the bodies may have in all.
  ///   - countLimit: how many answers are kept at the most.
  ///   - isWhole: whether a good answer is what was asked for, by its looks; a page of HTML that comes
  ///     with a good status and a long life would else stand in the way of every retry.
  ///   - log: is told of what needed no download.
  public init(
    _ base: any HTTPClient, timeline: Timeline, byteLimit: Int = 32 << 20, countLimit: Int = 512,
    isWhole: @escaping @Sendable (HTTPResponse) -> Bool = { _ in true },
    log: @escaping HTTPLog = { _ in }
  ) {
    self.isWhole = isWhole
    self.base = base
    self.timeline = timeline
    self.byteLimit = byteLimit
    self.countLimit = countLimit
    self.log = log
  }

  /// Returns a kept answer that is fresh, else sends the request.
  ///
  /// - Throws: what the base throws.
  @concurrent public func send(_ request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
    guard request.key == nil else { return try await base.send(request) }
    guard let kept = entry(for: request) else {
      let response = try await base.send(request)
      keep(response, of: request)
      return response
    }
    if timeline.now < kept.freshUntil {
      log(.cached(request, revalidated: false))
      return kept.response
    }
    let tag = kept.response.header("ETag")
    let response = try await base.send(tag.map(request.ifNoneMatch) ?? request)
    guard tag != nil, response.status == 304 else {
      keep(response, of: request)
      return response
    }
    log(.cached(request, revalidated: true))
    let confirmed = kept.response.updated(by: response)
    keep(confirmed, of: request)
    return confirmed
  }

  private func entry(for request: HTTPRequest) -> Entry? {
    state.withLock { $0.use(request) }
  }

  private func keep(_ response: HTTPResponse, of request: HTTPRequest) {
    let rules = CacheControl(response)
    let freshness = rules.freshness(of: response)
    let isUseful =
      switch response.status {
      case 200: (freshness > .zero || response.header("ETag") != nil) && isWhole(response)
      // That there is no such thing may be kept too, where the server says for how long.
      case 404, 410: freshness > .zero
      default: false
      }
    let keeps = isUseful && !rules.forbidsStoring && response.body.count <= byteLimit
    // A server that stumbles does not take back what it said before.
    guard keeps || response.status < 500 else { return }
    let freshUntil = timeline.now + freshness
    state.withLock { state in
      state.remove(request)
      guard keeps else { return }
      state.add(response, of: request, freshUntil: freshUntil)
      while state.bytes > byteLimit || state.entries.count > countLimit,
        let oldest = state.order.first
      {
        state.remove(oldest)
      }
    }
  }
}

extension HTTPRequest {
  /// Returns the request for an answer only where it differs from the one that has this tag.
  fileprivate func ifNoneMatch(_ tag: String) -> HTTPRequest {
    HTTPRequest(
      url: url, headers: headers.merging(["If-None-Match": tag]) { $1 }, key: key)
  }
}
