/// What a list costs on its way from bytes to rows' texts, in seconds for all of its rows.
struct FormatCosts {
  let name: String
  let rows: Int
  let bytes: Int
  let decoding: Double
  let mapping: Double
  let engine: Double
  let texts: Double
  /// All in one go; the parts are measured each on its own.
  let whole: Double

  static func table(of costs: [FormatCosts]) -> FigureTable {
    var table = FigureTable(
      "From JSON in memory to rows' texts, and each part's share",
      columns: [
        "list", "rows", "bytes a row", "rows a second", "µs a row", "decoding %", "mapping %",
        "engine %", "rows %",
      ])
    for cost in costs {
      let parts = [cost.decoding, cost.mapping, cost.engine, cost.texts]
      let sum = parts.reduce(0, +)
      table.append(
        [
          .words(cost.name), .number(Double(cost.rows)), .number(Double(cost.bytes / cost.rows)),
          .number(Double(cost.rows) / cost.whole),
          .number(cost.whole * 1e6 / Double(cost.rows), digits: 1),
        ] + parts.map { .number($0 / sum * 100) })
    }
    return table
  }
}
