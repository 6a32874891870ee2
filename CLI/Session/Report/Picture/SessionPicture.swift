/// A session as a picture of time, from left to right, and rows, from top to bottom.
struct SessionPicture {
  let script: PlayedScript
  let bars: [PictureBar]
  let scale: PictureScale
  let marks: [PictureMark]
  let anchors: SessionAnchors

  init(of script: PlayedScript, session: Int) {
    self.script = script
    let trace = script.trace
    let times =
      [script.virtualTime] + trace.requests.map { $0.ended ?? $0.sent }
      + trace.spinners.map(\.upperBound) + [script.events.last?.time ?? .zero]
    let end = times.max() ?? .zero
    bars = PictureBar.bars(of: trace, until: end)
    let bottoms = trace.sights.map(\.bottom).filter(\.isFinite)
    let rows = bottoms + trace.extents.map { Double($0.rows) } + bars.map(\.rows.upperBound)
    // The lowest line stands apart from the axis.
    scale = PictureScale(end: end, rows: (rows.max() ?? 1) * 1.04)
    let numbers = Set(trace.requests.map(\.number))
    marks = PictureMark.marks(of: script.events, on: scale) { event in
      event.kind.request.map { !numbers.contains($0) } ?? true
    }
    anchors = SessionAnchors(
      session: session, events: script.events, requests: trace.requests, marks: marks)
  }

  /// Whether there is anything to be seen.
  var isEmpty: Bool { script.trace == SessionTrace() && script.events.isEmpty }

  /// The picture as an SVG element.
  var svg: String {
    let size =
      "0 0 \(PictureScale.text(PictureScale.width)) \(PictureScale.text(PictureScale.height))"
    return """
      <svg viewBox="\(size)" role="group" aria-labelledby="\(anchors.picture)" \
      aria-describedby="\(anchors.part("d"))">
      <title id="\(anchors.picture)">\(HTMLText.line(script.title)): \
      time and rows</title>
      <desc id="\(anchors.part("d"))">\(HTMLText.lines(description))</desc>
      \(hatching)
      \(spinners)\(unloaded)\(axes)\(viewport)\(requests)\(edge)\(labels)\(rug)\(failure)</svg>

      """
  }

  /// Where the session ends.
  var end: Double { scale.sessionEnd(script.virtualTime) }

  /// The picture in words.
  var description: String {
    let requests = script.trace.requests
    func count(_ word: String) -> String? {
      let count = requests.count { $0.outcome.word == word }
      return count == 0 ? nil : "\(count) \(word)"
    }
    let outcomes = ["answered", "failed", "cancelled", "pending"].compactMap(count)
    let rows = script.trace.extents.last?.rows ?? 0
    return [
      "\(script.virtualTime.scriptText) of time.",
      ReportSummary.count(requests.count, "request")
        + (outcomes.isEmpty ? "." : ": \(outcomes.joined(separator: ", "))."),
      "\(ReportSummary.count(rows, "row")) at the end.",
      "A spinner was in sight for \(spinnerTime.scriptText).",
      script.failures.isEmpty ? "" : "It ended with a failure.",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// How long a person looked at a spinner.
  var spinnerTime: Duration {
    script.trace.spinners.reduce(.zero) { $0 + ($1.upperBound - $1.lowerBound) }
  }

  private var hatching: String {
    """
    <defs><pattern id="\(anchors.part("u"))" width="7" height="7" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><path class="hatch" d="M0 0V7"/></pattern></defs>
    """
  }
}
