/// How long people look at a spinner, policy by policy.
enum PrefetchSection {
  /// The seeds that the constants were chosen with, and others.
  static let tuning: ClosedRange<UInt64> = 1...24
  static let others: ClosedRange<UInt64> = 1001...1024

  static func run() async -> SectionReport {
    var report = SectionReport(.prefetch)
    let study = await PrefetchStudy(over: Visits.plain(seeds: tuning))
    report.tables = [policies(of: study), frontiers(of: study)]
    report.pictures = [Picture(name: "prefetch.svg", text: FrontierPlot(study).svg)]
    report.bars = bars(of: study, over: "tuning")
    let cells = await Cell.all(seeds: tuning)
    report.tables.append(Cell.table(of: cells))
    report.bars += [
      Bar(
        "habits and networks with over 1.1 of Paging 3's spinner and over half its rows in vain",
        Double(cells.count { $0.isWorse(by: \.spinner) }), atMost: 0),
      Bar(
        "the same with the wait for the first page", Double(cells.count { $0.isWorse(by: \.wait) }),
        atMost: 0),
    ]
    let fresh = [
      ("other seeds", Visits.plain(seeds: others)), ("all drawn anew", Visits.drawn(seeds: others)),
    ]
    for (name, visits) in fresh {
      let study = await PrefetchStudy(over: visits)
      report.tables.append(policies(of: study, over: name))
      report.bars += bars(of: study, over: name)
    }
    report.tables.append(await pageSizes())
    return report
  }

  /// What a study is held to, with rows in vain counted at any moment, and at the visit's end.
  private static func bars(of study: PrefetchStudy, over name: String) -> [Bar] {
    let atAnyMoment = study.shares(by: \.inVain).map { bars(of: $0, over: name) }
    let atTheEnd = study.shares(by: \.left).map { bars(of: $0, over: "\(name), at the end") }
    return (atAnyMoment ?? []) + (atTheEnd ?? [])
  }

  private static func bars(of shares: PrefetchStudy.Shares, over name: String) -> [Bar] {
    [
      Bar(
        "\(name): fixed thresholds that no margin beats in both", Double(shares.unbeaten.count),
        atMost: 0),
      Bar(
        "\(name): share of Paging 3's avoidable spinner at its rows in vain", shares.avoidable,
        atMost: 0.6),
      Bar(
        "\(name): share of Paging 3's rows in vain at its spinner", shares.inVain, atMost: 0.7),
      Bar(
        "\(name): share of Paging 3's spinner at its rows in vain, page sizes chosen",
        shares.pages, atMost: 0.3),
    ]
  }

  private static func policies(of study: PrefetchStudy, over name: String? = nil) -> FigureTable {
    var table = FigureTable(
      name.map { "The same with \($0)" }
        ?? "Policies with pages of 20 rows, 8 of them on the screen, for 60 s (means over five habits,"
        + " three networks, \(tuning.count) visits each)",
      columns: [
        "policy", "spinner, ms per 1,000 rows", "stalls", "rows in vain", "at the end", "requests",
        "first page, ms",
      ])
    for (contender, means) in study.named {
      table.append([
        .words(contender.name), .number(means.spinner), .number(means.stalls, digits: 1),
        .number(means.inVain, digits: 1), .number(means.left, digits: 1),
        .number(means.requests, digits: 1), .number(means.firstWait),
      ])
    }
    return table
  }

  private static func frontiers(of study: PrefetchStudy) -> FigureTable {
    var table = FigureTable(
      "Frontiers: fixed thresholds, and for each the adaptive margin that has less of both",
      columns: [
        "rows ahead", "spinner, ms", "in vain", "margin", "spinner, ms ", "in vain ",
      ])
    for point in study.fixed.points
    where [1, 2, 3, 5, 8, 12, 16, 20, 30, 40, 50, 60].contains(point.parameter) {
      let better = study.adaptive.points.filter { $0.means.beats(point.means) }
        .min { $0.means.spinner < $1.means.spinner }
      table.append([
        .number(point.parameter), .number(point.means.spinner),
        .number(point.means.inVain, digits: 1),
        better.map { .number($0.parameter, digits: 3) } ?? .none,
        better.map { .number($0.means.spinner) } ?? .none,
        better.map { .number($0.means.inVain, digits: 1) } ?? .none,
      ])
    }
    return table
  }

  /// Origin B's question.
  private static func pageSizes() async -> FigureTable {
    var table = FigureTable(
      "Many small pages or few large ones (other seeds; the wait is the spinner with the first page's)",
      columns: [
        "policy", "rows a page", "spinner, ms per 1,000 rows", "wait, ms per 1,000 rows",
        "first page, ms", "rows in vain", "requests",
      ])
    for contender in [Contender.bottom, .paging3, .adaptive(margin: 1)] {
      for size in [10, 20, 30, 50] {
        let means = Means(contender, over: Visits.plain(seeds: others, pageSize: size))
        table.append([
          .words(contender.name), .number(Double(size)), .number(means.spinner),
          .number(means.wait), .number(means.firstWait), .number(means.inVain, digits: 1),
          .number(means.requests, digits: 1),
        ])
      }
    }
    return table
  }
}
