import EndlessDomain

/// A source behind the way of a session: what it is asked is numbered, takes its time, and fails or
/// waits as the session says.
struct WiredPages<Base: PageRepository>: PageRepository {
  let base: Base
  let wire: Wire
  let timeline: Timeline
  /// Says which page a request is for, from 1, and how many rows stand before it.
  let place: @Sendable (PageRequest) -> (page: Int?, offset: Int?)

  func page(for request: PageRequest) async throws(FeedError) -> Page<Base.Item> {
    let attempt = WireAttempt { [base, wire, place] in
      await wire.carry(request, at: place(request)) { () async throws(FeedError) in
        try await base.page(for: request)
      }
    }
    return try await attempt(on: timeline)
  }
}
