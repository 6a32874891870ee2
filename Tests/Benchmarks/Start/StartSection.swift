import Foundation

/// Measures how long the program takes to its first row, beside one that does nothing.
enum StartSection {
  private static let runs = 40

  static func run() throws(BenchFault) -> SectionReport {
    let empty = try ProgramStart("empty-program")
    let first = try ProgramStart("endless", ["pokemon", "--limit", "1"])
    let libraries = try empty.libraries()
    guard try first.libraries() == libraries else {
      throw .unavailable("empty-program and endless are not linked with the same libraries")
    }
    var times: (empty: [Double], row: [Double], end: [Double]) = ([], [], [])
    // The first turn is for warming up.
    for turn in 0...runs {
      let nothing = try empty.run()
      let listing = try first.run()
      guard let row = listing.firstLine else { throw .unavailable("endless wrote no row") }
      guard turn > 0 else { continue }
      times.empty.append(nothing.end)
      times.row.append(row)
      times.end.append(listing.end)
    }
    var table = FigureTable(
      "Milliseconds from the start of a process, each linked with \(libraries.count) libraries",
      columns: ["program", "to", "ms", "beside the empty one"])
    let base = Median.of(times.empty)
    for (program, to, values) in [
      ("empty", "its end", times.empty), ("endless pokemon --limit 1", "its first row", times.row),
      ("endless pokemon --limit 1", "its end", times.end),
    ] {
      let time = Median.of(values)
      table.append([
        .words(program), .words(to), .number(time * 1e3, digits: 1),
        .number(time / base, digits: 2),
      ])
    }
    var report = SectionReport(.start)
    report.tables.append(table)
    report.bars.append(
      Bar("first row, beside an empty program", Median.of(times.row) / base, atMost: 2.5, unit: "×")
    )
    return report
  }
}
