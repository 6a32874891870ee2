import EndlessDomain
import EndlessPresentation

@testable import endless

/// What a program has written, as a test reads it.
@MainActor final class Recorder {
  private(set) var text = ""
  /// What was written at a time.
  private(set) var writes: [String] = []
  private(set) var stream = Stream(isTerminal: false) { _ in }

  init(
    isTerminal: Bool = false, width: Int = 80, onWrite: @escaping (String) -> Void = { _ in }
  ) {
    stream = Stream(isTerminal: isTerminal, width: width) { [weak self] text in
      self?.text += text
      self?.writes.append(text)
      onWrite(text)
    }
  }

  var lines: [String] { text.split(separator: "\n").map(String.init) }
}

/// Lists a view model as the program does, with what it writes kept.
@MainActor struct Listener<List: ListViewModel> {
  let list: List
  let listing: FeedListing<List.Row>
  var limit: Int?
  var language = Language.english
  var format = OutputFormat.tabs(color: false)
  var timeline = Timeline()
  let output = Recorder()
  var errors = Recorder()
  /// Whether retries are written out, as with `--verbose`.
  var isVerbose = false

  func run(opening open: (List) -> Void) async throws -> ExitCode {
    let writer = RowWriter(
      listing: listing, format: format, language: language, output: output.stream)
    let run = ListRun(
      list: list, listing: listing, limit: limit, language: language, writer: writer,
      errors: errors.stream, timeline: timeline,
      journal: isVerbose ? HTTPJournal(on: errors.stream, language: language) : nil)
    return try await run(opening: open)
  }
}
