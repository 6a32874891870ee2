/// Decides whose details are loaded next: what is in sight first, then the list's order.
///
/// Items are named by their place in the list. Like ``Pager`` it is pure: it starts nothing itself.
public struct DetailQueue: Hashable, Sendable {
  /// How one item's details stand.
  public enum Status: Hashable, Sendable {
    /// Not asked for yet.
    case waiting
    /// Asked for.
    case inFlight
    /// There, or failed.
    case settled
  }

  /// How many may be under way at a time.
  public let limit: Int
  /// How many are under way.
  public private(set) var inFlight = 0

  private var statuses: [Status] = []
  /// Nothing before this place waits.
  private var cursor = 0
  private var visible = 0..<0

  /// Creates an empty queue; six at a time is what browsers allow a host.
  public init(limit: Int = 6) {
    self.limit = limit
  }

  /// How many items the queue knows.
  public var count: Int { statuses.count }

  /// Adds so many items at the list's end.
  public mutating func append(_ count: Int) {
    statuses.append(contentsOf: repeatElement(.waiting, count: count))
  }

  /// Says which items are in sight.
  public mutating func show(_ range: Range<Int>) {
    visible = range.clamped(to: 0..<Int.max)
  }

  /// Says that one item has come into sight: it joins the run of neighbours that came before it.
  ///
  /// Lists tell what appears, seldom what goes; so a run longer than `window` loses its far end.
  public mutating func show(_ index: Int, window: Int = 12) {
    guard statuses.indices.contains(index) else { return }
    if visible.contains(index) { return }
    if index == visible.upperBound, !visible.isEmpty {
      visible = max(visible.lowerBound, index + 1 - window)..<(index + 1)
    } else if index == visible.lowerBound - 1, !visible.isEmpty {
      visible = index..<min(visible.upperBound, index + window)
    } else {
      visible = index..<(index + 1)
    }
  }

  /// Returns the place of the item whose turn it is, and counts it as under way; nothing where the
  /// limit is reached or nothing waits.
  public mutating func next() -> Int? {
    guard inFlight < limit, let place = firstWaiting() else { return nil }
    statuses[place] = .inFlight
    inFlight += 1
    return place
  }

  /// Says that an item's details are there or have failed.
  public mutating func settle(_ place: Int) {
    guard statuses.indices.contains(place), statuses[place] == .inFlight else { return }
    statuses[place] = .settled
    inFlight -= 1
  }

  /// Says that an item's details, which were under way, were given up: it waits again.
  public mutating func putBack(_ place: Int) {
    settle(place)
    retry(place)
  }

  /// Puts one item, whose details failed, in again.
  ///
  /// - Returns: whether it waits now; not where it waits or is under way already.
  @discardableResult
  public mutating func retry(_ place: Int) -> Bool {
    guard statuses.indices.contains(place), statuses[place] == .settled else { return false }
    statuses[place] = .waiting
    cursor = min(cursor, place)
    return true
  }

  private mutating func firstWaiting() -> Int? {
    let inSight = visible.clamped(to: cursor..<statuses.count)
    if let place = inSight.first(where: { statuses[$0] == .waiting }) { return place }
    while cursor < statuses.count, statuses[cursor] != .waiting { cursor += 1 }
    return cursor < statuses.count ? cursor : nil
  }
}
