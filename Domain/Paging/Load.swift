/// One load that the ``Pager`` asks for.
///
/// Only the pager makes loads.
public struct Load: Hashable, Sendable {
  /// Which page a load brings.
  public enum Kind: Hashable, Sendable {
    /// The first page, which replaces all rows.
    case first
    /// The page after the last row.
    case next
  }

  /// Which page it brings.
  public let kind: Kind
  /// The query it was started with.
  public let query: SearchQuery?
  /// How many rows are wanted, or `nil` for the source's own page size.
  public let limit: Int?
  /// Which attempt this is, from 1: a load that fails with a transient error is tried again.
  public let attempt: Int
  /// Whether it goes on with the feed that the previous load began, because the pages so far were
  /// empty.
  public internal(set) var continues: Bool
  /// When the first attempt was made.
  let began: Duration
  /// An older failure that this load may repair; it shows again if the load is cancelled.
  let repairs: FeedError?
  /// Counts the loads of a pager: the outcome of an older one is stale.
  let generation: Int

  /// Whether it may repair an older failure of the same edge.
  public var repairsFailure: Bool { repairs != nil }

  /// Returns whether it was started after another load.
  public func isNewer(than other: Load) -> Bool { generation > other.generation }
}
