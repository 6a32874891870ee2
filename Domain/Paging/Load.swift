/// One load that the ``Pager`` asked for.
public struct Load: Hashable, Sendable {
  /// Which page a load brings.
  public enum Kind: Hashable, Sendable {
    /// The first page, which replaces what is there.
    case first
    /// The page after the last one.
    case next
  }

  /// Which page it brings.
  public let kind: Kind
  /// How many rows are wanted; nothing for as many as the source's pages have.
  public let limit: Int?
  /// The query that it was started with.
  public let query: SearchQuery?
  /// Counts the loads of a pager: what an older one still brings is stale.
  public let generation: Int
}
