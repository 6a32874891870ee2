/// The rows of a list as the pages brought them: a collection whose append costs the page, never the
/// list, also while an older value is still held elsewhere.
///
/// Pages are the leaves of a tree that grows at its right edge, like the digits of a number in base
/// 32: the last level holds the latest pages, and once there are 32 of them they become one node of
/// the level above, and so on. A newer value shares all full nodes with an older one; so at most 32
/// references are copied, however long the list is.
public struct PagedItems<Element> {
  /// The lowest level, with the latest pages, stands first.
  @usableFromInline var levels: [PageTree<Element>.Level] = []
  /// How many rows there are.
  @inlinable public var count: Int { rowCount }

  @usableFromInline var rowCount = 0

  /// Creates an empty list.
  @inlinable public init() {}

  /// Appends a page.
  @inlinable public mutating func append(page: [Element]) {
    guard !page.isEmpty else { return }
    rowCount += page.count
    if levels.isEmpty { levels.append(PageTree.Level()) }
    levels[0].append(.page(page))
    var height = 0
    while levels[height].isFull {
      let full = levels[height]
      levels[height] = PageTree.Level()
      height += 1
      if height == levels.count { levels.append(PageTree.Level()) }
      levels[height].append(.branch(full))
    }
  }

  /// The pages in order; empty ones are not kept.
  public var pages: some Sequence<[Element]> { PageTree.Pages(levels) }
}

extension PagedItems: RandomAccessCollection, MutableCollection {
  /// The place of the first row.
  @inlinable public var startIndex: Int { 0 }
  /// The place after the last row.
  @inlinable public var endIndex: Int { count }

  /// The row at a place; setting it costs its page, and nothing of the other pages.
  @inlinable public subscript(index: Int) -> Element {
    get {
      let (height, place) = locate(index)
      return levels[height].row(at: place)
    }
    set {
      let (height, place) = locate(index)
      levels[height].setRow(at: place, to: newValue)
    }
  }

  /// Returns the rows one by one, a page at a time.
  @inlinable public func makeIterator() -> Iterator { Iterator(PageTree.Pages(levels)) }

  /// Goes through the rows without looking each of them up.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var pages: PageTree<Element>.Pages
    @usableFromInline var page: [Element].Iterator

    @inlinable init(_ pages: PageTree<Element>.Pages) {
      self.pages = pages
      page = [].makeIterator()
    }

    /// Returns the next row, or nothing after the last.
    @inlinable public mutating func next() -> Element? {
      if let row = page.next() { return row }
      guard let rows = pages.next() else { return nil }
      page = rows.makeIterator()
      return page.next()
    }
  }

  /// Returns the level that holds a row, and the row's place in it.
  @inlinable func locate(_ index: Int) -> (height: Int, place: Int) {
    precondition(index >= 0 && index < count, "row \(index) of a list of \(count)")
    var place = index
    for height in levels.indices.reversed() {
      if place < levels[height].count { return (height, place) }
      place -= levels[height].count
    }
    preconditionFailure("the levels hold fewer rows than the list")
  }
}

extension PagedItems: ExpressibleByArrayLiteral {
  /// Creates a list of one page.
  public init(arrayLiteral elements: Element...) {
    append(page: elements)
  }
}

extension PagedItems: Sendable where Element: Sendable {}

extension PagedItems: Equatable where Element: Equatable {
  /// Returns whether two lists hold equal rows, whatever their pages; cheap where they share them.
  public static func == (a: Self, b: Self) -> Bool {
    a.count == b.count && (a.levels == b.levels || a.elementsEqual(b))
  }
}
