import EndlessDomain
import EndlessPresentation
import EndlessSession

/// Measures what a scroll event costs that asks for nothing, as most of them do.
enum ScrollSection {
  private static let sizes = [1000, 1_000_000]

  static func run() throws(BenchFault) -> SectionReport {
    try Allocated.mustBeCountable()
    var table = FigureTable(
      "A scroll event that asks for nothing",
      columns: ["list", "event", "rows", "nanoseconds", "allocations"])
    var worst = ScrollCosts(time: 0, allocations: 0)
    for rows in sizes {
      let lectures = try filled(rows: rows) {
        LectureListViewModel(of: $0, timeline: $1)
      }
      try measure("lectures", lectures, rows, &table, &worst)
      let pokemon = try filled(rows: rows) {
        PokemonListViewModel(of: $0, details: HangingDetails(), timeline: $1)
      }
      try measure("Pokémon, details on their way", pokemon, rows, &table, &worst)
    }
    let pokemon = try filled(rows: sizes[0]) {
      PokemonListViewModel(of: $0, details: FailingDetails(), timeline: $1)
    }
    try measure("Pokémon, details settled", pokemon, sizes[0], &table, &worst)
    var report = SectionReport(.scroll)
    report.tables = [table]
    report.bars = [
      Bar("the slowest scroll event", worst.time, atMost: 200, unit: " ns"),
      Bar("allocations of a scroll event", worst.allocations, atMost: 0),
    ]
    return report
  }

  private static func measure<List: ListViewModel & SendableMetatype>(
    _ name: String, _ filled: FilledList<List>, _ rows: Int, _ table: inout FigureTable,
    _ worst: inout ScrollCosts
  ) throws(BenchFault) {
    let events = ScrollEvent.events(rows: rows)
    for (event, events) in [("scrolled", events.scrolled), ("appeared", events.appeared)] {
      let requests = filled.requests()
      let costs = ScrollCosts.of(filled.screen, on: filled.loop, events: events)
      guard filled.requests() == requests else { throw .unexpected("a scroll event asked") }
      table.append([
        .words(name), .words(event), .number(Double(rows)), .number(costs.time, digits: 1),
        .number(costs.allocations, digits: 3),
      ])
      worst = ScrollCosts(
        time: max(worst.time, costs.time), allocations: max(worst.allocations, costs.allocations))
    }
  }

  private static func filled<List: ListViewModel & SendableMetatype>(
    rows: Int, _ list: @Sendable (PreparedPages<List.Item>, Timeline) -> List
  ) throws(BenchFault) -> FilledList<List> where List.Item: SampleItem {
    try FilledList(rows: rows, list)
  }
}

/// Never answers, so that six details are on their way all the time.
private struct HangingDetails: DetailRepository {
  private let timeline = Timeline(VirtualClock())

  func detail(of id: Int) async throws(FeedError) -> PokemonDetails {
    _ = await timeline.wait(until: .seconds(1))
    throw .timedOut
  }
}

/// Has failed at once, so that nothing waits any more.
private struct FailingDetails: DetailRepository {
  func detail(of id: Int) async throws(FeedError) -> PokemonDetails { throw .notFound }
}
