import EndlessDomain
import EndlessPresentation
import EndlessSession

/// Measures what a list keeps of a row beside the row itself, and how much more while it grows.
enum MemorySection {
  private static let rows = 1_000_000

  static func run() throws(BenchFault) -> SectionReport {
    try Allocated.mustBeCountable()
    var table = FigureTable(
      "Bytes a row above the row itself, at 1 million rows",
      columns: ["ids", "what holds them", "at the end", "at the most while it grows"])
    var report = SectionReport(.memory)
    try measure(Pokemon.self, &table, &report.bars)
    try measure(Lecture.self, &table, &report.bars)
    report.tables = [table]
    return report
  }

  private static func measure<Item: SampleItem>(
    _: Item.Type, _ table: inout FigureTable, _ bars: inout [Bar]
  ) throws(BenchFault) {
    // The rows alone, with what they own: an array of the right size. A tenth of them tells.
    let plain = try held { () throws(BenchFault) in
      let part = rows - rows / 10..<rows
      var items: [Item.Row] = []
      items.reserveCapacity(part.count)
      for index in part { items.append(Item.sample(index).row) }
      return items
    }
    let usual = try held { () throws(BenchFault) in
      var items: [Item.Row] = []
      var ids: Set<Item.Row.ID> = []
      for index in 0..<rows {
        let row = Item.sample(index).row
        if ids.insert(row.id).inserted { items.append(row) }
      }
      return (items, ids)
    }
    let engine = try held { () throws(BenchFault) in
      try FilledList(rows: rows) { PlainList<Item>(of: $0, timeline: $1) }
    }
    func row(_ bytes: Int) -> Double { Double(bytes - plain.live * 10) / Double(rows) }
    for (what, seen) in [("an array and a set of ids", usual), ("the engine", engine)] {
      table.append([
        .words(Item.idName), .words(what), .number(row(seen.live), digits: 1),
        .number(row(seen.peak), digits: 1),
      ])
    }
    bars += [
      Bar("kept beside a row, \(Item.idName) ids", row(engine.live), atMost: 64, unit: " bytes"),
      Bar("and while it grows, \(Item.idName) ids", row(engine.peak), atMost: 64, unit: " bytes"),
    ]
  }

  /// Counts what is allocated for a thing that is still there afterwards.
  private static func held<Thing>(
    _ make: () throws(BenchFault) -> Thing
  ) throws(BenchFault) -> Allocated {
    var made: Result<Thing, BenchFault>?
    let seen = Allocated.counting { made = Result(catching: make) }
    return try withExtendedLifetime(made) {
      () throws(BenchFault) in
      _ = try made?.get()
      return seen
    }
  }
}
