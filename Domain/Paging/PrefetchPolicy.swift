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

  /// Returns whether the next page is due.
  public func isDue(at hint: ScrollHint, count: Int) -> Bool {
    let rows = hint.remainingRows(of: count)
    switch self {
    case .lastItem: return rows < 1
    case .remaining(let limit): return rows < Double(limit) + 1
    case .distance(let points):
      guard let length = hint.rowLength else { return rows < 1 }
      return rows * length < points
    }
  }
}
