import EndlessDomain

/// A source of details behind the way of a session.
struct WiredDetails<Base: DetailRepository>: DetailRepository {
  let base: Base
  let wire: Wire
  let timeline: Timeline
  /// Looks up in which row an item stands, from 1.
  let row: @Sendable (Base.Detail.ID) -> Int?

  func detail(of id: Base.Detail.ID) async throws(FeedError) -> Base.Detail {
    let attempt = WireAttempt { [base, wire, row] in
      await wire.carryDetails(of: "\(id)", row: { row(id) }) { () async throws(FeedError) in
        try await base.detail(of: id)
      }
    }
    return try await attempt(on: timeline)
  }
}
