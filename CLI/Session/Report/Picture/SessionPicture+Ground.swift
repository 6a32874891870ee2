extension SessionPicture {
  /// The bands in which a spinner was in sight; the longer within its unit, the darker.
  var spinners: String {
    PictureBands(of: script.trace.spinners, on: scale).shapes.map { level, data in
      "<path class=\"spinner level\(level)\" d=\"\(data)\"/>\n"
    }.joined()
  }

  /// What lay below the loaded edge.
  var unloaded: String {
    let data = extents.data(downTo: PictureScale.bottom)
    return data.isEmpty
      ? "" : "<path class=\"unloaded\" fill=\"url(#\(anchors.part("u")))\" d=\"\(data)\"/>\n"
  }

  /// The loaded edge.
  var edge: String {
    let data = extents.data
    return data.isEmpty ? "" : "<path class=\"edge\" d=\"\(data)\"/>\n"
  }

  /// The way of the viewport.
  var viewport: String {
    func path(_ row: (SessionTrace.Sight) -> Double) -> PicturePath {
      PicturePath(
        script.trace.sights.map { .init(x: scale.x($0.time), y: scale.y(row($0))) }, until: end)
    }
    let data = path(\.top).data(downTo: path(\.bottom))
    return data.isEmpty ? "" : "<path class=\"viewport\" d=\"\(data)\"/>\n"
  }

  /// The axes with their names and numbers.
  var axes: String {
    let left = PictureScale.left
    let bottom = PictureScale.bottom
    var lines =
      "M\(text(left)) \(text(PictureScale.top))V\(text(bottom))H\(text(PictureScale.right))"
    var labels = ""
    for time in PictureTicks.times(to: scale.end) {
      let x = text(scale.x(.milliseconds(time)))
      lines += "M\(x) \(text(bottom))v5"
      labels +=
        "<text x=\"\(x)\" y=\"\(text(bottom + 18))\" text-anchor=\"middle\">"
        + Duration.milliseconds(time).scriptText + "</text>"
    }
    for row in PictureTicks.rows(to: scale.rows) {
      // A row's number stands beside the row's middle.
      let y = scale.y(Double(row) - 0.5)
      lines += "M\(text(left)) \(text(y))h-5"
      labels +=
        "<text x=\"\(text(left - 8))\" y=\"\(text(y + 4))\" text-anchor=\"end\">\(row)</text>"
    }
    labels +=
      "<text class=\"name\" x=\"\(text(left - 8))\" y=\"20\" text-anchor=\"end\">row</text>"
      + "<text class=\"name\" x=\"\(text(PictureScale.right))\" y=\"\(text(bottom + 38))\""
      + " text-anchor=\"end\">time</text>"
    return
      "<path class=\"axis\" d=\"\(lines)\"/>\n<g class=\"ticks\" aria-hidden=\"true\">\(labels)</g>\n"
  }

  private var extents: PicturePath {
    PicturePath(
      script.trace.extents.map { .init(x: scale.x($0.time), y: scale.y(Double($0.rows))) },
      until: end)
  }

  func text(_ units: Double) -> String { PictureScale.text(units) }
}
