/// Measures what stands between a server's bytes and a screen's rows.
enum StackSection {
  static func run() async throws(BenchFault) -> SectionReport {
    var report = SectionReport(.stack)
    try await addRaces(to: &report)
    return report
  }

  private static func addRaces(to report: inout SectionReport) async throws(BenchFault) {
    var table = FigureTable(
      "All Pokémon with details over loopback, beside a bare loop of URLSession and JSONDecoder",
      columns: ["Pokémon", "KB of details", "stack ms", "bare loop ms", "ratio"])
    for (count, size) in [(1351, 5), (1351, 30), (151, 300)] {
      let race = try await LoopbackRace(count: count, detailBytes: size << 10)
      table.append([
        .number(Double(count)), .number(Double(size)), .number(race.stack * 1e3, digits: 1),
        .number(race.bare * 1e3, digits: 1), .number(race.ratio, digits: 2),
      ])
      report.bars.append(
        Bar(
          "\(count) Pokémon of \(size) KB, beside the bare loop", race.ratio, atMost: 1.15,
          unit: "×"))
    }
    report.tables.append(table)
  }
}
