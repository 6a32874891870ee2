/// Follows which feed is open, step by step; a script has no branches.
struct FeedFlow {
  /// What is wrong with a step, and the line of which it is said.
  struct Fault {
    let order: Int
    let message: String
    let place: SourcePlace
    var notes: [String] = []
  }

  /// A step with its line's number in the order of reading.
  struct Position {
    let order: Int
    let statement: Statement
  }

  private enum State {
    case closed(by: SourcePlace?)
    case open(SessionFeed, at: SourcePlace)
    /// A line that cannot be understood may have opened or closed one.
    case unknown
  }

  private var state = State.closed(by: nil)
  /// The steps that wait for the feed that is opened next, by their index.
  private var waiting: [(index: Int, position: Position, ability: FeedUse.Ability?)] = []
  /// The feed of each step; nothing where it needs none.
  private(set) var feeds: [SessionFeed?] = []
  private(set) var faults: [Fault] = []

  /// Takes a line that cannot be understood.
  mutating func skip() {
    state = .unknown
    waiting = []
  }

  /// Takes the next step.
  mutating func take(_ step: Step, _ position: Position) {
    let use = FeedUse(of: step)
    switch (step, state) {
    case (.open(let feed, _), _): open(feed, position)
    case (.close, _): close(position)
    case (_, .open(let feed, let place)):
      feeds.append(use.moment == .never ? nil : feed)
      check(use.ability, of: feed, openedAt: place, position)
    case (_, .unknown): feeds.append(nil)
    case (_, .closed(let place)):
      if use.moment == .nowOrLater { waiting.append((feeds.count, position, use.ability)) }
      if use.moment == .now {
        let gap = place == nil ? "before any 'open'" : "behind 'close'"
        blame(position, "expected an open feed, got '\(position.word)' \(gap)")
      }
      feeds.append(nil)
    }
  }

  /// Says what waits for a feed that never came.
  mutating func finish() {
    for (_, position, _) in waiting {
      blame(position, "expected an 'open' behind '\(position.word)', got none: it has no use")
    }
    waiting = []
  }

  private mutating func open(_ feed: SessionFeed, _ position: Position) {
    if case .open(let other, let place) = state {
      blame(
        position, "expected 'close' before another 'open', got '\(position.word)'",
        notes: ["\(other.rawValue) is open since \(place.address)"])
    }
    feeds.append(feed)
    state = .open(feed, at: position.statement.place)
    for (index, position, ability) in waiting {
      feeds[index] = feed
      check(ability, of: feed, openedAt: self.position, position)
    }
    waiting = []
  }

  private var position: SourcePlace? {
    if case .open(_, let place) = state { place } else { nil }
  }

  private mutating func close(_ position: Position) {
    var feed: SessionFeed?
    if case .closed = state { blame(position, "expected an open feed, got 'close' without one") }
    if case .open(let open, _) = state { feed = open }
    feeds.append(feed)
    state = .closed(by: position.statement.place)
  }

  private mutating func check(
    _ ability: FeedUse.Ability?, of feed: SessionFeed, openedAt place: SourcePlace?,
    _ position: Position
  ) {
    let notes = place.map { ["\(feed.rawValue) is opened at \($0.address)"] } ?? []
    let operand = position.statement.operand
    switch ability {
    case .search where !feed.canBeSearched:
      blame(
        position, "expected a feed that can be searched (books), got \(feed.rawValue)",
        notes: notes)
    case .details where !feed.hasDetails:
      blame(
        position, "expected a feed with details (pokemon), got \(feed.rawValue)", at: operand,
        notes: notes)
    case .field(let field) where !feed.fields.contains(field):
      blame(
        position,
        "expected a field of \(feed.rawValue) (\(listed(feed.fields))), got '\(field)'"
          + suggestion(field, among: feed.fields),
        at: operand, notes: notes)
    default: break
    }
  }

  private mutating func blame(
    _ position: Position, _ message: String, at place: SourcePlace? = nil, notes: [String] = []
  ) {
    faults.append(
      Fault(
        order: position.order, message: message, place: place ?? position.statement.place,
        notes: notes))
  }
}

extension FeedFlow.Position {
  /// The step's first word.
  fileprivate var word: String { String(statement.text.prefix { $0 != " " }) }
}
