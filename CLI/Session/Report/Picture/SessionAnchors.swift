/// The names by which the parts of a session on a page are linked.
struct SessionAnchors {
  /// The session's number on the page, from 1.
  let session: Int
  private var marks: [Int: String] = [:]
  private var lines: [Int: Int] = [:]
  private var bars: [Int: Int] = [:]

  /// Creates the names for a session, whose marks are given.
  init(session: Int, events: [SessionEvent], requests: [RequestRecord], marks: [PictureMark]) {
    self.session = session
    for mark in marks {
      for event in mark.events { self.marks[event] = self.mark(mark) }
    }
    for (index, event) in events.enumerated() {
      if let number = event.kind.request, lines[number] == nil { lines[number] = index }
    }
    for (index, request) in requests.enumerated() where bars[request.number] == nil {
      bars[request.number] = index
    }
  }

  var whole: String { "s\(session)" }
  var heading: String { "s\(session)-h" }
  var picture: String { "s\(session)-p" }
  var transcript: String { "s\(session)-t" }
  var end: String { "s\(session)-x" }

  func failure(_ index: Int) -> String { "s\(session)-f\(index + 1)" }
  func line(_ event: Int) -> String { "s\(session)-e\(event + 1)" }
  func bar(_ index: Int) -> String { "s\(session)-r\(index + 1)" }
  func mark(_ mark: PictureMark) -> String { "s\(session)-m\((mark.events.first ?? 0) + 1)" }
  func part(_ name: String) -> String { "s\(session)-\(name)" }

  /// The line of the transcript in which a request is sent.
  func line(ofRequest number: Int) -> String? { lines[number].map { line($0) } }

  /// What an event is linked to in the picture: its request's bar, else its mark.
  func target(of event: Int, _ kind: SessionEvent.Kind) -> String? {
    if let number = kind.request, let index = bars[number] { return bar(index) }
    return marks[event]
  }
}
