/// The faults of a script, each once, in the order in which the lines are read.
struct FaultList {
  private struct Key: Hashable {
    let file: String?
    let line: Int
    let column: Int
    let message: String
  }

  /// How many faults are told.
  static let limit = 1000

  private var seen: Set<Key> = []
  private var ordered: [(order: Int, diagnostic: Diagnostic)] = []

  var isEmpty: Bool { ordered.isEmpty }
  var isFull: Bool { ordered.count >= Self.limit }

  /// Adds a fault of a line, unless there are enough; a file that is taken in twice has it once.
  mutating func add(_ diagnostic: Diagnostic, order: Int) {
    let place = diagnostic.place
    let key = Key(
      file: place?.file, line: place?.line ?? 0, column: place?.column ?? 0,
      message: diagnostic.message)
    guard !isFull, seen.insert(key).inserted else { return }
    ordered.append((order, diagnostic))
  }

  /// All of them.
  var sorted: [Diagnostic] {
    var all = ordered.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      return (first.order, first.diagnostic.place?.column ?? 0, a.offset)
        < (second.order, second.diagnostic.place?.column ?? 0, b.offset)
    }.map(\.element.diagnostic)
    if isFull {
      all.append(
        Diagnostic(
          kind: .syntax, message: "expected a script, got \(Self.limit) faults; there may be more",
          place: nil, label: "", notes: []))
    }
    return all
  }
}
