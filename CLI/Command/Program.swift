import EndlessDomain
import EndlessPresentation
import EndlessSession

/// The program: from its arguments to its exit code.
@MainActor
struct Program {
  static let version = "0.1.0"

  let environment: [String: String]
  let output: Stream
  let errors: Stream

  func run(_ arguments: [String]) async -> ExitCode {
    do {
      return try await perform(try ArgumentParser(.all).parse(arguments))
    } catch let fault as UsageError {
      complain(fault.message + "\n" + fault.hint)
      return .usage
    } catch let fault as KeyFault {
      complain(fault.message)
      return .keyMissing
    } catch let fault as Stream.Fault {
      switch fault {
      case .closed: return .success
      case .interrupted(let code): return code
      case .failed:
        complain("standard output: \(fault.reason)")
        return .output
      }
    } catch {
      complain("\(error)")
      return .unavailable
    }
  }

  private func perform(_ invocation: Invocation) async throws -> ExitCode {
    switch invocation {
    case .version: try output.write("endless \(Self.version)\n")
    case .help(let command): try output.write(HelpText(.all).text(for: command))
    case .completion(let shell): try output.write(CompletionScript(.all).text(for: shell))
    case .feeds: try output.write(FeedsReport(environment: environment).text)
    case .languageHelp: try output.write(LanguageSummary.text)
    case .play(let options):
      let run = PlayRun(
        options: options, environment: environment,
        teller: PlayTeller(output: output, errors: errors))
      return try await run()
    case .list(let options): return try await list(options)
    }
    return .success
  }

  private func list(_ options: ListOptions) async throws -> ExitCode {
    let language = options.language ?? Language(environment: environment)
    let timeline = Timeline()
    let journal = options.verbose ? HTTPJournal(on: errors, language: language) : nil
    let composition = Composition(
      options: options, environment: environment, language: language, timeline: timeline,
      log: journal?.note)
    let format = OutputFormat(options: options, stream: output, environment: environment)
    func run<List: ListViewModel>(
      _ list: List, _ listing: FeedListing<List.Row>, _ open: (List) -> Void
    ) async throws -> ExitCode {
      if !options.isLive { try? errors.write(Self.sampleNote) }
      let run = ListRun(
        list: list, listing: listing, limit: options.limit, language: language,
        writer: RowWriter(listing: listing, format: format, language: language, output: output),
        errors: errors, timeline: timeline,
        journal: journal, keyAdvice: composition.keyAdvice(for: options.feed))
      return try await run(opening: open)
    }
    switch options.feed {
    case .lectures:
      return try await run(composition.lectures(), .lectures(in: language)) { $0.open() }
    case .pokemon:
      return try await run(composition.pokemon(), .pokemon(in: language)) { $0.open() }
    case .books:
      return try await run(composition.books(), .books(in: language)) { $0.search(options.query) }
    }
  }

  private func complain(_ message: String) {
    try? errors.write("endless: \(TerminalText.lines(message))\n")
  }

  private static let sampleNote = "Sample data; --live asks the real server.\n"
}
