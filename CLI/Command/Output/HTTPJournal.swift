import EndlessData
import EndlessPresentation

/// Writes what happens to requests, a line each, in the order in which it happened.
@MainActor
struct HTTPJournal {
  /// Takes the events, on any thread.
  let log: HTTPLog
  private let writer: Task<Void, Never>
  private let end: @Sendable () -> Void

  init(on stream: Stream, language: Language) {
    let (events, teller) = AsyncStream.makeStream(of: HTTPEvent.self)
    log = { teller.yield($0) }
    end = { teller.finish() }
    writer = Task {
      for await event in events {
        try? stream.write("endless: \(TerminalText.line(event.line(in: language)))\n")
      }
    }
  }

  /// Writes what is left, and takes no more.
  func close() async {
    end()
    await writer.value
  }
}

extension HTTPEvent {
  /// Returns the event in a line, without any key.
  func line(in language: Language) -> String {
    switch self {
    case .sent(let request, let number): "#\(number) \(request.line)"
    case .answered(let response, let number, let time):
      "#\(number) status \(response.status), \(response.body.count) bytes, \(time.milliseconds) ms"
    case .failed(let error, let number, let time):
      "#\(number) no answer, \(time.milliseconds) ms: \(error.sentence(in: language))"
    case .joined(let request): "under way already: \(request.line)"
    case .retrying(let request, let error, let wait, let attempt, let limit):
      "try \(attempt) of \(limit) in \(wait.milliseconds) ms: \(request.line): "
        + error.sentence(in: language)
    case .cached(let request, let revalidated):
      "\(revalidated ? "kept and not modified" : "kept and fresh"): \(request.line)"
    }
  }
}

extension HTTPRequest {
  fileprivate var line: String { "GET \(shownAddress)" }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
