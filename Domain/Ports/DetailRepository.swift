/// Where the details of listed items come from.
public protocol DetailRepository<Detail>: Sendable {
  /// The details; they carry the id of their item.
  associatedtype Detail: Identifiable & Sendable where Detail.ID: Sendable

  /// Returns the details of one item.
  ///
  /// The use case calls it off the actor that owns the list.
  ///
  /// - Throws: ``FeedError/notFound`` if there is no such item, otherwise what went wrong. A transient
  ///   error is tried again by the ``DetailQueue``'s policy, not here.
  func detail(of id: Detail.ID) async throws(FeedError) -> Detail
}
