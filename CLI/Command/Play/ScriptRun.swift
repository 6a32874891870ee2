import EndlessSession

/// Plays one script, holds its transcript against the one in its file, and writes that where it is
/// asked to.
struct ScriptRun: Sendable {
  /// What came of a script.
  struct Outcome: Sendable {
    let entry: ReportEntry
    /// How many steps the script has.
    var stepsRead = 0
    /// Whether it was only read, not played.
    var wasRead = false
    /// The session as a story, where one is told.
    var story = ""
    /// Why its transcript could not be written.
    var diskFault: DiskFault?
  }

  let file: String
  let script: Result<Script, ScriptFaults>
  /// The file as it was before the script was read; nothing of a pipe, which is read but once.
  let contents: GoldenFile?
  let options: PlayOptions
  let color: Bool

  func callAsFunction() -> Outcome {
    switch script {
    case .failure(let faults):
      return Outcome(
        entry: ReportEntry(
          file: file, result: .unread(faults.diagnostics), transcript: .unchecked,
          realTime: .zero))
    case .success(let script): return options.checksOnly ? checked(script) : played(script)
    }
  }

  private func checked(_ script: Script) -> Outcome {
    return Outcome(
      entry: ReportEntry(
        file: file, result: .played(PlayedScript(unplayed: script)), transcript: .unchecked,
        realTime: .zero),
      stepsRead: script.steps.count, wasRead: true)
  }

  private func played(_ script: Script) -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    var story = options.tellsStory ? Story(of: contents, color: color) : nil
    let played = ScriptPlayer(script) { step, events, failure in
      story?.tell(step, events, failure)
    }.play()
    let (transcript, fault) = settle(script, played, under: options.update)
    let entry = ReportEntry(
      file: file, result: .played(played), transcript: transcript, realTime: clock.now - start)
    story?.end(with: entry.failures)
    return Outcome(
      entry: entry, stepsRead: script.steps.count, story: story?.text ?? "", diskFault: fault)
  }

  /// Holds the transcript against the file's own, and writes it where the policy says so.
  private func settle(_ script: Script, _ played: PlayedScript, under policy: GoldenPolicy?)
    -> (ReportEntry.Transcript, DiskFault?)
  {
    let golden = script.golden.map {
      Golden(
        file: file, line: contents?.markerLine, expected: $0, actual: played.transcript)
    }
    let action = GoldenPolicy.action(
      under: policy, hasGolden: golden != nil, differs: golden?.differs ?? false,
      everyExpectationHeld: played.failures.isEmpty,
      requiresTranscript: options.requiresTranscript)
    switch action {
    case .nothing: return (golden == nil || !played.failures.isEmpty ? .unchecked : .agrees, nil)
    case .failMissing: return (.missing(Golden.missing(in: file)), nil)
    case .failDiffering:
      guard let golden, let diagnostic = golden.diagnostic else { return (.unchecked, nil) }
      return (.differs(diagnostic, lines: golden.shownDifference), nil)
    case .write:
      do throws(DiskFault) {
        guard let contents else {
          throw DiskFault(path: file, reason: "expected a file, to write a transcript into")
        }
        try contents.write(transcript: played.transcript, to: file)
        return (.written, nil)
      } catch {
        // What was not written is judged as it stands.
        return (settle(script, played, under: nil).0, error)
      }
    }
  }
}
