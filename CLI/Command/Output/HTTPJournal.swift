import EndlessData
import EndlessDomain
import EndlessPresentation
import EndlessSession
import Synchronization

/// Writes what happens to requests, a line each, in the order in which it happened.
@MainActor
final class HTTPJournal {
  private let stream: Stream
  private let language: Language
  private nonisolated let pending = Mutex<[HTTPEvent]>([])

  init(on stream: Stream, language: Language) {
    self.stream = stream
    self.language = language
  }

  /// Takes an event, on any thread.
  nonisolated func note(_ event: HTTPEvent) {
    pending.withLock { $0.append(event) }
    Task { await flush() }
  }

  /// Writes that a page failed and is tried again.
  func note(retryOf load: Load, after error: FeedError, in delay: Duration) {
    flush()
    write(
      "attempt \(load.attempt + 1) in \(delay.milliseconds) ms: \(error.sentence(in: language))")
  }

  /// Writes that the details of a row failed and are tried again.
  func noteRetry(ofRow number: Int, in delay: Duration) {
    flush()
    write("details of row \(number): another attempt in \(delay.milliseconds) ms")
  }

  private func write(_ line: String) {
    try? stream.write("endless: \(TerminalText.line(line))\n")
  }

  /// Writes what has happened so far.
  func flush() {
    let events = pending.withLock { events in
      defer { events = [] }
      return events
    }
    for event in events { write(event.line(in: language)) }
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
