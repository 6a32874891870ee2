/// The lines in which a transcript differs from the one that was expected, byte for byte.
package struct GoldenDifference: Hashable, Sendable {
  /// The most lines, in the part that differs, whose difference is looked for; its cost grows with
  /// their product, and nobody reads so long a one.
  static let mostCompared = 4000
  /// How many equal lines stand around what differs.
  static let context = 3

  /// The difference whole: `-` expected, `+` seen, a blank for what both have, `…` between its parts.
  package let lines: [String]
  /// How many of the expected lines were not seen.
  package let missing: Int
  /// How many of the seen lines were not expected.
  package let unexpected: Int

  /// Whether there is no difference.
  package var isEmpty: Bool { lines.isEmpty }

  /// Creates the difference between what was expected and what was seen.
  package init(expected: [String], actual: [String]) {
    // Two texts that a string calls equal may be spelled in different bytes.
    var numbers: [[UInt8]: Int] = [:]
    func number(_ line: String) -> Int {
      let bytes = Array(line.utf8)
      if let known = numbers[bytes] { return known }
      numbers[bytes] = numbers.count
      return numbers.count - 1
    }
    let old = expected.map(number)
    let new = actual.map(number)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    var removed = Set(head..<(old.count - tail))
    var inserted = Set(head..<(new.count - tail))
    if removed.count + inserted.count <= Self.mostCompared {
      removed = []
      inserted = []
      let changed = new[head..<(new.count - tail)]
      for change in changed.difference(from: old[head..<(old.count - tail)]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(head + offset)
        case .insert(let offset, _, _): inserted.insert(head + offset)
        }
      }
    }
    missing = removed.count
    unexpected = inserted.count
    lines = Self.lines(expected, actual, removed: removed, inserted: inserted)
  }

  /// Returns the first lines, and how many more there are.
  package func lines(atMost limit: Int) -> [String] {
    guard lines.count > limit else { return lines }
    let rest = lines.count - limit
    return lines.prefix(limit) + ["… and \(rest) more \(rest == 1 ? "line" : "lines")"]
  }

  private static func lines(
    _ expected: [String], _ actual: [String], removed: Set<Int>, inserted: Set<Int>
  ) -> [String] {
    var result: [String] = []
    var equal: [String] = []
    var i = 0
    var j = 0
    while i < expected.count || j < actual.count {
      guard removed.contains(i) || inserted.contains(j) else {
        equal.append(" " + expected[i])
        i += 1
        j += 1
        continue
      }
      result += opening(equal, isFirst: result.isEmpty)
      equal = []
      while removed.contains(i) {
        result.append("-" + expected[i])
        i += 1
      }
      while inserted.contains(j) {
        result.append("+" + actual[j])
        j += 1
      }
    }
    return result + (result.isEmpty ? [] : equal.prefix(context))
  }

  /// The equal lines before a change; those in the middle of a long run are left out.
  private static func opening(_ equal: [String], isFirst: Bool) -> [String] {
    if isFirst { return equal.suffix(context) }
    if equal.count <= 2 * context { return equal }
    return equal.prefix(context) + ["…"] + equal.suffix(context)
  }
}
