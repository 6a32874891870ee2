public import EndlessDomain

/// All that a list shows, as one value.
public struct FeedState<Row> {
  /// How the first page's load stands; a refresh is one, with the old rows still there.
  public internal(set) var first = LoadPhase.idle
  /// How the next page's load stands.
  public internal(set) var next = LoadPhase.idle
  /// Why the feed has ended, once it has.
  public internal(set) var end: EndReason?
  /// How many rows the whole feed has, where the source tells.
  public internal(set) var total: Int?
  /// How many items of the source could not be read.
  public internal(set) var dropped = 0
  /// The query that was submitted.
  public internal(set) var query: SearchQuery?
  /// The rows.
  public internal(set) var rows: PagedItems<Row> = []

  /// Creates the state of a list that is not open yet.
  public init() {}

  /// What stands below the rows.
  ///
  /// The rows' own end comes first: what a person has scrolled to. A refresh that failed shows too,
  /// since the rows are then older than they seem.
  public var footer: Footer {
    switch next {
    case .loading: return .loading
    case .waiting(let time): return .waiting(until: time)
    case .failed(let error): return .failed(error)
    case .idle: break
    }
    switch first {
    case .loading where rows.isEmpty: return .loading
    case .waiting(let time): return .waiting(until: time)
    case .failed(let error): return .failed(error)
    case .idle, .loading: break
    }
    guard let end else { return .none }
    return rows.isEmpty ? .empty : .end(end)
  }
}

extension FeedState: Sendable where Row: Sendable {}
extension FeedState: Equatable where Row: Equatable {}
