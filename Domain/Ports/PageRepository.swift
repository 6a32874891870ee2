/// Where pages come from: a server, a catalogue in memory, a script.
public protocol PageRepository<Item>: Sendable {
  /// What the pages hold.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Returns one page.
  ///
  /// - Throws: ``FeedError/cancelled`` where the task was cancelled meanwhile, else what went wrong.
  func page(for request: PageRequest) async throws(FeedError) -> Page<Item>
}
