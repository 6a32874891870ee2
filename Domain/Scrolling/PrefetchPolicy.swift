/// When the next page is loaded.
///
/// Whatever the policy, the next page is due once the last row is visible.
public enum PrefetchPolicy: Hashable, Sendable {
  /// Loads once the last row is visible.
  case lastItem
  /// Loads once fewer than this many points remain below the viewport.
  ///
  /// If only rows are reported, the distance is unknown, and this acts like ``lastItem``.
  case distance(Double)
  /// Loads once at most this many rows remain below the viewport.
  case remaining(Int)
  /// Loads once the remaining rows might be passed before a page could arrive, given how fast this
  /// reader scrolls and how long this network takes.
  ///
  /// - Parameters:
  ///   - margin: how much to keep ready, at least 0. Lower values show more spinners; higher values
  ///     load more rows that are never seen.
  ///   - pages: how many rows a page may have, at least 1, if the source lets its client choose;
  ///     `nil` if all pages have the source's own size.
  case adaptive(margin: Double = 1, pages: ClosedRange<Int>? = nil)

  /// Returns whether the next page is due.
  ///
  /// - Parameters:
  ///   - hint: how far the reader has come.
  ///   - count: how many rows there are.
  ///   - ahead: how many rows ``AdaptivePrefetch`` keeps ready; the other policies ignore it.
  /// - Returns: whether it is.
  public func isDue(at hint: ScrollHint, count: Int, ahead: Double = 0) -> Bool {
    let rows = hint.remainingRows(of: count)
    // Nothing more can be reported below the last row, so waiting for it would stop the list.
    if rows < 1 { return true }
    switch self {
    case .lastItem: return false
    case .remaining(let limit): return rows < Double(limit) + 1
    case .distance(let points): return hint.rowLength.map { rows * $0 < points } ?? false
    case .adaptive: return rows < ahead + 1
    }
  }
}
