@testable import EndlessDomain

/// A list on a network, and a reader who scrolls it.
struct WatchedList {
  var estimate: AdaptivePrefetch
  var time: Double
  var rows = 8.0

  /// Opens a list whose first page takes `latency`, and leaves it alone for some seconds.
  init(margin: Double = 1, latency: Double = 0.3, at start: Double = 0, for seconds: Double = 60) {
    estimate = AdaptivePrefetch(margin: margin)
    estimate.requested(at: start)
    estimate.loaded(at: start + latency, replaces: true)
    time = start + latency
    estimate.scrolled(to: rows, at: time)
    for _ in 0..<Int(seconds) { pause(1) }
  }

  var ahead: Double { estimate.rowsAhead(at: time) }

  /// Lets time pass with reports, but without scrolling.
  mutating func pause(_ seconds: Double) {
    time += seconds
    estimate.scrolled(to: rows, at: time)
  }

  mutating func scroll(_ distance: Double, in seconds: Double) {
    let frames = max(1, Int(seconds * 60))
    for _ in 0..<frames {
      time += seconds / Double(frames)
      rows += distance / Double(frames)
      estimate.scrolled(to: rows, at: time)
    }
  }

  /// Loads a page without scrolling.
  mutating func load(in latency: Double) {
    estimate.requested(at: time)
    time += latency
    estimate.loaded(at: time, replaces: false)
  }
}

/// Whether two numbers differ by no more than a share.
func near(_ a: Double, _ b: Double, within share: Double = 0.02) -> Bool {
  abs(a - b) <= share * abs(b)
}
