/// The order of a list's rows, kept as stretches, so that a million rows cost as little as ten.
struct RowList {
  /// Where a row comes from.
  enum Row: Hashable {
    /// From the list as it was at first, by its place there, from 0.
    case original(Int)
    /// Put in later, by its number.
    case added(Int)
  }

  private struct Stretch {
    var isAdded: Bool
    var numbers: Range<Int>

    func row(_ number: Int) -> Row { isAdded ? .added(number) : .original(number) }
  }

  private var stretches: [Stretch]
  /// How many rows there are.
  private(set) var count: Int

  init(count: Int) {
    self.count = count
    stretches = [Stretch(isAdded: false, numbers: 0..<count)]
  }

  /// Returns the rows at these places, counted from 0; all of them must be there.
  func rows(in places: Range<Int>) -> [Row] {
    var rows: [Row] = []
    var start = 0
    for stretch in stretches where start < places.upperBound {
      let own = start..<(start + stretch.numbers.count)
      start = own.upperBound
      let wanted = own.clamped(to: places)
      let shift = stretch.numbers.lowerBound - own.lowerBound
      rows += wanted.map { stretch.row($0 + shift) }
    }
    return rows
  }

  /// Puts in so many rows with the numbers from `first` on, before the row at a position from 1.
  mutating func insert(
    _ added: Int, numberedFrom first: Int, at position: Int
  ) throws(PositionFault) {
    guard position >= 1, position - 1 <= count else {
      throw PositionFault(position: position, count: count + 1)
    }
    // No list is longer than what can be counted.
    guard added < Int.max - max(count, first) else {
      throw PositionFault(position: .max, count: count + 1)
    }
    guard added > 0 else { return }
    stretches.insert(
      Stretch(isAdded: true, numbers: first..<first + added), at: cut(at: position - 1))
    count += added
  }

  /// Takes out so many rows from a position on, counted from 1; all of them or none.
  mutating func remove(_ removed: Int, at position: Int) throws(PositionFault) {
    guard position >= 1, position <= count else {
      throw PositionFault(position: position, count: count)
    }
    let before = position - 1
    guard removed <= count - before else {
      throw PositionFault(position: count + 1, count: count)
    }
    let first = cut(at: before)
    stretches.removeSubrange(first..<cut(at: before + removed))
    count -= removed
  }

  /// Makes a stretch begin at a place, and returns its index.
  private mutating func cut(at place: Int) -> Int {
    var start = 0
    for (index, stretch) in stretches.enumerated() {
      if start >= place { return index }
      let length = place - start
      start += stretch.numbers.count
      guard start > place else { continue }
      let middle = stretch.numbers.lowerBound + length
      stretches[index].numbers = stretch.numbers.lowerBound..<middle
      stretches.insert(
        Stretch(isAdded: stretch.isAdded, numbers: middle..<stretch.numbers.upperBound),
        at: index + 1)
      return index + 1
    }
    return stretches.count
  }
}
