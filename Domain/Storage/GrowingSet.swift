/// Elements in the order in which they came, none of them twice: adding to it costs the same however
/// many there are, also at the worst moment.
@usableFromInline struct GrowingSet<Element: Hashable> {
  @usableFromInline var index = HashIndex()
  @usableFromInline var elements = PagedItems<Element>()

  @inlinable init() {}

  /// How many elements there are.
  @inlinable var count: Int { elements.count }

  /// Returns what an element is looked up by.
  @inlinable static func hash(_ element: Element) -> UInt32 {
    UInt32(truncatingIfNeeded: element.hashValue)
  }

  /// Returns the place of an element, or nothing where it is not there.
  @inlinable func position(of element: Element) -> Int? {
    position(of: element, hash: Self.hash(element))
  }

  /// Returns the place of an element whose hash is known.
  @inlinable func position(of element: Element, hash: UInt32) -> Int? {
    index.places(of: hash).first { elements[$0] == element }
  }

  /// Returns whether an element may be there that has one of these hashes.
  @inlinable func mayContain(anyOf hashes: [UInt32]) -> Bool { index.contains(anyOf: hashes) }

  /// Appends elements that are not there yet, with their hashes.
  @inlinable mutating func append(_ new: [Element], hashes: [UInt32]) {
    for (place, hash) in zip(elements.count..., hashes) { index.insert(place, hash: hash) }
    elements.append(page: new)
  }

  /// Appends an element that is not there yet.
  @inlinable mutating func append(_ new: Element) { append([new], hashes: [Self.hash(new)]) }
}

extension GrowingSet: Sendable where Element: Sendable {}
