import EndlessDomain

/// A source behind the wire of a session: its requests are numbered, take their time, and fail or wait
/// as the session says.
struct WiredPages<Base: PageRepository>: PageRepository {
  let base: Base
  let world: SessionWorld
  /// Returns which page a request is for, from 1, and how many rows are before it.
  let place: @Sendable (PageRequest) -> (page: Int?, offset: Int?)

  func page(for request: PageRequest) async throws(FeedError) -> Page<Base.Item> {
    world.expectOnLoop()
    return try await world.wire.carry(request, at: place(request)) { () async throws(FeedError) in
      try await base.page(for: request)
    }.get()
  }
}
