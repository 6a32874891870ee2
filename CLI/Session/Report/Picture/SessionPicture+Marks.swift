extension SessionPicture {
  /// The marks above the picture, each of which leads to the first of its lines.
  var rug: String {
    marks.map { mark in
      let kinds = Set(mark.events.map { script.events[$0].kind.word })
      let x = text(mark.x)
      let line = "<path class=\"line\" d=\"M\(x) 10V\(text(PictureScale.bottom))\"/>"
      let shape =
        if kinds.contains("snapshot") {
          "<circle class=\"dot\" cx=\"\(x)\" cy=\"20\" r=\"5\"/>"
        } else if kinds.contains("step") {
          "<path class=\"tick\" d=\"M\(x) 12V30\"/>"
        } else {
          "<path class=\"tick\" d=\"M\(x) 22V30\"/>"
        }
      return "<a id=\"\(anchors.mark(mark))\" class=\"mark\""
        + " href=\"#\(anchors.line(mark.events[0]))\">"
        + "<title>\(HTMLText.lines(sentence(on: mark)))</title>\(line)\(shape)</a>\n"
    }.joined()
  }

  /// Where the session ended, when it did so with a failure.
  var failure: String {
    guard !script.failures.isEmpty else { return "" }
    let x = text(end)
    let cross = text(end - 5)
    return "<a id=\"\(anchors.end)\" class=\"end\" href=\"#\(anchors.failure(0))\">"
      + "<title>failed at \(script.virtualTime.scriptText)</title>"
      + "<path d=\"M\(x) 30V\(text(PictureScale.bottom))\"/>"
      + "<path class=\"cross\" d=\"M\(cross) 15l10 10m0-10l-10 10\"/></a>\n"
  }

  private func sentence(on mark: PictureMark) -> String {
    let most = 4
    let texts = mark.events.prefix(most).map { index in
      let event = script.events[index]
      let text = event.textLines.first ?? ""
      return event.time.scriptText + " " + (text.cellWidth > 80 ? text.fitted(to: 80) : text)
    }
    let rest = mark.events.count - texts.count
    return (texts + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }
}
