extension SessionPicture {
  /// The bands in which a spinner was in sight; those within a unit are one.
  var spinners: String {
    var bands: [ClosedRange<Double>] = []
    for spinner in script.trace.spinners {
      let start = scale.x(spinner.lowerBound)
      let end = max(scale.x(spinner.upperBound), start + 0.5)
      if let last = bands.last, start - last.upperBound < 1 {
        bands[bands.count - 1] = last.lowerBound...max(end, last.upperBound)
      } else {
        bands.append(start...end)
      }
    }
    guard !bands.isEmpty else { return "" }
    let data = bands.map { band in
      "M\(text(band.lowerBound)) \(text(PictureScale.top))H\(text(band.upperBound))"
        + "V\(text(PictureScale.bottom))H\(text(band.lowerBound))Z"
    }
    return "<path class=\"spinner\" d=\"\(data.joined())\"/>\n"
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
    let end = scale.end(of: script)
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
      until: scale.end(of: script))
  }

  func text(_ units: Double) -> String { PictureScale.text(units) }
}

extension PictureScale {
  /// Where a session ends.
  func end(of script: PlayedScript) -> Double { max(x(script.virtualTime), Self.left + 2) }
}
