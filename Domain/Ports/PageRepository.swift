/// Where pages come from: a server, a catalogue in memory, a script.
public protocol PageRepository<Item>: Sendable {
  /// What the pages hold.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Returns one page.
  ///
  /// The use cases call it off the actor that owns the list.
  ///
  /// - Throws: ``FeedError/cancelled`` if the task was cancelled meanwhile, otherwise what went wrong.
  ///   A transient error is tried again by the list's ``RetryPolicy``, not here.
  func page(for request: PageRequest) async throws(FeedError) -> Page<Item>
}
