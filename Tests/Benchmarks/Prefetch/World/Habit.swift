import EndlessMocks
import Foundation

/// How a person scrolls.
///
/// Distances are in screens, since a thumb moves the same way however many rows a screen holds.
enum Habit: String, CaseIterable {
  /// Moves on by a part of a screen, and reads.
  case reader
  /// Flings, looks, and flings again.
  case flinger
  /// Drags steadily, faster and faster.
  case scanner
  /// Jumps far down with the scroll bar, and looks about.
  case searcher
  /// Flings down, then turns back for what was passed.
  case returner

  func draw(_ trace: inout ScrollTrace, with chance: inout SeededGenerator) {
    switch self {
    case .reader:
      while !trace.isFull {
        trace.rest(for: chance.logNormal(median: 3, sigma: 0.5))
        trace.glide(
          .random(in: 0.25...0.75, using: &chance), in: .random(in: 0.25...0.5, using: &chance))
      }
    case .flinger:
      while !trace.isFull { fling(&trace, with: &chance) }
    case .scanner:
      let speed = Double.random(in: 0.125...0.25, using: &chance)
      trace.drag(
        at: speed, accelerating: .random(in: 0.0125...0.0375, using: &chance))
    case .searcher:
      while !trace.isFull {
        trace.rest(for: chance.logNormal(median: 1.2, sigma: 0.5))
        trace.glide(
          .random(in: 2.5...7.5, using: &chance), in: .random(in: 0.2...0.4, using: &chance))
      }
    case .returner:
      while !trace.isFull {
        let start = trace.last
        for _ in 0..<Int.random(in: 2...5, using: &chance) { fling(&trace, with: &chance) }
        let goal = start + (trace.last - start) * .random(in: 0...0.7, using: &chance)
        while trace.last > goal, trace.last > 0, !trace.isFull {
          fling(&trace, with: &chance, direction: -1)
        }
      }
    }
  }

  /// A pause, then a fling of about 3.5 screens a second, which comes to rest after about 1.75.
  private func fling(
    _ trace: inout ScrollTrace, with chance: inout SeededGenerator, direction: Double = 1
  ) {
    trace.rest(for: chance.logNormal(median: 0.8, sigma: 0.6))
    trace.fling(direction * chance.logNormal(median: 3.5, sigma: 0.4))
  }
}
