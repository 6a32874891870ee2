import Foundation

/// Where the viewport's top is, frame by frame, in screens from the list's top.
///
/// It is what the person wants: where the list is not loaded so far, they wait at its end and go on
/// from there once it is.
struct ScrollTrace {
  static let framesPerSecond = 60.0
  /// What is left of a fling's speed after a millisecond, on a touch list.
  static let deceleration = 0.998

  let seconds: Double
  private(set) var tops: [Double] = [0]

  init(seconds: Double) { self.seconds = seconds }

  var last: Double { tops[tops.count - 1] }
  var isFull: Bool { tops.count >= Int(seconds * Self.framesPerSecond) }

  mutating func rest(for seconds: Double) {
    for _ in 0..<Int(seconds * Self.framesPerSecond) { move(by: 0) }
  }

  /// Moves by a distance and slows down to its end.
  mutating func glide(_ distance: Double, in seconds: Double) {
    let start = last
    let frames = max(1, Int(seconds * Self.framesPerSecond))
    for frame in 1...frames {
      let left = 1 - Double(frame) / Double(frames)
      move(by: start + distance * (1 - left * left) - last)
    }
  }

  /// Lets go at a speed in screens a second, which dies away.
  mutating func fling(_ speed: Double) {
    var speed = speed
    let decay = pow(Self.deceleration, 1000 / Self.framesPerSecond)
    while abs(speed) > 0.06 {
      move(by: speed / Self.framesPerSecond)
      speed *= decay
    }
  }

  /// Moves steadily to the trace's end, in screens a second, and a second.
  mutating func drag(at speed: Double, accelerating acceleration: Double) {
    while !isFull {
      let time = Double(tops.count) / Self.framesPerSecond
      move(by: (speed + acceleration * time) / Self.framesPerSecond)
    }
  }

  private mutating func move(by distance: Double) {
    guard !isFull else { return }
    tops.append(max(0, last + distance))
  }
}
