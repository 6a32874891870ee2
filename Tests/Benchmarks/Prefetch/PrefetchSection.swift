/// How long people look at a spinner, policy by policy.
enum PrefetchSection {
  /// The seeds that the constants were chosen with, and others.
  static let tuningSeeds: ClosedRange<UInt64> = 1...24
  static let freshSeeds: ClosedRange<UInt64> = 1001...1024

  static func run() async throws(BenchFault) -> SectionReport {
    var report = SectionReport(.prefetch)
    let studies = [
      ("seeds of the tuning", await PrefetchStudy(over: Visits.plain(seeds: tuningSeeds))),
      ("other seeds", await PrefetchStudy(over: Visits.plain(seeds: freshSeeds))),
      ("all drawn anew", await PrefetchStudy(over: Visits.drawn(seeds: freshSeeds))),
    ]
    for (name, study) in studies {
      var table = FigureTable(name, columns: ["policy", "spinner, ms per 1,000 rows", "stalls", "rows in vain", "requests", "first page, ms"])
      for (c, m) in study.named {
        table.append([.words(c.name), .number(m.spinner), .number(m.stalls, digits: 1), .number(m.inVain, digits: 1), .number(m.requests, digits: 1), .number(m.firstWait)])
      }
      report.tables.append(table)
      report.bars.append(Bar("\(name): fixed thresholds that no margin beats", Double(study.unbeaten.count), atMost: 0))
      report.bars.append(Bar("\(name): share of avoidable", study.avoidableShare, atMost: 0.6))
      report.bars.append(Bar("\(name): share of rows in vain", study.inVainShare, atMost: 0.7))
      report.bars.append(Bar("\(name): pages, share of spinner", study.pagesShare, atMost: 0.3))
    }
    var cells = FigureTable("cells", columns: ["habit", "network", "P3 spinner", "adaptive", "P3 wait", "adaptive wait", "P3 in vain", "adaptive in vain", ""])
    for habit in Habit.allCases { for network in Network.allCases {
      let visits = Visits.cell(habit, network, seeds: tuningSeeds)
      let p = Means(.paging3, over: visits), a = Means(.adaptive(margin: 1), over: visits)
      let bad = a.wait > 1.1 * p.wait && a.inVain > p.inVain / 2
      let bad2 = a.spinner > 1.1 * p.spinner && a.inVain > p.inVain / 2
      cells.append([.words(habit.rawValue), .words(network.rawValue), .number(p.spinner), .number(a.spinner), .number(p.wait), .number(a.wait), .number(p.inVain, digits: 1), .number(a.inVain, digits: 1), .words((bad ? "worse" : "") + (bad2 ? " !" : ""))])
    } }
    report.tables.append(cells)
    return report
  }
}
