/// Gathers the settings of a script: each once, and before the first step.
struct SettingsFlow {
  private(set) var settings = SessionSettings()
  private var places: [String: SourcePlace] = [:]
  private var firstStep: SourcePlace?

  /// Notes that a step stands here.
  mutating func begin(at place: SourcePlace) {
    if firstStep == nil { firstStep = place }
  }

  /// Takes a setting; returns what is wrong with it, and a line of more about it.
  mutating func take(_ setting: Setting, at place: SourcePlace) -> (message: String, note: String)?
  {
    if let firstStep {
      return (
        "expected 'set' before the first step, got it behind line \(firstStep.line)",
        "the world begins at \(firstStep.address)"
      )
    }
    if let first = places[setting.word] {
      return (
        "expected '\(setting.word)' once, got it again; line \(first.line) sets it",
        "it is set at \(first.address)"
      )
    }
    places[setting.word] = place
    setting.apply(to: &settings)
    return nil
  }
}
