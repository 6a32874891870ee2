/// A value over time as a line of steps, in the picture's units.
struct PicturePath {
  struct Point: Equatable {
    let x: Double
    let y: Double
  }

  /// The corners, from left to right.
  private(set) var corners: [Point] = []

  /// Creates the line of values, each of which holds until the next, and the last until the end.
  ///
  /// What happens within a unit is drawn as far as it reaches, and no finer.
  init(_ points: [Point], until end: Double) {
    for point in Self.thinned(points) {
      if let last = corners.last {
        guard point.y != last.y else { continue }
        if point.x > last.x { corners.append(Point(x: point.x, y: last.y)) }
      }
      corners.append(point)
    }
    if let last = corners.last, end > last.x { corners.append(Point(x: end, y: last.y)) }
  }

  /// The line as SVG path data.
  var data: String { Self.data(corners) }

  /// The area between this line and another one that spans the same time.
  func data(downTo other: Self) -> String {
    corners.isEmpty ? "" : Self.data(corners + other.corners.reversed()) + "Z"
  }

  /// The area between this line and a level.
  func data(downTo y: Double) -> String {
    guard let first = corners.first, let last = corners.last else { return "" }
    return Self.data(corners + [Point(x: last.x, y: y), Point(x: first.x, y: y)]) + "Z"
  }

  private static func data(_ corners: [Point]) -> String {
    guard let first = corners.first else { return "" }
    var result = "M\(PictureScale.text(first.x)) \(PictureScale.text(first.y))"
    var last = first
    for corner in corners.dropFirst() {
      let x = PictureScale.text(corner.x)
      let y = PictureScale.text(corner.y)
      if corner.y == last.y {
        result += "H\(x)"
      } else if corner.x == last.x {
        result += "V\(y)"
      } else {
        result += "L\(x) \(y)"
      }
      last = corner
    }
    return result
  }

  /// The first, the last, and the outermost points of each unit.
  private static func thinned(_ points: [Point]) -> [Point] {
    var result: [Point] = []
    var rest = points[...]
    while let first = rest.first {
      let column = rest.prefix { Int($0.x) == Int(first.x) }
      rest = rest[column.endIndex...]
      let places = [
        column.startIndex, column.endIndex - 1,
        column.indices.min { column[$0].y < column[$1].y } ?? column.startIndex,
        column.indices.max { column[$0].y < column[$1].y } ?? column.startIndex,
      ]
      result += Set(places).sorted().map { points[$0] }
    }
    return result
  }
}
