import EndlessDomain

/// A source whose pages are there already.
struct ReadyPages<Item: Identifiable & Sendable>: PageRepository where Item.ID: Sendable {
  /// The pages, each with the key by which it is asked for.
  let pages: [(key: PageKey?, page: Page<Item>)]
  private let places: [PageKey?: Int]

  init(_ pages: [(key: PageKey?, page: Page<Item>)]) {
    self.pages = pages
    places = Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($1.key, $0) })
  }

  func page(for request: PageRequest) async throws(FeedError) -> Page<Item> {
    guard let place = places[request.key] else { throw .notFound }
    return pages[place].page
  }
}
