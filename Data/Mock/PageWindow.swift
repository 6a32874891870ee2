/// The rows of a list that stand on the page which begins after so many rows.
struct PageWindow {
  /// The rows, counted from 0; none where the page begins past the end.
  let rows: Range<Int>
  /// How many rows stand before the page that follows, whether there is one or not.
  let following: Int
  /// Whether no row stands behind it.
  let isLast: Bool

  init(after start: Int, size: Int, of count: Int) {
    let from = min(start, count)
    let to = from + min(size, count - from)
    rows = from..<to
    // Not where the rows end: the page after a short one has a number of its own all the same.
    let (end, overflow) = start.addingReportingOverflow(size)
    following = overflow ? .max : end
    isLast = to == count
  }
}
