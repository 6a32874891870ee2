/// The means over many visits with one contender.
struct Means {
  private(set) var spinner = 0.0
  private(set) var wait = 0.0
  private(set) var inVain = 0.0
  /// Rows not seen when the visit ends.
  private(set) var left = 0.0
  private(set) var stalls = 0.0
  private(set) var requests = 0.0
  /// In milliseconds.
  private(set) var firstWait = 0.0

  init(_ contender: Contender, over visits: [Visit]) {
    for visit in visits { add(Simulation.outcome(of: visit, with: contender)) }
    divide(by: Double(visits.count))
  }

  /// Whether it has less of both than another.
  func beats(_ other: Means, by rows: KeyPath<Means, Double> = \.inVain) -> Bool {
    spinner < other.spinner && self[keyPath: rows] < other[keyPath: rows]
  }

  private mutating func add(_ outcome: Outcome) {
    spinner += outcome.spinner
    wait += outcome.wait
    inVain += outcome.inVain
    left += outcome.left
    stalls += Double(outcome.stalls)
    requests += Double(outcome.requests)
    firstWait += outcome.firstWait * 1000
  }

  private mutating func divide(by count: Double) {
    spinner /= count
    wait /= count
    inVain /= count
    left /= count
    stalls /= count
    requests /= count
    firstWait /= count
  }
}
