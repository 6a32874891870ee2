/// One line of a script's file.
struct SourceLine: Sendable {
  /// How many scalars a line may have; it bounds what one line can cost.
  static let limit = 10_000

  /// The file, as it was named.
  let file: String
  /// The number of the line, from 1.
  let number: Int
  /// What is written.
  let scalars: [Unicode.Scalar]
  /// The line as it is shown: fit for a terminal, scalar for scalar, cut behind ``limit``.
  let shown: String
  /// The line before as it is shown, where it is not blank.
  let before: String?
  /// The cell in which each scalar of ``shown`` begins, and the one behind the last: counted once,
  /// since a line can have thousands of faults.
  private let cells: [Int]

  init(file: String, number: Int, scalars: [Unicode.Scalar], before: String?) {
    self.file = file
    self.number = number
    self.scalars = scalars
    shown = TerminalText.inPlace(String(scalars.prefix(Self.limit + 1)))
    self.before = before.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    cells = Self.cells(of: shown)
  }

  private static func cells(of text: String) -> [Int] {
    var cells: [Int] = []
    var cell = 0
    for character in text {
      cells.append(cell)
      cell += String(character).cellWidth
      // A mark belongs to the character before, even where a word begins with it.
      for _ in character.unicodeScalars.dropFirst() { cells.append(cell) }
    }
    return cells + [cell]
  }

  /// Returns what is written in a range of scalars.
  func written(_ range: Range<Int>) -> String { String(scalars[range]) }

  /// Returns the place of a range of scalars; one cell of it where the range is empty.
  func place(_ range: Range<Int>) -> SourcePlace {
    let start = cells[min(range.lowerBound, cells.count - 1)]
    let end = cells[min(range.upperBound, cells.count - 1)]
    return SourcePlace(
      file: file, line: number, column: start + 1, width: max(1, end - start), text: shown,
      before: before, takenInBy: [])
  }
}

extension String {
  /// Creates a text of scalars.
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
