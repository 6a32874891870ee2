/// Foresees how many rows a person may pass while a page is on its way, from what a list observes:
/// when rows were passed, and how long pages took.
///
/// The estimate behind ``PrefetchPolicy/adaptive(margin:pages:)``. Times are seconds of any clock.
/// Nothing is divided by a time between two events, which may be none: rows that are passed at once,
/// by a jump, count like others. Where e^-x stands in the books, it says 1 / (1 + x): the same for the
/// short times between two frames, kinder to what is remembered over a long one, and needs no library.
///
/// The constants were chosen with `endless-bench prefetch`, and hold for visits drawn anew: see there.
public struct AdaptivePrefetch: Hashable, Sendable {
  /// How many mean deviations a page may come later than the mean.
  ///
  /// TCP waits for 4; here a page that comes later than foreseen costs a moment, not a connection.
  static let lateness = 3.0
  /// The latency that is reckoned with before a page has come, and after an error.
  static let unknownLatency = 1.0
  /// By how many deviations an answer counts as late at the most.
  ///
  /// After an outage of seconds, the pages that follow come as soon as those before it.
  static let outlier = 4.0
  /// The least time that is reckoned with, and by which an answer is late, in seconds.
  ///
  /// As the clock's granularity in TCP: a page out of a cache takes no time, and has no deviation that
  /// could ever grow.
  static let granularity = (latency: 0.01, lateness: 0.05)
  /// How many times the most that was passed lately may be passed next: people speed up.
  static let surge = 2.0
  /// The margin below which the surge shrinks no more.
  ///
  /// Less than one burst of reading ahead saves few rows, and costs a stall each time.
  static let leastMargin = 0.45
  /// The speed up to which rows are kept ready, in rows a second.
  ///
  /// Whoever jumps faster than that does not read what lies between.
  static let fastest = 180.0
  /// For how long a network may be silent without a stall at the usual pace.
  static let silence = 4.0
  /// Over how long the usual pace is taken.
  static let paceSpan = 5.0
  /// How long a burst of scrolling is remembered: longer than people look at rows between two.
  static let memory = 30.0
  /// The rows that a person is taken to pass at once before anything is known: about a screen.
  static let firstReach = 10.0
  /// How old that guess is taken to be: it is forgotten as fast as something is known.
  static let firstAge = 2.5
  /// The row that is kept ready for whoever has stopped.
  static let floor = 1.0
  /// What appears so soon after a list was replaced was laid out, not scrolled to.
  static let layout = 0.1

  private let margin: Double
  private var latency: Double?
  private var deviation = 0.0
  private var asked: Double?
  private var began: Double?
  private var time: Double?
  private var passed: Double?
  private var replaced = 0.0
  /// The rows passed within the time that a page takes: what runs in by scrolling leaks out with it.
  private var recent = 0.0
  /// The most that `recent` has been, slowly forgotten: the pause between two flings is no end.
  private var reach = firstReach
  /// In rows a second, over ``paceSpan``.
  private var pace = 0.0

  /// Creates an estimate that has seen nothing yet.
  ///
  /// - Parameter margin: how much is kept ready; 1 is balanced, and 0 waits for the last row.
  public init(margin: Double = 1) {
    precondition(margin >= 0 && margin.isFinite, "a margin is finite and at least 0, not \(margin)")
    self.margin = margin
  }

  /// How long a page may well take, in seconds.
  var horizon: Double {
    max(
      (latency ?? Self.unknownLatency) + Self.lateness * deviation, Self.granularity.latency)
  }

  /// Returns how many rows are to be kept ready below the viewport.
  public func rowsAhead(at now: Double) -> Double {
    let reach = fading(reach, at: now)
    let rows = max(
      max(margin, Self.leastMargin) * Self.surge * reach,
      margin * margin * Self.silence * pace(at: now))
    return min(rows + Self.floor, margin * Self.fastest * horizon)
  }

  /// Notes that so many rows lie above the viewport's end.
  public mutating func scrolled(to rows: Double, at now: Double) {
    guard rows.isFinite else { return }
    // The way back up passes nothing that must be loaded; nor does a list that is laid out anew.
    let isLaidOut = passed != nil && now - replaced > Self.layout
    let step = isLaidOut ? max(0, rows - (passed ?? rows)) : 0
    let gap = max(0, now - (time ?? now))
    reach = fading(reach, at: now)
    // What is faster than anybody reads is not remembered either: after one jump to the end, the most
    // rows would be kept ready for minutes.
    recent = min(recent / (1 + gap / horizon) + step, Self.fastest * horizon)
    reach = max(reach, recent)
    pace = min((pace + step / Self.paceSpan) / (1 + gap / Self.paceSpan), Self.fastest)
    time = max(time ?? now, now)
    passed = rows
  }

  /// Notes that the row came into sight before which so many lie.
  ///
  /// On the way up it is the viewport's top that is reported, and says nothing of its end.
  public mutating func appeared(after rows: Double, at now: Double) {
    scrolled(to: max(rows, passed ?? rows), at: now)
  }

  /// Notes that a page was asked for.
  public mutating func requested(at now: Double) {
    asked = now
    if time == nil { time = now }
  }

  /// Notes that the request waits before it is tried again: what it takes says nothing of the network.
  public mutating func retried() { asked = nil }

  /// Notes that the page that was asked for is there.
  ///
  /// - Parameters:
  ///   - now: when it came.
  ///   - replaces: whether it took the place of all rows, so that the list is laid out anew.
  public mutating func loaded(at now: Double, replaces: Bool) {
    if let asked { note(max(0, now - asked)) }
    asked = nil
    if began == nil { began = now }
    if replaces {
      passed = nil
      replaced = now
    }
  }

  /// Notes that the page could not be had: what was known of the network holds no longer.
  public mutating func failed() {
    asked = nil
    latency = nil
    deviation = 0
  }

  /// As TCP estimates its round trips (RFC 6298): an eighth of what is new in the mean, a quarter in
  /// the deviation, which begins as half of the first answer's time.
  private mutating func note(_ sample: Double) {
    guard let mean = latency else {
      latency = sample
      deviation = sample / 2
      return
    }
    let sample = min(
      sample, mean + max(Self.outlier * deviation, Self.granularity.lateness))
    deviation += (abs(sample - mean) - deviation) / 4
    latency = mean + (sample - mean) / 8
  }

  private func pace(at now: Double) -> Double {
    pace / (1 + max(0, now - (time ?? now)) / Self.paceSpan)
  }

  private func fading(_ value: Double, at now: Double) -> Double {
    let age = Self.firstAge + max(0, now - (began ?? now))
    return value / (1 + max(0, now - (time ?? now)) / min(Self.memory, age))
  }
}
