extension SessionPicture {
  /// The requests, each a bar that leads to its line in the transcript.
  var requests: String {
    // Where bars are dense, those of failed requests lie above the others.
    let order =
      bars.indices.filter { !isFailed(bars[$0]) } + bars.indices.filter { isFailed(bars[$0]) }
    return order.map { index in
      let bar = bars[index]
      let content =
        "<title>\(HTMLText.lines(sentence(on: bar)))</title>" + shape(of: bar, in: box(of: bar))
      let id = "id=\"\(anchors.bar(index))\" class=\"request \(bar.request.outcome.word)\""
      // Without a line to lead to it is no link.
      return anchors.line(ofRequest: bar.request.number).map {
        "<a \(id) href=\"#\($0)\">\(content)</a>\n"
      } ?? "<g \(id)>\(content)</g>\n"
    }.joined()
  }

  /// The requests' numbers where there is room for them; those of failed ones come first.
  var labels: String {
    var labels = PictureLabels(around: bars.map(box))
    let texts = (bars.filter(isFailed) + bars.filter { !isFailed($0) }).compactMap { bar in
      let name = label(of: bar)
      return labels.place(name, at: box(of: bar), isNeeded: isFailed(bar)).map { place in
        "<text class=\"\(bar.request.outcome.word)\" x=\"\(text(place.x))\" y=\"\(text(place.y + 4))\">"
          + HTMLText.lines(name) + "</text>"
      }
    }
    return texts.isEmpty
      ? "" : "<g class=\"labels\" aria-hidden=\"true\">\(texts.joined())</g>\n"
  }

  private func isFailed(_ bar: PictureBar) -> Bool { bar.request.outcome.word == "failed" }

  private func box(of bar: PictureBar) -> PictureLabels.Box {
    let start = scale.x(bar.request.sent)
    let least = isFailed(bar) ? 6.0 : 3.0
    // What is too short or too few to be seen is drawn as much as can be seen.
    let end = max(bar.request.outcome == .pending ? end : scale.x(bar.end), start + least)
    let top = scale.y(bar.rows.lowerBound)
    let height = max(scale.y(bar.rows.upperBound) - top, least) / Double(bar.lanes)
    let upper = min(top + height * Double(bar.lane), PictureScale.bottom - 3)
    return .init(x: start...end, y: upper...(upper + max(height - 1, 2)))
  }

  private func shape(of bar: PictureBar, in box: PictureLabels.Box) -> String {
    let left = text(box.x.lowerBound)
    let right = text(box.x.upperBound)
    let top = text(box.y.lowerBound)
    let bottom = text(box.y.upperBound)
    // What is still open has no right side.
    let close = bar.request.outcome == .pending ? "" : "Z"
    var shape = "<path d=\"M\(right) \(top)H\(left)V\(bottom)H\(right)\(close)\"/>"
    if bar.request.outcome == .cancelled {
      // It stands within the bar where there is room: the next one often begins at its end.
      let width = box.x.upperBound - box.x.lowerBound
      let x = width < 14 ? box.x.upperBound - 4 : box.x.upperBound - 11
      let y = (box.y.lowerBound + box.y.upperBound) / 2
      shape +=
        "<path class=\"cross\" d=\"M\(text(x)) \(text(y - 4))l8 8m0-8l-8 8\"/>"
    }
    return shape
  }

  private func label(of bar: PictureBar) -> String {
    switch bar.request.outcome {
    case .failed(let fault):
      let word = TerminalText.line(fault)
      return "#\(bar.request.number) " + (word.cellWidth > 16 ? word.fitted(to: 16) : word)
    case .pending: return "#\(bar.request.number) …"
    case .answered, .cancelled: return "#\(bar.request.number)"
    }
  }

  private func sentence(on bar: PictureBar) -> String {
    let request = bar.request
    var parts = ["#\(request.number)"]
    if let page = request.page { parts[0] += " page \(page)" }
    if let query = request.query { parts[0] += " '\(TerminalText.line(query))'" }
    parts.append("sent at \(request.sent.scriptText)")
    let end = bar.end.scriptText
    switch request.outcome {
    case .pending: parts.append(request.isHeld ? "held" : "still pending at \(end)")
    case .answered(let rows):
      parts.append("answered at \(end) with \(ReportSummary.count(rows, "row"))")
    case .failed(let fault): parts.append("failed at \(end): \(TerminalText.line(fault))")
    case .cancelled: parts.append("cancelled at \(end)")
    }
    return parts.joined(separator: ", ")
  }
}
