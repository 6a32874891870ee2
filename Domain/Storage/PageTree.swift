/// The tree below ``PagedItems``: pages, and nodes of up to 32 pages or nodes.
@usableFromInline enum PageTree<Element> {
  /// How many children a full node has.
  @inlinable static var width: Int { 32 }

  @usableFromInline enum Node {
    case page([Element])
    case branch(Level)

    @inlinable var count: Int {
      switch self {
      case .page(let rows): rows.count
      case .branch(let level): level.count
      }
    }
  }

  /// Neighbouring nodes of one height, with the number of rows up to the end of each.
  @usableFromInline struct Level {
    @usableFromInline var nodes: [Node] = []
    @usableFromInline var ends: [Int] = []

    @inlinable init() {}

    @inlinable var count: Int { ends.last ?? 0 }
    @inlinable var isFull: Bool { nodes.count == width }

    @inlinable mutating func append(_ node: Node) {
      ends.append(count + node.count)
      nodes.append(node)
    }

    @inlinable func row(at place: Int) -> Element {
      let (child, offset) = locate(place)
      switch nodes[child] {
      case .page(let rows): return rows[offset]
      case .branch(let level): return level.row(at: offset)
      }
    }

    @inlinable mutating func setRow(at place: Int, to row: Element) {
      let (child, offset) = locate(place)
      let node = nodes[child]
      // An empty page holds the place, so that what is changed below has no second owner.
      nodes[child] = .page([])
      nodes[child] = (consume node).replacing(offset, with: row)
    }

    @inlinable func locate(_ place: Int) -> (child: Int, offset: Int) {
      var low = 0
      var high = ends.count - 1
      while low < high {
        let middle = (low + high) / 2
        if place < ends[middle] { high = middle } else { low = middle + 1 }
      }
      return (low, low == 0 ? place : place - ends[low - 1])
    }
  }

  /// The pages from the highest level, which is the oldest, to the lowest.
  @usableFromInline struct Pages: Sequence, IteratorProtocol {
    /// What is still to come, the last first.
    @usableFromInline var stack: [Node]

    @inlinable init(_ levels: [Level]) {
      stack = levels.flatMap { $0.nodes.reversed() }
    }

    @inlinable mutating func next() -> [Element]? {
      while let node = stack.popLast() {
        switch node {
        case .page(let rows): return rows
        case .branch(let level): stack.append(contentsOf: level.nodes.reversed())
        }
      }
      return nil
    }
  }
}

extension PageTree.Node {
  @inlinable consuming func replacing(_ offset: Int, with row: Element) -> Self {
    switch consume self {
    case .page(var rows):
      rows[offset] = row
      return .page(rows)
    case .branch(var level):
      level.setRow(at: offset, to: row)
      return .branch(level)
    }
  }
}

extension PageTree.Node: Sendable where Element: Sendable {}
extension PageTree.Level: Sendable where Element: Sendable {}
extension PageTree.Node: Equatable where Element: Equatable {}
extension PageTree.Level: Equatable where Element: Equatable {}
