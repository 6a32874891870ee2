/// How long a mock source takes to answer.
public enum Latency: Hashable, Sendable {
  /// No time at all: the clock is not asked.
  case none
  /// Always the same time.
  case fixed(Duration)
  /// A time drawn evenly from a range, by the source's seed.
  case uniform(ClosedRange<Duration>)

  package func draw(with generator: inout SeededGenerator) -> Duration? {
    switch self {
    case .none: return nil
    case .fixed(let duration): return duration
    case .uniform(let range):
      let span = range.upperBound - range.lowerBound
      return range.lowerBound + span * Double.random(in: 0...1, using: &generator)
    }
  }
}
