import EndlessData
import EndlessTestSupport
import Foundation

/// Measures what stands between a server's bytes and a screen's rows.
enum StackSection {
  static func run() async throws(BenchFault) -> SectionReport {
    var report = SectionReport(.stack)
    report.tables.append(FormatCosts.table(of: try await Formats.costs()))
    report.tables.append(try await LayerCosts(answers: detailAnswers()).table)
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

  /// Returns as many answers as there are Pokémon, each small: what counts is the way there.
  private static func detailAnswers() -> [CannedAnswer] {
    let server = PokemonServer(count: 1351)
    return server.ids.compactMap { id in
      let target = "\(PokemonLoad.path)/\(id)"
      guard let url = URL(string: PokeAPISource.publicAddress + target) else { return nil }
      let answer = server.answer(target: target) { _ in nil }
      return CannedAnswer(
        request: HTTPRequest(url: url),
        response: HTTPResponse(
          status: answer.status, headers: answer.headers, body: Data(answer.body.utf8)))
    }
  }
}
