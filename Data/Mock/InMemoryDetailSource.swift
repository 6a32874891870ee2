public import EndlessDomain

/// Hands details out one by one, under conditions of your choice.
public final class InMemoryDetailSource<Detail: Identifiable & Sendable>: DetailRepository
where Detail.ID: Sendable {
  private let details: [Detail.ID: Detail]
  private let ledger: RequestLedger<Detail.ID>

  /// Creates a source; of details with the same id the first counts.
  public init(_ details: [Detail], conditions: Conditions = Conditions()) {
    self.details = Dictionary(details.map { ($0.id, $0) }) { first, _ in first }
    ledger = RequestLedger(conditions)
  }

  /// The ids that were asked for, in order.
  public var requests: [Detail.ID] { ledger.requests }
  /// How many requests were under way at once, at the most.
  public var peakInFlight: Int { ledger.peakInFlight }

  /// Lets the next requests fail, whatever they ask for.
  public func failNext(_ error: FeedError, times: Int = 1) {
    ledger.failNext(error, times: times)
  }

  /// Lets the next requests for one item fail.
  public func fail(_ id: Detail.ID, with error: FeedError, times: Int = 1) {
    ledger.fail(id, with: error, times: times)
  }

  /// Returns the details of one item.
  ///
  /// - Throws: a planned failure; ``FeedError/notFound`` where there is no such item.
  @concurrent public func detail(of id: Detail.ID) async throws(FeedError) -> Detail {
    try await ledger.serve(id)
    guard let detail = details[id] else { throw .notFound }
    return detail
  }
}
