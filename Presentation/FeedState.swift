public import EndlessDomain

/// All that a list shows, as one value.
public struct FeedState<Row> {
  /// The state of the load that replaces the list; during a refresh, the old rows stay.
  public internal(set) var first = LoadPhase.idle
  /// The state of the load that extends the list.
  public internal(set) var next = LoadPhase.idle
  /// Why the feed has ended.
  public internal(set) var end: EndReason?
  /// How many rows the whole feed has, if the source says so.
  public internal(set) var total: Int?
  /// How many items of the source could not be read.
  public internal(set) var dropped = 0
  /// How many pages held only items that were already there.
  public internal(set) var repeatedPages = 0
  /// The query that was submitted.
  public internal(set) var query: SearchQuery?
  /// The rows.
  public internal(set) var rows: PagedItems<Row> = []

  /// Creates the state of a list that no screen shows yet.
  public init() {}

  /// What is shown below the rows.
  public var footer: Footer {
    switch (next, first) {
    case (.loading, _): return .loading
    case (.waiting(_, let end, _), _), (_, .waiting(_, let end, _)): return .waiting(until: end)
    // A refresh is shown above the rows, and an empty list stays empty until the response arrives.
    case (_, .loading(let load)) where rows.isEmpty && (end == nil || load.repairsFailure):
      return .loading
    default: break
    }
    if let error = newestError { return .failed(error) }
    guard let end else { return .none }
    return rows.isEmpty && end == .exhausted && dropped == 0 ? .empty : .end(end)
  }

  /// The error of the load that failed last.
  ///
  /// Rows whose refresh failed are older than they seem, so that failure shows too.
  private var newestError: FeedError? {
    switch (first, next) {
    case (.failed(let a, let error), .failed(let b, _)) where a.isNewer(than: b): error
    case (_, .failed(_, let error)), (.failed(_, let error), _): error
    default: nil
    }
  }
}

extension FeedState: Sendable where Row: Sendable {}
extension FeedState: Equatable where Row: Equatable {}
