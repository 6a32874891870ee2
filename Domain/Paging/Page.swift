/// One page as a source answered it.
public struct Page<Item> {
  /// The items in the server's order; they may hold what was on earlier pages.
  public var items: [Item]
  /// Where the next page begins; nothing where the source says that this is the last one.
  public var next: PageKey?
  /// How many items the whole feed has, where the source tells.
  public var total: Int?
  /// Why there is no next page; looked at only where ``next`` is missing.
  public var end: EndReason
  /// How many items of the answer could not be read and were left out.
  public var dropped: Int

  /// Creates a page.
  public init(
    items: [Item], next: PageKey?, total: Int? = nil, end: EndReason = .exhausted, dropped: Int = 0
  ) {
    self.items = items
    self.next = next
    self.total = total
    self.end = end
    self.dropped = dropped
  }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}
