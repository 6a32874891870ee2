/// When the next page is asked for.
public enum PrefetchPolicy: Hashable, Sendable {
  /// Once the last row is in sight.
  case lastItem
  /// Once fewer than so many points remain below the viewport.
  ///
  /// Where only rows are reported, points are unknown, and this acts as ``lastItem``.
  case distance(Double)
  /// Once at most so many rows remain below the viewport.
  case remaining(Int)
  /// Once the rows that remain might be passed before a page could come: as fast as this person
  /// scrolls, and as long as this network takes.
  ///
  /// - Parameters:
  ///   - margin: how much is kept ready, at least 0. Less has people wait oftener, more loads more
  ///     rows that nobody sees.
  ///   - pages: how many rows a page may have, at least 1, where the source lets its client choose; nothing where
  ///     all pages have the source's own size.
  case adaptive(margin: Double = 1, pages: ClosedRange<Int>? = nil)

  /// Says whether the next page is due.
  ///
  /// - Parameters:
  ///   - hint: how far the person has come.
  ///   - count: how many rows there are.
  ///   - ahead: how many rows ``AdaptivePrefetch`` keeps ready; the other policies take no notice.
  /// - Returns: whether it is.
  public func isDue(at hint: ScrollHint, count: Int, ahead: Double = 0) -> Bool {
    let rows = hint.remainingRows(of: count)
    switch self {
    case .lastItem: return rows < 1
    case .remaining(let limit): return rows < Double(limit) + 1
    case .distance(let points):
      guard let length = hint.rowLength else { return rows < 1 }
      return rows * length < points
    case .adaptive: return rows < ahead + 1
    }
  }
}
