/// Where the details of listed items come from.
public protocol DetailRepository<Detail>: Sendable {
  /// The details; they carry the id of their item.
  associatedtype Detail: Identifiable & Sendable where Detail.ID: Sendable

  /// Returns the details of one item.
  ///
  /// - Throws: ``FeedError/notFound`` where there is no such item, else what went wrong.
  func detail(of id: Detail.ID) async throws(FeedError) -> Detail
}
