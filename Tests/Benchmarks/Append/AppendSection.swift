import EndlessDomain

/// Measures what a page of 20 rows costs, however long the list is.
enum AppendSection {
  /// Runs off the main thread, like the use cases: otherwise each page would switch threads twice.
  @concurrent static func run() async throws(BenchFault) -> SectionReport {
    var report = SectionReport(.append)
    var engine = FigureTable(
      "Microseconds a page of 20 rows: decide, load, drop what is known, make rows, append",
      columns: columns)
    var viewModel = FigureTable(
      "Microseconds a page of 20 rows, through a view model with its tasks",
      columns: columns.dropLast())
    var usual = FigureTable(
      "Microseconds the usual way, with a published array",
      columns: [
        "ids", "what is done", "1,000 alone", "1,000 of many", "100,000", "1,000,000", "to many",
        "to alone", "worst page",
      ])
    try await measure(Pokemon.self, &engine, &viewModel, &usual, &report.bars)
    try await measure(Lecture.self, &engine, &viewModel, &usual, &report.bars)
    report.tables = [engine, viewModel, await IsolationCheck.table(), usual]
    return report
  }

  private static let columns = [
    "ids", "older state", "1,000 alone", "1,000 of many", "100,000", "1,000,000", "to many",
    "to alone",
    "worst page",
  ]

  private static func measure<Item: SampleItem>(
    _: Item.Type, _ engine: inout FigureTable, _ viewModel: inout FigureTable,
    _ usual: inout FigureTable, _ bars: inout [Bar]
  ) async throws(BenchFault) {
    var growth = Growth(pages: Item.pages(50_000))
    var all: [(what: String, costs: AppendCosts)] = []
    for isRead in [false, true] {
      let labels: [Figure] = [.words(Item.idName), .words(isRead ? "held" : "none")]
      let costs = try await AppendCosts.of(growth) { EngineList<Item>(isRead: isRead) }
      engine.append(labels + costs.figures)
      all.append(("\(Item.idName) ids" + (isRead ? ", an older state held" : ""), costs))
    }
    // A row keeps what its item holds, and each text counts its owners: that is the price of the row,
    // whatever engine brings it. Measured last, since what comes first pays for fresh memory.
    let rows = try await AppendCosts.of(growth) { RowsAlone<Item>() }
    engine.append([.words(Item.idName), .words("the rows alone")] + rows.figures)
    for (what, costs) in all {
      bars += [
        Bar("a page at 1 million rows, \(what)", costs.large, atMost: 5, unit: " µs"),
        Bar(
          "a page at 1 million rows without its rows' making, \(what)", costs.large - rows.large,
          atMost: 5, unit: " µs"),
        Bar("beside a thousand lists of 1 thousand, \(what)", costs.ratio, atMost: 1.3, unit: "×"),
        Bar("beside one alone, in the cache, \(what)", costs.ratioToAlone, atMost: 1.3, unit: "×"),
        Bar("the worst page, \(what)", costs.worst, atMost: 500, unit: " µs"),
      ]
    }
    // As a screen does it: it shows the older state while the newer one is made. One growth does, and
    // tells no worst page: that would be whatever the machine did meanwhile.
    growth.runs = 1
    let whole = try await AppendCosts.of(growth) { ViewModelList<Item>(isRead: true) }
    viewModel.append([.words(Item.idName), .words("held")] + whole.figures.dropLast())
    try await measureArray(growth, &usual)
  }

  /// Few pages at each length are enough, and all that can be waited for.
  private static func measureArray<Item: SampleItem>(
    _ growth: Growth<Item>, _ table: inout FigureTable
  ) async throws(BenchFault) {
    var lookups: [Double] = []
    var appends: [[Double]] = [[], []]
    for rows in [1000, 100_000, 1_000_000] {
      var list = ArrayList<Item>()
      for page in growth.pages.prefix(rows / 20 - 22) {
        list.prepare(page)
        list.append()
      }
      for isRead in [false, true] {
        list.isRead = isRead
        var times: [Double] = []
        for page in growth.pages.prefix(rows / 20).suffix(11) {
          list.prepare(page.map { $0 })
          times.append(Median.seconds { list.append() } * 1e6)
        }
        appends[isRead ? 1 : 0].append(Median.of(times))
      }
      var place: Int?
      let times = (0..<5).map { _ in Median.seconds { place = list.placeOfLast() } * 1e6 }
      lookups.append(Median.of(times))
      guard place != nil else { throw .unexpected("the last row is nowhere") }
    }
    func row(_ what: String, _ times: [Double]) -> [Figure] {
      [.words(Item.idName), .words(what), .number(times[0], digits: 2), .none]
        + times.dropFirst().map { .number($0, digits: 2) }
        + [.none, .number(times[2] / times[0], digits: 2), .none]
    }
    table.append(row("items += page", appends[0]))
    let checked = try await AppendCosts.of(growth) { CheckedArrayList<Item>() }
    table.append([.words(Item.idName), .words("beside a set of ids")] + checked.figures)
    table.append(row("items += page, an older array held", appends[1]))
    table.append(row("firstIndex(where:), a row that appears", lookups))
  }
}
