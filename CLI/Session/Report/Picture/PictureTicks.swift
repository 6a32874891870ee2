/// The places of an axis that are named.
enum PictureTicks {
  /// Returns times from 0 to the end, in milliseconds, at most nine of them.
  static func times(to end: Double) -> [Int] {
    let short = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000]
    let long = [60_000, 120_000, 300_000, 600_000, 1_200_000, 1_800_000, 3_600_000]
    let step = step(for: end, atMost: 8, of: short + long)
    return Array(stride(from: 0, through: Int(end), by: step))
  }

  /// Returns numbers of rows, from row 1 to the last, at most seven of them.
  static func rows(to last: Double) -> [Int] {
    let step = step(for: last, atMost: 6, of: [1, 2, 5, 10])
    let steps = Array(stride(from: step, through: Int(last), by: step))
    return step > 1 ? [1] + steps : steps
  }

  /// The least step, or ten, a hundred… times one, that goes into a length so often at most.
  private static func step(for length: Double, atMost count: Int, of steps: [Int]) -> Int {
    var factor = 1
    while true {
      if let step = steps.first(where: { length / Double($0 * factor) <= Double(count) }) {
        return step * factor
      }
      factor *= 10
    }
  }
}
