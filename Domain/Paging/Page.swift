/// One page as a source sent it.
public struct Page<Item> {
  /// The items in the server's order; items of earlier pages may appear again.
  public var items: [Item]
  /// The key of the next page, or `nil` if the source says that this is the last one.
  public var next: PageKey?
  /// How many items the whole feed has, if the source says so.
  public var total: Int?
  /// Why there is no next page; ignored if there is one.
  public var end: EndReason
  /// How many items of the response could not be read and were left out.
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
