import EndlessDomain

/// A source of details behind the wire of a session.
struct WiredDetails<Base: DetailRepository>: DetailRepository {
  let base: Base
  let world: SessionWorld
  /// Returns the row of an item, from 1.
  let row: @Sendable (Base.Detail.ID) -> Int?

  func detail(of id: Base.Detail.ID) async throws(FeedError) -> Base.Detail {
    world.expectOnLoop()
    return try await world.wire.carryDetails(of: "\(id)", row: { row(id) }) {
      () async throws(FeedError) in try await base.detail(of: id)
    }.get()
  }
}
