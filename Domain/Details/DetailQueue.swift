/// Decides which details are loaded next: those in sight first, then the others in the list's order.
///
/// Items are named by their place in the list. Like ``Pager`` it is pure: it starts nothing itself.
public struct DetailQueue: Hashable, Sendable {
  private enum Status: Hashable {
    /// Not requested yet.
    case waiting
    /// In flight, or waiting to be tried again.
    case inFlight
    case loaded
    case failed
  }

  private struct Attempt: Hashable {
    var number = 1
    let began: Duration
  }

  /// How many may be in flight at a time.
  public let limit: Int
  /// Whether and when failed details are tried again.
  public let retryPolicy: RetryPolicy

  private var statuses: [Status] = []
  private var attempts: [Int: Attempt] = [:]
  /// Nothing before this place is waiting.
  private var cursor = 0
  private var visible = 0..<0

  /// Creates an empty queue; the default limit is what browsers allow per host.
  public init(limit: Int = 6, retryPolicy: RetryPolicy = RetryPolicy()) {
    self.limit = limit
    self.retryPolicy = retryPolicy
  }

  /// How many items the queue knows.
  public var count: Int { statuses.count }
  /// How many are in flight or wait to be tried again.
  public var inFlight: Int { attempts.count }

  /// Whether it may be somebody's turn: a quick look before ``next(at:)``.
  public var mayHaveTurn: Bool { inFlight < limit && cursor < statuses.count }

  /// Adds items at the list's end.
  public mutating func append(_ count: Int) {
    statuses.append(contentsOf: repeatElement(.waiting, count: count))
  }

  /// Replaces the list; items that were in the old one keep what they have and what is in flight.
  ///
  /// - Parameter origins: for each place, where the item was before, or `nil` if it is new.
  public mutating func replace(with origins: [Int?]) {
    let (old, oldAttempts) = (statuses, attempts)
    attempts = [:]
    statuses = origins.enumerated().map { place, origin in
      guard let origin, old.indices.contains(origin) else { return .waiting }
      attempts[place] = oldAttempts[origin]
      return old[origin] == .failed ? .waiting : old[origin]
    }
    cursor = 0
    // If the list became shorter, rows may still come back to the places in sight.
    if origins.isEmpty { visible = 0..<0 }
  }

  /// Notes which items are in sight.
  public mutating func show(_ range: Range<Int>) {
    visible = range.clamped(to: 0..<Int.max)
  }

  /// Notes that one item came into sight: it extends the run of its neighbours.
  ///
  /// Lists report rows that appear, but rarely rows that disappear, so a run longer than `window` loses
  /// its far end.
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

  /// Returns the place of the item whose turn it is, and counts it as in flight; `nil` if the limit
  /// is reached or nothing is waiting.
  public mutating func next(at time: Duration) -> Int? {
    guard inFlight < limit, let place = firstWaiting() else { return nil }
    statuses[place] = .inFlight
    attempts[place] = Attempt(began: time)
    return place
  }

  /// Notes that an item's details are loaded.
  public mutating func finish(_ place: Int) { settle(place, as: .loaded) }

  /// Notes that an item's details failed.
  ///
  /// - Parameters:
  ///   - place: the item's place.
  ///   - error: what they failed with.
  ///   - time: now.
  ///   - jitter: a random number from 0 to 1.
  /// - Returns: when to try again, or `nil` if they have failed for good. Until then the item keeps its
  ///   place among those in flight: a server that asks for a pause gets one.
  public mutating func fail(
    _ place: Int, with error: FeedError, at time: Duration, jitter: Double
  ) -> Duration? {
    guard let attempt = attempts[place] else { return nil }
    let delay = retryPolicy.delay(
      after: error, attempt: attempt.number, elapsed: time - attempt.began, jitter: jitter)
    guard let delay else {
      settle(place, as: .failed)
      return nil
    }
    attempts[place]?.number += 1
    return time + delay
  }

  /// Notes that an item's details, which were in flight, were cancelled: it waits again.
  public mutating func putBack(_ place: Int) { settle(place, as: .waiting) }

  /// Retries an item by hand: its details may have failed, or wait to be tried again.
  ///
  /// - Returns: whether the item was put back into the queue, without any further wait.
  @discardableResult
  public mutating func retry(_ place: Int) -> Bool {
    guard statuses.indices.contains(place) else { return false }
    switch statuses[place] {
    case .waiting, .loaded: return false
    case .inFlight: putBack(place)
    case .failed:
      statuses[place] = .waiting
      cursor = min(cursor, place)
    }
    return true
  }

  private mutating func settle(_ place: Int, as status: Status) {
    guard attempts.removeValue(forKey: place) != nil else { return }
    statuses[place] = status
    if status == .waiting { cursor = min(cursor, place) }
  }

  private mutating func firstWaiting() -> Int? {
    let inSight = visible.clamped(to: cursor..<statuses.count)
    if let place = inSight.first(where: { statuses[$0] == .waiting }) { return place }
    while cursor < statuses.count, statuses[cursor] != .waiting { cursor += 1 }
    return cursor < statuses.count ? cursor : nil
  }
}
