import EndlessSession

/// Plays one script, holds its transcript against the one in its file, and writes that where it is
/// asked to.
struct ScriptRun: Sendable {
  /// What came of a script.
  struct Outcome: Sendable {
    let entry: ReportEntry
    /// The steps of a script that was only read.
    var stepsRead = 0
    /// The session as a story, where one is told.
    var story = ""
    /// Why its transcript could not be written.
    var diskFault: DiskFault?
  }

  let file: String
  let script: Result<Script, ScriptFaults>
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
      stepsRead: script.steps.count)
  }

  private func played(_ script: Script) -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    // Read before it is played: only then can be told whether somebody changed it meanwhile.
    let contents = GoldenFile(path: file)
    var story = options.tellsStory ? Story(of: contents, color: color) : nil
    let played = ScriptPlayer(script) { step, events, failure in
      story?.tell(step, events, failure)
    }.play()
    story?.end()
    let (transcript, fault) = settle(script, played, contents)
    return Outcome(
      entry: ReportEntry(
        file: file, result: .played(played), transcript: transcript,
        realTime: clock.now - start),
      stepsRead: script.steps.count, story: story?.text ?? "", diskFault: fault)
  }

  /// Holds the transcript against the file's own, and writes it where the policy says so.
  private func settle(_ script: Script, _ played: PlayedScript, _ contents: GoldenFile?)
    -> (ReportEntry.Transcript, DiskFault?)
  {
    let golden = script.golden.map {
      Golden(
        file: file, line: contents?.markerLine, expected: $0, actual: played.transcript)
    }
    let action = GoldenPolicy.action(
      under: options.update, hasGolden: golden != nil, differs: golden?.differs ?? false,
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
          throw DiskFault(path: file, reason: "cannot be read any more")
        }
        try contents.write(transcript: played.transcript, to: file)
        return (.written, nil)
      } catch {
        return (.unchecked, error)
      }
    }
  }
}
