/// Loads what a list does not tell of one of its items.
///
/// Which item's turn it is, ``DetailQueue`` decides.
public struct LoadDetails<Detail: Identifiable & Sendable>: Sendable where Detail.ID: Sendable {
  private let repository: any DetailRepository<Detail>

  /// Creates the use case.
  public init(from repository: any DetailRepository<Detail>) {
    self.repository = repository
  }

  /// Loads the details of one item.
  ///
  /// - Throws: what the source failed with; ``FeedError/malformed(_:)`` where it answered about
  ///   another item, since that must not stand on this one's row.
  public func callAsFunction(of id: Detail.ID) async throws(FeedError) -> Detail {
    let detail = try await repository.detail(of: id)
    guard detail.id == id else {
      throw .malformed("details of \(detail.id) came instead of those of \(id)")
    }
    return detail
  }
}
