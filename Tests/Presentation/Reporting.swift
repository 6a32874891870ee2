import EndlessDomain

/// How a list reports scrolling: which rows appear, or where its viewport is.
enum Reporting: CaseIterable {
  case rows
  case positions

  /// The reports of a list that shows its rows down to a place, and did so down to another before.
  ///
  /// It reports nothing if nothing moved. Each row is 10 points long.
  func reports(to end: Int, from start: Int, of count: Int) -> [Pager.Intent] {
    guard end > start else { return [] }
    return switch self {
    case .rows: (start..<end).map { .itemAppeared(at: $0) }
    case .positions:
      [
        .scrolled(
          to: ViewportPosition(
            offset: 0, viewport: 10 * Double(end), contentLength: 10 * Double(count), rows: count))
      ]
    }
  }
}

extension PrefetchPolicy {
  /// One of each kind; the list of a test shows at most ten rows, so a page is due with all of them.
  static let all: [PrefetchPolicy] = [
    .lastItem, .remaining(5), .distance(50), .adaptive(), .adaptive(pages: 5...50),
  ]
}
