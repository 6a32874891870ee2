/// Loads the details of an item, which are not part of its page.
///
/// ``DetailQueue`` decides which item is next.
public struct LoadDetails<Detail: Identifiable & Sendable>: Sendable where Detail.ID: Sendable {
  private let repository: any DetailRepository<Detail>

  /// Creates the use case.
  public init(from repository: any DetailRepository<Detail>) {
    self.repository = repository
  }

  /// Returns the details of one item, or what the source failed with.
  ///
  /// The error is ``FeedError/malformed(_:)`` if the source returned the details of another item, which
  /// must not appear on this one's row.
  ///
  /// Runs off the caller's actor and returns a `Result`, like ``LoadFirstPage``.
  @concurrent public func callAsFunction(of id: Detail.ID) async -> Result<Detail, FeedError> {
    do throws(FeedError) {
      let detail = try await repository.detail(of: id)
      guard detail.id == id else {
        return .failure(.malformed("details of \(detail.id) came instead of those of \(id)"))
      }
      return .success(detail)
    } catch {
      return .failure(error)
    }
  }
}
