import Foundation

/// Turns rows and milliseconds into places of the plot.
struct PlotScale {
  static let mostRows = 80.0
  static let times = 20.0...20_000

  let size = (width: 900.0, height: 560.0)
  let left = 64.0
  let top = 34.0
  var right: Double { size.width - 24 }
  var bottom: Double { size.height - 54 }

  func x(_ rows: Double) -> Double { left + (right - left) * rows / Self.mostRows }

  func y(_ milliseconds: Double) -> Double {
    let place = log(max(milliseconds, Self.times.lowerBound) / Self.times.lowerBound)
    return bottom
      - (bottom - top) * place / log(Self.times.upperBound / Self.times.lowerBound)
  }

  func holds(_ means: Means) -> Bool {
    means.inVain <= Self.mostRows && means.spinner <= Self.times.upperBound
  }
}
