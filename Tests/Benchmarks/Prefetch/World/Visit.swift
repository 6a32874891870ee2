import EndlessMocks
import Foundation

/// One person's visit to a list, with all its luck drawn beforehand: every policy meets the same.
struct Visit {
  /// What a visit is drawn from.
  struct Terms: Hashable {
    var seed: UInt64
    var habit: Habit
    var network: Network
    var pageSize = 20
    /// How many rows a screen holds.
    var viewport = 8
    /// By how much all latencies are longer.
    var slowness = 1.0
    var seconds = 60.0
  }

  let terms: Terms
  /// The rows above the viewport's top that the person wants to have passed, frame by frame.
  let tops: [Double]
  /// The furthest row whose place is ever wanted.
  let furthest: Double
  private let luck: [Double]
  private let outage: Range<Double>

  init(_ terms: Terms) {
    self.terms = terms
    let place = UInt64(Habit.allCases.firstIndex(of: terms.habit) ?? 0)
    var chance = SeededGenerator(seed: terms.seed &* 1_000_003 &+ place)
    var trace = ScrollTrace(seconds: terms.seconds)
    terms.habit.draw(&trace, with: &chance)
    let viewport = Double(terms.viewport)
    tops = trace.tops.map { $0 * viewport }
    furthest = (tops.max() ?? 0) + viewport
    luck = (0..<256).map { _ in chance.logNormal(median: 1, sigma: terms.network.sigma) }
    let start = Double.random(in: 0.15...0.75, using: &chance) * terms.seconds
    outage = terms.network == .outage ? start..<start + Network.outageSeconds : 0..<0
  }

  /// Makes a visit of which nothing is left to chance.
  ///
  /// A request's latency is the median times its luck, which is taken over and over.
  init(
    _ terms: Terms, tops: [Double], luck: [Double] = [1], outage: Range<Double> = 0..<0
  ) {
    self.terms = terms
    self.tops = tops
    furthest = (tops.max() ?? 0) + Double(terms.viewport)
    self.luck = luck
    self.outage = outage
  }

  /// Returns when the answer to a request is there; times in seconds since the list was opened.
  func answer(to request: Int, sentAt time: Double, rows: Int) -> Double {
    let latency =
      terms.network.median(rows: rows) * terms.slowness * luck[request % luck.count]
    if outage.contains(time) { return outage.upperBound + latency }
    let end = time + latency
    // What is under way when nothing comes through comes later by as much.
    return time < outage.lowerBound && end > outage.lowerBound
      ? end + (outage.upperBound - outage.lowerBound) : end
  }
}
