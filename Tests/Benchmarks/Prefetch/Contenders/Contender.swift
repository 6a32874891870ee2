import EndlessDomain

/// A policy that is compared with others.
enum Contender: Hashable {
  /// Origin A: a row whose number is a multiple of ten has come into sight.
  case tenthRow
  /// Origin B: the bottom is reached.
  case bottom
  /// Origin C: 250 points remain.
  case points
  /// Android's Paging 3 as it comes: three pages at first, then one page ahead.
  case paging3
  /// Flutter's infinite_scroll_pagination: three rows ahead of what its list has built.
  ///
  /// A list builds somewhat more than is in sight (250 points), which is not added here.
  case flutter
  /// Texture as it comes: two screens ahead of where the movement will come to rest.
  case texture
  /// So many rows ahead.
  case fixed(Int)
  case adaptive(margin: Double)
  /// With page sizes that adapt too, where the server lets the client choose.
  case adaptivePages(margin: Double)
  /// Knows how far the person will go, and loads page after page until it is all there.
  case oracle

  /// Those that have a name elsewhere, and the adaptive ones as they come.
  static let named: [Self] = [
    .tenthRow, .bottom, .points, .flutter, .texture, .paging3, .adaptive(margin: 1),
    .adaptivePages(margin: 1), .oracle,
  ]

  var name: String {
    switch self {
    case .tenthRow: "every tenth row (origin A)"
    case .bottom: "the bottom (origin B)"
    case .points: "250 points (origin C)"
    case .paging3: "Paging 3"
    case .flutter: "three rows (Flutter)"
    case .texture: "two screens (Texture)"
    case .fixed(let rows): "\(rows) rows"
    case .adaptive(let margin): margin == 1 ? "adaptive" : "adaptive, margin \(margin)"
    case .adaptivePages(let margin):
      margin == 1 ? "adaptive, page sizes too" : "adaptive, page sizes too, margin \(margin)"
    case .oracle: "oracle"
    }
  }

  /// What the pager is given; what it cannot express asks by itself, see ``Trigger``.
  func policy(pageSize: Int) -> PrefetchPolicy {
    switch self {
    case .bottom, .tenthRow, .texture, .oracle: .lastItem
    case .points: .distance(250)
    case .paging3: .remaining(pageSize)
    case .flutter: .remaining(3)
    case .fixed(let rows): .remaining(rows)
    case .adaptive(let margin): .adaptive(margin: margin)
    case .adaptivePages(let margin): .adaptive(margin: margin, pages: 15...100)
    }
  }

  /// How many rows the first page has.
  func firstPage(pageSize: Int) -> Int { self == .paging3 ? 3 * pageSize : pageSize }
}
