import EndlessMocks
import Foundation

extension SeededGenerator {
  /// Draws from a log-normal distribution: a normal one in the logarithm, by Box and Muller.
  mutating func logNormal(median: Double, sigma: Double) -> Double {
    let radius = (-2 * log(1 - Double.random(in: 0..<1, using: &self))).squareRoot()
    let angle = 2 * Double.pi * Double.random(in: 0..<1, using: &self)
    return median * exp(sigma * radius * cos(angle))
  }
}
