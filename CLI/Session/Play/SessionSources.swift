public import EndlessDomain
import EndlessMocks

/// Puts sources behind the way of a session, so that what they are asked can be held, failed and
/// looked at.
public struct SessionSources: Sendable {
  let world: SessionWorld
  let row: @Sendable (any Hashable & Sendable) -> Int?

  /// What the session is played under.
  public var settings: SessionSettings { world.settings }
  /// The session's time: sources wait on it, and the list must be created with it.
  public var timeline: Timeline { world.timeline }

  /// Puts a source of pages behind the way.
  ///
  /// - Parameters:
  ///   - base: the source; whatever it waits for must be on ``timeline``.
  ///   - pageSize: how many rows a page has, at least one, where keys are page numbers or offsets; it
  ///     lets a condition name the page as well as the offset.
  /// - Returns: the source for the list.
  public func pages<Base: PageRepository>(_ base: Base, pageSize: Int? = nil)
    -> any PageRepository<Base.Item>
  {
    precondition(pageSize ?? 1 >= 1, "a page has at least one row")
    return wired(base) { request in
      switch request.key {
      case nil: (1, 0)
      case .page(let page):
        (page, pageSize.flatMap { PageKeyStyle.page.offset(of: request.key, pageSize: $0) })
      case .offset(let offset):
        (pageSize.map { PageKeyStyle.page(afterRows: offset, pageSize: $0) }, offset)
      case .cursor: (nil, nil)
      }
    }
  }

  /// Puts a source of details behind the way.
  public func details<Base: DetailRepository>(_ base: Base) -> any DetailRepository<Base.Detail> {
    WiredDetails(base: base, world: world, row: row)
  }

  func wired<Base: PageRepository>(
    _ base: Base, place: @escaping @Sendable (PageRequest) -> (page: Int?, offset: Int?)
  ) -> any PageRepository<Base.Item> {
    WiredPages(base: base, world: world, place: place)
  }
}
