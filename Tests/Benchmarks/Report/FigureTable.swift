/// Figures in rows and columns.
struct FigureTable: Encodable {
  /// What the figures are, with their unit.
  let title: String
  let columns: [String]
  private(set) var rows: [[Figure]] = []

  init(_ title: String, columns: [String]) {
    self.title = title
    self.columns = columns
  }

  mutating func append(_ row: [Figure]) {
    precondition(row.count == columns.count, "a row has a figure for each column")
    rows.append(row)
  }
}
