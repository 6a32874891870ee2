/// All contenders over the same visits, and what the bars are made of.
struct PrefetchStudy {
  static let thresholds = Array(1...60)
  /// From next to nothing, where a thousandth makes much, to more than anyone wants.
  static let margins =
    numbers(from: 0.0005, to: 0.0095, by: 0.0005) + numbers(from: 0.01, to: 0.029, by: 0.001)
    + numbers(from: 0.03, to: 0.1, by: 0.005) + coarseMargins
  static let coarseMargins =
    numbers(from: 0.12, to: 0.18, by: 0.02) + numbers(from: 0.2, to: 0.95, by: 0.05)
    + numbers(from: 1, to: 1.6, by: 0.1)

  /// Counted out, so that 1 is exactly 1.
  private static func numbers(from first: Double, to last: Double, by step: Double) -> [Double] {
    (0...Int(((last - first) / step).rounded())).map { first + Double($0) * step }
  }

  let named: [(contender: Contender, means: Means)]
  let fixed: Frontier
  let adaptive: Frontier
  let adaptivePages: Frontier

  init(over visits: [Visit]) async {
    let contenders =
      Contender.named + Self.thresholds.map { .fixed($0) }
      + Self.margins.map { .adaptive(margin: $0) }
      + Self.coarseMargins.map { .adaptivePages(margin: $0) }
    let means = await Self.means(of: Set(contenders), over: visits)
    named = Contender.named.compactMap { contender in means[contender].map { (contender, $0) } }
    func frontier<Values: Sequence>(_ values: Values, _ contender: (Double) -> Contender)
      -> Frontier where Values.Element == Double
    {
      Frontier(
        values.compactMap { value in
          means[contender(value)].map { Frontier.Point(parameter: value, means: $0) }
        })
    }
    fixed = frontier(Self.thresholds.map(Double.init)) { .fixed(Int($0)) }
    adaptive = frontier(Self.margins) { .adaptive(margin: $0) }
    adaptivePages = frontier(Self.coarseMargins) { .adaptivePages(margin: $0) }
  }

  /// Plays all contenders' visits on all cores; what comes out does not depend on how many there are.
  static func means(of contenders: Set<Contender>, over visits: [Visit]) async
    -> [Contender: Means]
  {
    await withTaskGroup(of: (Contender, Means).self) { group in
      for contender in contenders { group.addTask { (contender, Means(contender, over: visits)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  func means(of contender: Contender) -> Means? {
    named.first { $0.contender == contender }?.means
  }

  /// What is left of Paging 3's figures, where rows in vain are counted in one way.
  struct Shares {
    /// The share of its avoidable spinner time at its rows in vain: avoidable is what it has above the
    /// oracle.
    let avoidable: Double
    /// The share of its rows in vain at its spinner time.
    let inVain: Double
    /// The share of its spinner time at its rows in vain where page sizes adapt too.
    let pages: Double
    /// The fixed thresholds of which no margin has less of both.
    let unbeaten: [Int]
  }

  func shares(by rows: KeyPath<Means, Double> = \.inVain) -> Shares? {
    guard let paging3 = means(of: .paging3), let oracle = means(of: .oracle) else { return nil }
    let adaptive = adaptive.counted(by: rows)
    let inVain = paging3[keyPath: rows]
    return Shares(
      avoidable: (adaptive.spinner(atRowsInVain: inVain) - oracle.spinner)
        / (paging3.spinner - oracle.spinner),
      inVain: adaptive.rowsInVain(atSpinner: paging3.spinner) / inVain,
      pages: adaptivePages.counted(by: rows).spinner(atRowsInVain: inVain) / paging3.spinner,
      unbeaten: fixed.points.filter { !adaptive.beats($0.means) }.map { Int($0.parameter) }.sorted()
    )
  }
}
