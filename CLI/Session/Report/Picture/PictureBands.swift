/// Bands of time in a session's picture; those too narrow to be told apart become lighter ones.
struct PictureBands {
  /// What is narrower is summed up.
  private static let narrow = 2.0
  /// How wide the parts are in which narrow bands are summed up.
  private static let column = 4.0
  private static let levels = 4

  /// The bands of each level, from 1, the lightest, to 4, that of what is covered whole.
  let shapes: [(level: Int, data: String)]

  init(of times: [Range<Duration>], on scale: PictureScale) {
    var shapes: [Int: [ClosedRange<Double>]] = [:]
    var covered: [Int: Double] = [:]
    for time in times {
      let start = scale.x(time.lowerBound)
      let end = scale.x(time.upperBound)
      if end - start >= Self.narrow {
        shapes[Self.levels, default: []].append(start...end)
      } else {
        covered[Int(start / Self.column), default: 0] += max(end - start, 0.1)
      }
    }
    for (column, width) in covered.sorted(by: { $0.key < $1.key }) {
      let level = Int((width / Self.column * Double(Self.levels)).rounded(.up))
      let start = Double(column) * Self.column
      let band = max(start, PictureScale.left)...(start + Self.column)
      let key = min(level, Self.levels)
      var bands = shapes[key, default: []]
      // Neighbours make one shape: a seam would show.
      if let last = bands.last, last.upperBound == band.lowerBound {
        bands[bands.count - 1] = last.lowerBound...band.upperBound
      } else {
        bands.append(band)
      }
      shapes[key] = bands
    }
    self.shapes = shapes.sorted { $0.key < $1.key }.map { level, bands in
      (level, bands.map(Self.data).joined())
    }
  }

  private static func data(_ band: ClosedRange<Double>) -> String {
    let left = PictureScale.text(band.lowerBound)
    let right = PictureScale.text(band.upperBound)
    let top = PictureScale.text(PictureScale.top)
    return "M\(left) \(top)H\(right)V\(PictureScale.text(PictureScale.bottom))H\(left)Z"
  }
}
