/// The plot of a study: rows in vain to the right, spinner time upwards on a logarithmic scale, so that
/// what lies to the left and below is better.
struct FrontierPlot {
  private let study: PrefetchStudy
  private let scale = PlotScale()

  init(_ study: PrefetchStudy) { self.study = study }

  /// The plot as a file.
  var svg: String {
    let parts =
      [style, axes, floor]
      + [
        curve(study.fixed, "fixed", "fixed thresholds, 1 to 60 rows", at: 52),
        curve(study.adaptive, "adaptive", "adaptive, by its margin", at: 48, offset: 34),
        curve(
          study.adaptivePages, "pages", "adaptive, page sizes too", at: 27, offset: 14,
          anchor: "end"),
      ]
      + study.named.map(mark)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(scale.size.width.text) \(scale.size.height.text)" \
      font-family="system-ui, sans-serif" font-size="13">
      <title>Spinner time against rows in vain</title>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  private var style: String {
    """
    <style>
    :root { --paper: #fff; --ink: #222; --faint: #ddd; --fixed: #8a5a00; --adaptive: #0b6bcb; --pages: #0a7d4f; }
    @media (prefers-color-scheme: dark) {
      svg { background: #16181c; }
      :root { --paper: #16181c; --ink: #eee; --faint: #3a3d44; --fixed: #e0a94a; --adaptive: #6cb2ff; --pages: #5fd3a2; }
    }
    text { fill: var(--ink); stroke: var(--paper); stroke-width: 4; paint-order: stroke; } .grid { stroke: var(--faint); } polyline { fill: none; stroke-width: 2.5; }
    .fixed { stroke: var(--fixed); } .adaptive { stroke: var(--adaptive); } .pages { stroke: var(--pages); }
    text.fixed { fill: var(--fixed); stroke: var(--paper); } text.adaptive { fill: var(--adaptive); stroke: var(--paper); }
    text.pages { fill: var(--pages); stroke: var(--paper); }
    circle { fill: var(--ink); } .floor { stroke: var(--ink); stroke-dasharray: 6 4; }
    </style>
    """
  }

  private var axes: String {
    let rows = stride(from: 0.0, through: PlotScale.mostRows, by: 10).map { rows in
      let x = scale.x(rows).text
      return line(x, scale.top.text, x, scale.bottom.text)
        + label(rows.text(digits: 0), x, (scale.bottom + 20).text, anchor: "middle")
    }
    let times = [20.0, 50, 100, 200, 500, 1000, 2000, 5000, 10000].map { time in
      let y = scale.y(time).text
      return line(scale.left.text, y, scale.right.text, y)
        + label(
          time.text(digits: 0), (scale.left - 8).text, (scale.y(time) + 4).text, anchor: "end")
    }
    return (rows + times).joined(separator: "\n")
      + label(
        "rows loaded and never seen", scale.right.text, (scale.bottom + 42).text, anchor: "end")
      + label("ms of spinner per 1,000 rows (logarithmic)", "10", "20")
  }

  private var floor: String {
    guard let oracle = study.means(of: .oracle) else { return "" }
    let y = scale.y(oracle.spinner)
    return """
      <line class="floor" x1="\(scale.left.text)" y1="\(y.text)" x2="\(scale.right.text)" y2="\(y.text)"/>
      """ + label("oracle, with pages of one size", (scale.left + 8).text, (y - 6).text)
  }

  private func curve(
    _ frontier: Frontier, _ style: String, _ name: String, at rows: Double, offset: Double = -4,
    anchor: String = "start"
  ) -> String {
    let points = frontier.points.filter { scale.holds($0.means) }
      .map { "\(scale.x($0.means.inVain).text),\(scale.y($0.means.spinner).text)" }
    let place = scale.y(frontier.spinner(atRowsInVain: rows))
    return "<polyline class=\"\(style)\" points=\"\(points.joined(separator: " "))\"/>\n"
      + label(
        name, (scale.x(rows) + (anchor == "end" ? -10 : 10)).text, (place + offset).text,
        anchor: anchor, style: style)
  }

  private func mark(_ contender: Contender, _ means: Means) -> String {
    guard contender != .oracle else { return "" }
    guard scale.holds(means) else {
      return label(
        "→ \(contender.name): \(means.inVain.text(digits: 0)) rows", (scale.right - 4).text,
        (scale.y(means.spinner) + 4).text, anchor: "end")
    }
    let (x, y) = (scale.x(means.inVain), scale.y(means.spinner))
    let isLeft = contender == .texture || contender == .adaptive(margin: 1)
    return """
      <circle cx="\(x.text)" cy="\(y.text)" r="4.5"/>
      """
        + label(
          contender.name, (x + (isLeft ? -9 : 9)).text, (y + (isLeft ? 14 : -4)).text,
          anchor: isLeft ? "end" : "start")
  }

  private func line(_ x1: String, _ y1: String, _ x2: String, _ y2: String) -> String {
    "<line class=\"grid\" x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\"/>"
  }

  private func label(
    _ text: String, _ x: String, _ y: String, anchor: String = "start", style: String = ""
  ) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(text)</text>\n"
  }
}

extension Double {
  /// A length with a digit behind the point.
  fileprivate var text: String { String((self * 10).rounded() / 10) }
}
