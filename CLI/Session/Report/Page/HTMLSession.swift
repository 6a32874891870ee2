/// A session's part of a page: what came of it, its picture, and its transcript.
struct HTMLSession {
  private let entry: ReportEntry
  private let report: Report
  private let name: String
  private let picture: SessionPicture?

  init(of entry: ReportEntry, number: Int, in report: Report) {
    self.entry = entry
    self.report = report
    name = "s\(number)"
    picture = entry.played.map { SessionPicture(of: $0, session: number) }
  }

  var text: String {
    """
    <section id="\(name)" class="session" aria-labelledby="\(name)-h">
    <h2 id="\(name)-h">\(HTMLText.line(entry.title)) \
    <span class="\(entry.outcome.rawValue)">\(HTMLText.outcome(entry.outcome))</span></h2>
    <p class="facts">\(facts)</p>
    \(sections)\(failures)\(figure)\(transcript)\
    <p class="up"><a href="#top">All sessions</a></p>
    </section>

    """
  }

  private var facts: String {
    var facts = [HTMLText.line(entry.file)]
    if let script = entry.played, let picture {
      facts += [
        ReportSummary.count(script.steps, "step"), script.virtualTime.scriptText + " virtual",
        ReportSummary.count(script.trace.requests.count, "request"),
        picture.spinnerTime.scriptText + " looking at a spinner",
      ]
    }
    facts.append(entry.realTime.scriptText + " real")
    switch entry.transcript {
    case .unchecked, .missing, .differs: break
    case .agrees: facts.append("transcript as expected")
    case .written: facts.append("transcript written")
    }
    return facts.joined(separator: " · ")
  }

  private var sections: String {
    guard let sections = entry.played?.sections, sections.count > 1 else { return "" }
    let items = sections.map { section in
      let word =
        section.failures.isEmpty ? (section.wasReached ? "passed" : "not reached") : "failed"
      let style = section.failures.isEmpty ? (section.wasReached ? "passed" : "quiet") : "failed"
      let title = section.title.isEmpty ? "(untitled)" : HTMLText.line(section.title)
      return "<li>\(title) <span class=\"\(style)\">\(word)</span></li>\n"
    }
    return "<ul class=\"sections\">\n\(items.joined())</ul>\n"
  }

  private var failures: String {
    entry.failures.enumerated().map { index, failure in
      let text = report.describe([failure])
      let link =
        index == 0 && picture.map { !$0.isEmpty && !$0.failure.isEmpty } == true
        ? "<a href=\"#\(name)-x\">In the picture</a>" : ""
      let difference = failure.kind == .transcript ? entry.transcriptDifference : []
      return """
        <div class="failure" id="\(name)-f\(index + 1)"><pre tabindex="0">\
        \(HTMLText.columns(text))\(difference.map(Self.changed).joined())</pre>\(link)</div>

        """
    }.joined()
  }

  private static func changed(_ line: String) -> String {
    let text = HTMLText.columns(line)
    return switch line.first {
    case "-": "\n<del>\(text)</del>"
    case "+": "\n<ins>\(text)</ins>"
    default: "\n\(text)"
    }
  }

  private var figure: String {
    guard let picture, !picture.isEmpty else { return "" }
    return """
      <p class="skip"><a href="#\(name)-t">Skip the picture</a></p>
      <figure>
      <div class="wide" tabindex="0" role="region" aria-label="Picture of time and rows">
      \(picture.svg)</div>
      <figcaption>\(PictureLegend(of: picture).text)</figcaption>
      </figure>

      """
  }

  private var transcript: String {
    guard let script = entry.played, let picture else { return "" }
    return HTMLTranscript(of: script.events, anchors: picture.anchors).text
  }
}
