/// What came of one visit.
struct Outcome {
  /// The wait for the first page, in seconds.
  var firstWait = 0.0
  /// How long a spinner stood below the rows, in seconds.
  var stalled = 0.0
  /// How often.
  var stalls = 0
  /// How many rows the person saw; a part counts as a part.
  var seen = 0.0
  var requests = 0
  /// Rows loaded, or asked for, and not seen when the visit ends.
  private(set) var left = 0.0
  private var ahead = 0.0
  private var frames = 0.0

  /// Takes up how many rows are loaded, or asked for, and not seen in one frame.
  mutating func add(ahead rows: Double) {
    left = rows
    ahead += rows
    frames += 1
  }

  /// Milliseconds of spinner below the rows for 1,000 rows seen.
  var spinner: Double { stalled * 1e6 / seen }
  /// The same with the wait for the first page.
  var wait: Double { (firstWait + stalled) * 1e6 / seen }
  /// Rows loaded and never seen, if the person leaves at any moment of the visit: the mean over all.
  var inVain: Double { ahead / frames }
}
