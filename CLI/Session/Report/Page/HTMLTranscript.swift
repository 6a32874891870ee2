/// A session's transcript, each line of which leads to its mark in the picture.
struct HTMLTranscript {
  let events: [SessionEvent]
  let anchors: SessionAnchors

  /// The most lines that are shown without being asked for.
  private static let mostOpen = 400

  init(of events: [SessionEvent], anchors: SessionAnchors) {
    self.events = events
    self.anchors = anchors
  }

  var text: String {
    guard !events.isEmpty else {
      return
        "<h3 id=\"\(anchors.transcript)\">Transcript</h3>\n<p class=\"quiet\">Nothing happened.</p>\n"
    }
    let texts = events.map(\.textLines)
    let count = texts.reduce(0) { $0 + $1.count }
    let list =
      "<ol class=\"transcript\">\n"
      + events.indices.map { item($0, lines: texts[$0]) }.joined() + "</ol>\n"
    let heading = "<h3 id=\"\(anchors.transcript)\">Transcript</h3>\n"
    guard count > Self.mostOpen else { return heading + list }
    return heading
      + "<details><summary>\(ReportSummary.count(count, "line"))</summary>\n\(list)</details>\n"
  }

  private func item(_ index: Int, lines: [String]) -> String {
    let event = events[index]
    let text = lines.map(HTMLText.lines).joined(separator: "\n")
    let content =
      "<span class=\"t\">\(event.time.scriptText)</span> <span class=\"x\">\(text)</span>"
    let link = anchors.target(of: index, event.kind).map { "<a href=\"#\($0)\">\(content)</a>" }
    return
      "<li id=\"\(anchors.line(index))\" class=\"\(event.kind.word)\">\(link ?? content)</li>\n"
  }
}
