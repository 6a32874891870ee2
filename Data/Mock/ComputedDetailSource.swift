public import EndlessDomain

/// Makes details when they are asked for, at once: for lists too long to keep the details of.
public struct ComputedDetailSource<Detail: Identifiable & Sendable>: DetailRepository
where Detail.ID: Sendable {
  private let details: @Sendable (Detail.ID) -> Detail?

  /// Creates a source of what a function returns; nothing stands for an item that there is not.
  public init(_ details: @escaping @Sendable (Detail.ID) -> Detail?) {
    self.details = details
  }

  /// Returns the details of one item.
  ///
  /// - Throws: ``FeedError/notFound`` where there is no such item; ``FeedError/cancelled`` where the
  ///   task was cancelled.
  public func detail(of id: Detail.ID) async throws(FeedError) -> Detail {
    guard !Task.isCancelled else { throw .cancelled }
    guard let detail = details(id) else { throw .notFound }
    return detail
  }
}
